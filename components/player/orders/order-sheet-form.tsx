'use client';

import { useRef } from 'react';
import { focusColumn } from '@/components/player/sheets/focus-column';
import { PickMany } from '@/components/ui/pick-many';
import { Cell, Table } from '@/components/ui/table';
import { emptyLine, withGoal } from '@/lib/visibility/forms/order-row';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { ControlNotes } from '../sheets/control-notes';
import { RowDispute } from '../sheets/row-dispute';
import { StandsTwice } from '../sheets/stands-twice';
import { unitChoices } from '../sheets/unit-choices';
import type { DraftOnDesk } from '../sheets/use-draft';
import { useRowFocus } from '../sheets/use-row-focus';
import { unitsPicked } from './order-fields';
import { OrderRow } from './order-row';
import { SheetColumns } from './order-sheet-paper';
import { RowReading, useReads } from './reading/reading-later';

/** The rows of a sheet that is being written, in the columns of §5, by keyboard from row to row. */
export function OrderSheetForm({ desk, draft }: { desk: PlayerDesk; draft: DraftOnDesk }) {
  const { keeper, state } = draft;
  const { refusal } = state;
  const { rows } = state.draft;
  const table = useRef<HTMLTableElement>(null);
  const { rowAt, goTo } = useRowFocus(table, draft, 'orders');
  const choices = unitChoices(desk.counters, rows);
  const me = desk.seat.label;
  const { reads, onFocusCapture } = useReads(rows);

  const goToRow = (at: number) => {
    const next = rowAt(at);
    if (next) focusColumn(next, 'counterIds');
    else table.current?.querySelector<HTMLInputElement>('[data-next] input')?.focus();
  };

  return (
    <Table ref={table} onFocusCapture={onFocusCapture}>
      <SheetColumns />
      {rows.map((row, at) => (
        <OrderRow
          key={row.id}
          count={at + 1}
          row={row}
          choices={choices}
          side={desk.team.side}
          allowsRest={desk.clock.allowsRest}
          by={row.writtenBy && row.writtenBy !== me && !row.isUnsent ? row.writtenBy : null}
          refusal={refusal?.rowId === row.id ? refusal : null}
          onEdit={(patch) => keeper.edit(row.id, withGoal(row, patch))}
          onNext={() => goToRow(at + 1)}
          onRemove={() => keeper.remove(row.id)}
          control={<ControlNotes notes={desk.notes} queries={desk.queries} lineId={row.id} />}
        >
          <StandsTwice row={row} rows={rows} counters={desk.counters} />
          <RowDispute row={row} counters={desk.counters} onChoose={(whose) => keeper.choose(row.id, whose)} />
          {reads && (
            <RowReading desk={desk} count={at + 1} rows={rows} onEdit={(patch) => keeper.edit(row.id, patch)} />
          )}
        </OrderRow>
      ))}
      <tbody className="not-printed">
        <tr data-next>
          <Cell colSpan={5} className="pl-3">
            <PickMany
              label="Next unit"
              none="No unit"
              isLabelHidden
              look="paper"
              choices={choices}
              picked={[]}
              onPick={(picked) => goTo(keeper.add(unitsPicked(emptyLine, choices, picked)))}
              onEnter={() => {
                // The new row takes the keyboard; with nothing picked there is nowhere to go on to.
              }}
              placeholder="Next unit…"
            />
          </Cell>
        </tr>
      </tbody>
    </Table>
  );
}
