'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import type { CompanionAbout, PlayOutVerb } from '@/lib/turn/cases/companion-about';
import type { CompanionGameOnList } from '@/lib/turn/cases/companion-games-about';
import { companionNames } from '@/lib/words';
import { useKeys } from '../keys/use-keys';
import { useDeskAddress, useRouter } from '../router';
import { useMutation } from '../use-mutation';
import { beginWay, companionSentences, companionShortTitles } from './companion-words';

interface Props {
  about: CompanionAbout;
  /** The games begun about it. */
  games: readonly CompanionGameOnList[];
  /** 4 opens it. */
  hasKey?: boolean;
}

/**
 * "Play it out…" at a combat, a crossing or a landing: the four companions. Each opens its table filled; one that is played
 * already is gone to, and where more has to be said its form opens.
 */
export function PlayItOut({ about, games, hasKey = false }: Props) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const { act } = useMutation<PlayOutVerb>();
  const show = (path: string) => go(address(path));
  const [isOpen, setOpen] = useState(false);
  useKeys({ playOut: hasKey ? () => setOpen(true) : undefined });
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
          onPick: () =>
            open
              ? show(`/companions/${open.id}`)
              : act(
                  'play-out',
                  { companion, about },
                  ({ companionGameId }) => show(`/companions/${companionGameId}`),
                  ({ code }) => {
                    const isAsked = code === 'notNow';
                    if (isAsked) show(beginWay(about, companion));
                    return isAsked;
                  },
                ),
        };
      })}
    />
  );
}
