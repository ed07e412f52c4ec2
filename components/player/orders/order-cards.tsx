'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { extrasSaid, withGoal } from '@/lib/visibility/forms/order-row';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { ControlNotes } from '../sheets/control-notes';
import { namesOf, RowDispute } from '../sheets/row-dispute';
import { StandsTwice } from '../sheets/stands-twice';
import { unitChoices } from '../sheets/unit-choices';
import { saysUnpicked } from '../sheets/unpicked';
import type { DraftOnDesk } from '../sheets/use-draft';
import { OrderCard } from './order-card';
import { RowReading, useReads } from './reading/reading-later';

interface Props {
  desk: PlayerDesk;
  draft: DraftOnDesk;
  /** "Night", the head of a card. */
  title: string;
  /** The head of the sheet, above the list. */
  head: ReactNode;
  /** The row that is being written; null shows the list. */
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** The rows of a sheet on a phone: a list, and one row at a time to write in. */
export function OrderCards({ desk, draft: { keeper, state }, title, head, openId, onOpen }: Props) {
  const { rows } = state.draft;
  const at = rows.findIndex(({ id }) => id === openId);
  const row = rows[at];
  const refusedId = state.refusal?.rowId;
  const { reads, onFocusCapture } = useReads(rows);

  useEffect(() => {
    if (refusedId) onOpen(refusedId);
  }, [refusedId, onOpen]);

  const card = useRef<HTMLDivElement>(null);
  const leave = (go: () => void) => {
    if (!saysUnpicked(card.current)) go();
  };
  const goTo = (index: number) => leave(() => onOpen(rows[index]?.id ?? keeper.add()));

  if (!row) {
    return (
      <div>
        {head}
        <ul className="border-t-[1.5px] border-ink">
          {rows.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                onClick={() => onOpen(one.id)}
                className="block w-full border-b border-rule py-2.5 text-left"
              >
                <b className="block">{one.grouping || namesOf(one.counterIds, desk.counters) || 'No unit yet'}</b>
                <span className="line-clamp-2">{one.orders || <span className="text-ink-3">No orders yet</span>}</span>
                <span className="mt-1 flex gap-5 pl-2 font-cond">
                  {one.action && <span className="circled">{actionWords[one.action].word}</span>}
                  {one.posture && <span className="circled">{postureWords[one.posture].word}</span>}
                  {extrasSaid(one, 'print').map((words) => (
                    <b key={words} className="font-semibold text-pencil">
                      {words}
                    </b>
                  ))}
                  {one.theirs && <span className="font-medium text-waiting">two texts, choose one</span>}
                  {one.isGone && <span className="font-medium text-waiting">taken off by a colleague, choose</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <Button className="mt-3 w-full" onClick={() => onOpen(keeper.add())}>
          Add a row
        </Button>
      </div>
    );
  }

  return (
    <div ref={card} onFocusCapture={onFocusCapture}>
      <div className="sticky -top-3 z-10 -mx-4 -mt-3 mb-3 flex items-center gap-2 border-b border-rule bg-sheet px-4 py-1.5">
        <Button size="small" kind="quiet" onClick={() => leave(() => onOpen(null))}>
          All rows
        </Button>
        <b className="flex-1 text-center">
          {title}, row {at + 1} of {rows.length}
        </b>
        <Button
          size="small"
          className="min-w-11 text-title"
          aria-label="Row before"
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
        >
          ‹
        </Button>
        <Button
          size="small"
          className="min-w-11 text-title"
          aria-label="Row after"
          disabled={at === rows.length - 1}
          onClick={() => goTo(at + 1)}
        >
          ›
        </Button>
      </div>
      <OrderCard
        key={row.id}
        count={at + 1}
        row={row}
        choices={unitChoices(desk.counters, rows)}
        side={desk.team.side}
        allowsRest={desk.clock.allowsRest}
        refusal={refusedId === row.id ? state.refusal : null}
        onEdit={(patch) => keeper.edit(row.id, withGoal(row, patch))}
        onNext={() => goTo(at + 1)}
        reading={
          reads && <RowReading desk={desk} count={at + 1} rows={rows} onEdit={(patch) => keeper.edit(row.id, patch)} />
        }
        onRemove={() => {
          keeper.remove(row.id);
          onOpen(rows[at + 1]?.id ?? rows[at - 1]?.id ?? null);
        }}
      >
        <StandsTwice row={row} rows={rows} counters={desk.counters} />
        <RowDispute row={row} counters={desk.counters} onChoose={(whose) => keeper.choose(row.id, whose)} />
        <ControlNotes notes={desk.notes} queries={desk.queries} lineId={row.id} />
      </OrderCard>
    </div>
  );
}
