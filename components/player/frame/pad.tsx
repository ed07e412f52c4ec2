'use client';

import { Fragment, useState } from 'react';
import { later } from '@/components/ui/later';
import { capital, turnDate } from '@/lib/text';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { AirSheet } from '../air/air-sheet';
import { MessagePad } from '../messages/message-pad';
import { OrderSheet } from '../orders/order-sheet';
import { handInTime, turnAfter } from '../turn-words';

/** Looked at now and then, so it is loaded when it is. */
const OwnUnits = later(async () => (await import('../movement/own-units')).OwnUnits);

/** The sheets of a turn, and the words on their tabs. */
const sheets = [
  ['orders', 'Order sheet'],
  ['air', 'Air requests'],
  ['messages', 'Messages'],
  ['units', 'Units'],
] as const;

/** The pad: this turn's sheets, of orders and of air requests, and beneath them the coming turn's, where there is one. While a turn is fought the coming one lies on top. */
export function Pad({ desk }: { desk: PlayerDesk }) {
  const { clock } = desk;
  const turns = clock.isLast || clock.isEnded ? [clock] : [clock, turnAfter(clock)];
  const [picked, setPicked] = useState<number | null>(null);
  const [sheet, setSheet] = useState<(typeof sheets)[number][0]>('orders');
  const isPicked = turns.some(({ turn }) => turn === picked);
  const shown = isPicked ? picked : handInTime(desk) === 'closed' ? turns.at(-1)!.turn : clock.turn;
  return (
    <section
      id="sheet"
      tabIndex={-1}
      aria-label="Order sheets"
      className="on-desk flows flex min-h-0 flex-1 flex-col overflow-hidden"
    >
      <div className="not-printed flex flex-wrap items-end gap-x-1 border-b border-rule bg-sunk px-3 pt-1.5">
        {turns.map((turn) => (
          <button
            key={turn.turn}
            type="button"
            aria-pressed={turn.turn === shown}
            onClick={() => setPicked(turn.turn)}
            className="-mb-px min-h-8 pointer-coarse:min-h-press rounded-t-2 border border-transparent px-3 text-note text-ink-2 hover:text-ink aria-pressed:border-rule aria-pressed:border-b-sheet aria-pressed:bg-sheet aria-pressed:font-medium aria-pressed:text-ink max-sm:min-h-handle"
          >
            {capital(turn.daypart)}
            <span className="max-2xl:sr-only">, {turnDate(turn)}</span>
          </button>
        ))}
        {clock.isLast && !clock.isEnded && (
          <p className="mb-1 self-center px-2 text-note text-ink-3">The battle ends with this turn.</p>
        )}
        <fieldset className="mb-1 ml-auto flex gap-0.5">
          <legend className="sr-only">Sheets of the turn</legend>
          {sheets.map(([id, word]) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === sheet}
              onClick={() => setSheet(id)}
              className="min-h-handle-small rounded-2 px-2.5 text-note text-ink-2 hover:text-ink aria-pressed:bg-sheet aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-1 max-sm:px-2"
            >
              {word}
            </button>
          ))}
        </fieldset>
      </div>
      {turns.map((turn) => {
        const onPad = { desk, turn };
        const isOnTop = turn.turn === shown;
        return (
          <Fragment key={turn.turn}>
            <OrderSheet {...onPad} isShown={isOnTop && sheet === 'orders'} />
            <AirSheet {...onPad} isShown={isOnTop && sheet === 'air'} />
          </Fragment>
        );
      })}
      <MessagePad desk={desk} isShown={sheet === 'messages'} />
      {sheet === 'units' && <OwnUnits desk={desk} />}
    </section>
  );
}
