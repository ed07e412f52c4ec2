'use client';

import { useState } from 'react';
import type { PlayerDesk } from '@/lib/visibility/desk';
import { TurnSheet } from './turn-sheet';
import { handInTime, sheetDate, turnAfter } from './turn-words';

interface Props {
  desk: PlayerDesk;
  isLive: boolean;
  readAgain: () => Promise<void>;
  onMovedAway: () => void;
}

const titles = { night: 'Night', morning: 'Morning', afternoon: 'Afternoon' };

/** The pad: this turn's sheet and, beneath it, the coming turn's. While a turn is fought the coming one lies on top. */
export function Pad({ desk, isLive, readAgain, onMovedAway }: Props) {
  const { clock } = desk;
  const turns = [clock, turnAfter(clock)];
  const [picked, setPicked] = useState<number | null>(null);
  const isPicked = turns.some(({ turn }) => turn === picked);
  const shown = isPicked ? picked : handInTime(clock) === 'closed' ? clock.turn + 1 : clock.turn;
  return (
    <section aria-label="Order sheets" className="on-desk flex min-h-0 flex-1 flex-col overflow-hidden">
      <div className="not-printed flex gap-1 border-b border-rule bg-sunk px-3 pt-1.5">
        {turns.map((turn) => (
          <button
            key={turn.turn}
            type="button"
            aria-pressed={turn.turn === shown}
            onClick={() => setPicked(turn.turn)}
            className="-mb-px min-h-8 rounded-t-2 border border-transparent px-3 text-note text-ink-2 hover:text-ink aria-pressed:border-rule aria-pressed:border-b-sheet aria-pressed:bg-sheet aria-pressed:font-medium aria-pressed:text-ink max-sm:min-h-10"
          >
            {titles[turn.daypart]}
            <span className="max-sm:sr-only">, {sheetDate(turn)}</span>
          </button>
        ))}
      </div>
      {turns.map((turn) => (
        <TurnSheet
          key={turn.turn}
          turn={turn}
          isShown={turn.turn === shown}
          {...{ desk, isLive, readAgain, onMovedAway }}
        />
      ))}
    </section>
  );
}
