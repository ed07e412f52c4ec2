'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { Tag } from '@/components/ui/tag';
import type { CompanionAbout } from '@/lib/turn/cases/companion-about';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { companionNames } from '@/lib/words';
import { useKeys } from '../keys/use-keys';
import { DeskLink, useDeskAddress, useRouter } from '../router';
import { beginWay, companionSentences, companionShortTitles, rulingWay } from './companion-words';

interface Props {
  about: CompanionAbout;
  /** Those begun about it. */
  games: readonly CompanionGameOnList[];
  /** 4 opens it. */
  hasKey?: boolean;
}

/** "Play it out…" at a combat, a crossing or a landing: the four companions; one that is played already is gone to. */
export function PlayItOut({ about, games, hasKey = false }: Props) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const [isOpen, setOpen] = useState(false);
  useKeys({ 4: hasKey ? () => setOpen(true) : undefined });
  return (
    <Menu
      isOpen={isOpen}
      onOpen={setOpen}
      trigger={
        <Button size="small" hint={hasKey ? '4' : undefined}>
          Play it out…
        </Button>
      }
      entries={companionNames.map((companion) => {
        const open = games.find((game) => game.companion === companion && game.result === null);
        return {
          id: companion,
          label: companionShortTitles[companion],
          sentence: companionSentences[companion],
          ...(open ? { hint: `to game ${open.number}` } : {}),
          onPick: () => go(address(open ? `/companions/${open.id}` : beginWay(about, companion))),
        };
      })}
    />
  );
}

/** The companion games that something of the main game was played out in, with what came of them. */
export function PlayedOut({
  games,
  wayOf = ({ id, about }) => about && rulingWay(about, id),
}: {
  games: readonly CompanionGameOnList[];
  /** Where one that has been put away is ruled by; null: nowhere now. */
  wayOf?: (game: CompanionGameOnList) => string | null;
}) {
  if (games.length === 0) return null;
  return (
    <ul aria-label="Played out" className="text-small">
      {games.map((game) => {
        const way = game.result === null ? null : wayOf(game);
        return (
          <li key={game.id} className="flex flex-wrap items-center gap-x-2">
            <DeskLink to={`/companions/${game.id}`} className="inline-flex min-h-6 items-center font-medium">
              Companion game {game.number}
            </DeskLink>
            <span className="text-ink-3">{companionShortTitles[game.companion]}</span>
            {game.result === null ? (
              <Tag meaning="waiting">Being played</Tag>
            ) : (
              <>
                <span className="min-w-0">{game.result}</span>
                {way && (
                  <DeskLink to={way} className="inline-flex min-h-6 items-center font-medium">
                    Take back as a ruling
                  </DeskLink>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
