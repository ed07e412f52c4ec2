import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useRem } from '@/components/ui/use-rem';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { type Rows, widthsOf } from '../cells';
import { DragRows } from './drag-rows';
import { doesByKey } from './grid-keys';
import { box, frozen, GridRow, rowRem } from './grid-row';
import { cellBeside } from './grid-steps';
import { intoSight } from './into-sight';
import type { Order } from './ranges';
import type { TableDeeds } from './table-deeds';
import type { Selection } from './use-selection';
import { useWindowOfRows } from './use-window-of-rows';

interface Props {
  /** The table's name. */
  label: string;
  rows: Rows;
  order: Order;
  faults: readonly ScenarioProblem[];
  selection: Selection;
  deeds: TableDeeds;
  /** The next cell that is pressed is the other corner of the range. */
  reaches: boolean;
}

/** The row after the last: what is written there is a new one. */
const empty: readonly string[] = [];

/**
 * A table as a spreadsheet shows it: arrows move, letters write, Enter and Tab go on; with Shift, or drawn over by the mouse, a
 * range is taken, copied, pasted over, emptied and filled down. A press on its number picks a row, Shift and Control more of
 * them; Alt and an arrow carries it, and so does a drag at its number. What is written in the empty row at its end is a new row.
 * A finger writes in a cell by a second press on it. Only the rows in its window are drawn.
 */
export function TableGrid({ label, rows, order, faults, selection, deeds, reaches }: Props) {
  const { at, range, picked } = selection;
  const [written, setWritten] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const rowPx = rowRem * useRem();
  const { pane, from, to } = useWindowOfRows(rows.length, rowPx, at.row);
  const headings = rows[0] ?? [];
  const widths = useMemo(() => widthsOf(rows, (rows[0] ?? []).map(columnLabel)), [rows]);
  const faulty = useMemo(() => faultsByCell(faults), [faults]);
  const current = useRef<HTMLTableCellElement>(null);
  /** The keyboard is in the table: a cell that goes out of sight, or is written in no more, leaves it to the next. */
  const hasKeys = useRef(false);
  /** A range is drawn with the mouse, which was pressed on a cell. */
  const isDrawing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cell in hand
  useEffect(() => {
    if (written !== null || !hasKeys.current) return;
    current.current?.focus({ preventScroll: true });
    if (at.column !== order[0]) intoSight(current.current, pane.current);
  }, [at.row, at.column, written]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (written !== null || !doesByKey(event, { rows, order, selection, deeds, onWrite: setWritten })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onClipboard = (work: (clipboard: DataTransfer) => void) => (event: ClipboardEvent) => {
    if (written !== null) return;
    event.preventDefault();
    work(event.clipboardData);
  };
  const onCopy = onClipboard((clipboard) => clipboard.setData('text/plain', deeds.copy()));
  return (
    <DragRows onOver={setOver} onDrop={deeds.carry}>
      <div ref={pane} className="min-h-0 flex-1 overflow-auto border border-rule bg-sheet">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is written in is a grid
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={headings.length}
          aria-multiselectable
          onPaste={onClipboard((clipboard) => deeds.paste(clipboard.getData('text/plain')))}
          onCopy={onCopy}
          onCut={(event) => {
            onCopy(event);
            if (written === null) deeds.clear();
          }}
          onMouseDownCapture={() => {
            isDrawing.current = false;
          }}
          onFocus={() => {
            hasKeys.current = true;
          }}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) hasKeys.current = false;
          }}
          className="w-max table-fixed border-separate border-spacing-0 font-mono text-note select-none"
        >
          <colgroup>
            <col style={{ width: '3.5rem' }} />
            {order.map((column) => (
              <col key={column} style={{ width: `${widths[column]! + 3}ch` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1} style={{ height: `${rowRem}rem` }}>
              <th className={`${head} left-0 z-20 text-ink-3`}>row</th>
              {order.map((column, place) => (
                <th
                  key={column}
                  scope="col"
                  aria-colindex={place + 1}
                  title={headings[column]}
                  onClick={() => selection.takeRange({ row: 1, column }, { row: Math.max(1, rows.length - 1), column })}
                  className={`${head} ${place === 0 ? `${frozen} sm:z-20` : ''}`}
                >
                  {columnLabel(headings[column]!)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Gap rows={from - 1} />
            {[...rows.slice(from, to), ...(to > rows.length ? [empty] : [])].map((row, index) => {
              const number = from + index;
              return (
                <GridRow
                  key={number}
                  number={number}
                  row={row}
                  headings={headings}
                  order={order}
                  faulty={faulty}
                  isPicked={picked.rows.has(number)}
                  inRange={number >= range.first && number <= range.last ? range.columns : null}
                  isOver={number === over}
                  inHand={number === at.row ? { column: at.column, cell: current, written } : null}
                  onPick={selection.pickRow}
                  onTake={(cell, isRange) => {
                    isDrawing.current = true;
                    picked.clear();
                    selection.take(cell, isRange || reaches);
                  }}
                  onOver={(cell) => isDrawing.current && selection.take(cell, true)}
                  onWrite={setWritten}
                  onKeyDown={onKeyDown}
                  onLeave={(text, step) => {
                    setWritten(null);
                    if (text !== null) deeds.write(text);
                    if (step) selection.take(cellBeside(at, step, order, rows.length), false);
                  }}
                />
              );
            })}
            <Gap rows={rows.length + 1 - to} />
          </tbody>
        </table>
      </div>
    </DragRows>
  );
}

const head = `${box} sticky top-0 z-10 bg-sunk text-left font-semibold`;

/** The room of rows that are not drawn. */
const Gap = ({ rows }: { rows: number }) =>
  rows > 0 ? (
    <tr aria-hidden style={{ height: `${rows * rowRem}rem` }}>
      <td />
    </tr>
  ) : null;

/** The faults, by `row heading` of their cells; `row ` alone says that something in the row is. Rows count as entries do. */
function faultsByCell(faults: readonly ScenarioProblem[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { row, column = '', message } of faults) {
    if (row === undefined) continue;
    found.set(`${row - 1} ${column}`, message);
    found.set(`${row - 1} `, message);
  }
  return found;
}
