'use client';

import type { AboutOnDesk } from '@/companions/about/companion-about';
import { useCompanionMutation } from '@/companions/desk/use-companion-mutation';
import type { CompanionGameOnDesk, CompanionGamesDesk } from '@/companions/reads/companion-games';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import type { CompanionName } from '@/lib/words';
import { BeginCompanion } from './begin-companion';
import { CompanionDesk } from './companion-desk';
import { CompanionList } from './companion-list';

/** The companion games: the list of them, and one being played, or the choice of another. */
export function CompanionRoom({
  desk,
  game,
  of = null,
  first = null,
  mayShow = false,
}: {
  desk: CompanionGamesDesk;
  /** null: none is open. */
  game: CompanionGameOnDesk | null;
  /** The subject of a game that is begun; null: nothing of the main game. */
  of?: AboutOnDesk | null;
  /** The companion asked for. */
  first?: CompanionName | null;
  /** The seat may show a companion game to the hall. */
  mayShow?: boolean;
}) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const { isBusy, act } = useCompanionMutation();
  return (
    <div className="flex h-full flex-col">
      <div className="grid min-h-0 flex-1 grid-cols-[13rem_minmax(0,1fr)_minmax(18.75rem,23.75rem)] max-md:block max-md:overflow-y-auto">
        <CompanionList desk={desk} openId={game?.id ?? null} />
        {game ? (
          <CompanionDesk key={game.id} game={game} mayShow={mayShow} />
        ) : (
          <BeginCompanion
            titles={desk.titles}
            entered={desk.entered}
            of={of}
            first={first}
            isBusy={isBusy}
            begin={(companion, setup, tables) =>
              act(
                'begin-companion-game',
                {
                  companion,
                  name: of?.name ?? '',
                  setup: setup as never,
                  tables,
                  values: null,
                  about: of && { kind: of.kind, id: of.id },
                },
                ({ companionGameId }) => go(address(`/companions/${companionGameId}`)),
              )
            }
          />
        )}
      </div>
    </div>
  );
}
