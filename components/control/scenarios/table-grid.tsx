import { type ClipboardEvent, type KeyboardEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { useRem } from '@/components/ui/use-rem';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { type Cell, cellsOf, type Rows, textAt, widthsOf } from './cells';
import { DragRows, RowNumber } from './drag-rows';
import { useWindowOfRows } from './use-window-of-rows';

interface Props {
  /** What the table is called. */
  label: string;
  rows: Rows;
  faults: readonly ScenarioProblem[];
  /** The cell in hand. */
  at: Cell;
  onMove: (to: Cell) => void;
  /** Rows that are picked, to be changed all at once. */
  picked: ReadonlySet<number>;
  /** Picks a row or leaves it; with `isRange` all rows from the one picked before. */
  onPick: (row: number, isRange: boolean) => void;
  /** Puts a row in the place of another. */
  onCarry: (row: number, place: number) => void;
  /** Puts cells in, the first of them at a cell. */
  onPut: (at: Cell, block: string[][]) => void;
}

const rowRem = 1.875;
/** The row after the last: what is written there is a new one. */
const empty: readonly string[] = [];

/**
 * A table as a spreadsheet shows it: arrows move, letters write, Enter and Tab go on, Delete empties, and what was copied
 * elsewhere is put in from the cell in hand on; Shift and Space, or a press on its number, picks a row; Alt and an
 * arrow carries it, and so does a drag at its number. What is written in the empty row at its end is a new row. Only the rows in
 * its window are drawn.
 */
export function TableGrid({ label, rows, faults, at, picked, onMove, onPick, onCarry, onPut }: Props) {
  const [written, setWritten] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const rowPx = rowRem * useRem();
  const { pane, from, to } = useWindowOfRows(rows.length, rowPx, at.row);
  const widths = useMemo(() => widthsOf(rows), [rows]);
  const faulty = useMemo(() => faultsByCell(faults), [faults]);
  const headings = rows[0] ?? [];
  const current = useRef<HTMLTableCellElement>(null);
  /** The keyboard is in the table: a cell that goes out of sight, or is written in no more, leaves it to the next. */
  const hasKeys = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cell in hand
  useEffect(() => {
    if (written === null && hasKeys.current) current.current?.focus({ preventScroll: true });
  }, [at.row, at.column, written]);

  const move = (down: number, right: number) =>
    onMove({ row: within(at.row + down, 1, rows.length), column: within(at.column + right, 0, headings.length - 1) });
  const put = (text: string) => {
    setWritten(null);
    if (text !== textAt(rows, at)) onPut(at, [[text]]);
  };
  /** What a key that goes a step does; undefined: no step. */
  const stepOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    const [down, right] = steps[key] ?? [0, 0];
    if (down === 0 && right === 0) return undefined;
    if (altKey && down !== 0) return () => onCarry(at.row, at.row + down);
    if (altKey || ctrlKey || metaKey) return undefined;
    return () => {
      move(down, right);
      if (shiftKey && down !== 0) onPick(within(at.row + down, 1, rows.length - 1), true);
    };
  };
  /** What a key does to the cell in hand or its row; undefined: nothing. */
  const deedOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { key } = event;
    if (key === ' ' && event.shiftKey) return () => onPick(at.row, false);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const begin = () => setWritten(textAt(rows, at));
    const clear = () => put('');
    const deeds: Record<string, () => void> = {
      Home: () => onMove({ ...at, column: 0 }),
      End: () => onMove({ ...at, column: headings.length - 1 }),
      PageDown: () => move(15, 0),
      PageUp: () => move(-15, 0),
      Enter: begin,
      F2: begin,
      Delete: clear,
      Backspace: clear,
    };
    return stepOf(event) ?? deeds[key] ?? (key.length === 1 && isPlain ? () => setWritten(key) : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (written !== null) return;
    const deed = deedOf(event);
    if (!deed) return;
    deed();
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (written !== null) return;
    event.preventDefault();
    const block = cellsOf(event.clipboardData.getData('text/plain'));
    if (block.length > 0) onPut(at, block);
  };
  return (
    <DragRows onOver={setOver} onDrop={onCarry}>
      <div ref={pane} className="min-h-0 flex-1 overflow-auto border border-rule bg-sheet">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is written in is a grid
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={headings.length}
          aria-multiselectable
          onPaste={onPaste}
          onFocus={() => {
            hasKeys.current = true;
          }}
          onBlur={({ relatedTarget, currentTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) hasKeys.current = false;
          }}
          className="w-max table-fixed border-separate border-spacing-0 font-mono text-note"
        >
          <colgroup>
            <col style={{ width: '3.5rem' }} />
            {widths.map((letters, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              <col key={column} style={{ width: `${letters + 3}ch` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1} style={{ height: `${rowRem}rem` }}>
              <th className={`${head} left-0 z-20 text-ink-3`}>row</th>
              {headings.map((heading, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a heading may be there twice
                <th key={column} scope="col" aria-colindex={column + 1} className={head}>
                  {heading}
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
                  faulty={faulty}
                  isPicked={picked.has(number)}
                  isOver={number === over}
                  inHand={number === at.row ? { column: at.column, cell: current, written } : null}
                  onPick={onPick}
                  onMove={onMove}
                  onWrite={setWritten}
                  onKeyDown={onKeyDown}
                  onLeave={(text, step) => {
                    if (text === null) setWritten(null);
                    else put(text);
                    if (step) move(step[0], step[1]);
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

const box = 'truncate border-r border-b border-rule px-2';
const head = `${box} sticky top-0 z-10 bg-sunk text-left font-semibold`;
const side = `${box} sticky left-0 bg-sheet text-left`;

interface GridRowProps {
  /** As entries count: the headings are 0. */
  number: number;
  row: readonly string[];
  headings: readonly string[];
  /** What is wrong, by `row heading`. */
  faulty: ReadonlyMap<string, string>;
  isPicked: boolean;
  /** A row is dragged over it. */
  isOver: boolean;
  /** The cell in hand, where it is in this row, and what is being written there; null: another row has it. */
  inHand: { column: number; cell: Ref<HTMLTableCellElement>; written: string | null } | null;
  onPick: Props['onPick'];
  onMove: Props['onMove'];
  onWrite: (begin: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: CellInputProps['onLeave'];
}

/** A row: its number, then its cells. */
function GridRow({ number, row, headings, faulty, isPicked, isOver, inHand, ...does }: GridRowProps) {
  const numberLook = `${isPicked ? 'bg-mine-soft!' : ''} ${faulty.has(`${number} `) ? 'font-semibold text-overdue' : 'font-normal text-ink-3'}`;
  return (
    <tr
      aria-rowindex={number + 1}
      aria-selected={isPicked}
      style={{ height: `${rowRem}rem` }}
      className={isOver ? 'outline-2 -outline-offset-2 outline-mine' : undefined}
    >
      <RowNumber row={number} onPick={(isRange) => does.onPick(number, isRange)} className={`${side} ${numberLook}`} />
      {headings.map((heading, column) => {
        const isHere = column === inHand?.column;
        const fault = faulty.get(`${number} ${heading}`);
        return (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a heading may be there twice
            key={column}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
            role="gridcell"
            ref={isHere ? inHand.cell : undefined}
            tabIndex={isHere ? 0 : -1}
            aria-colindex={column + 1}
            aria-invalid={fault ? true : undefined}
            aria-selected={isHere}
            title={fault}
            onClick={() => does.onMove({ row: number, column })}
            onDoubleClick={() => does.onWrite(row[column] ?? '')}
            onKeyDown={does.onKeyDown}
            className={`${box} ${fault ? 'bg-overdue-soft underline decoration-overdue decoration-wavy' : ''} ${isPicked && !fault ? 'bg-mine-soft' : ''} ${isHere ? 'outline-2 -outline-offset-2 outline-mine' : ''}`}
          >
            {isHere && inHand.written !== null ? (
              <CellInput label={`${heading}, row ${number + 1}`} begin={inHand.written} onLeave={does.onLeave} />
            ) : (
              row[column]
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The room of rows that are not drawn. */
const Gap = ({ rows }: { rows: number }) =>
  rows > 0 ? (
    <tr aria-hidden style={{ height: `${rows * rowRem}rem` }}>
      <td />
    </tr>
  ) : null;

/** Down and right, by the key that goes there. */
const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** What is wrong, by `row heading` of its cell; `row ` alone says that something in the row is. Rows count as entries do. */
function faultsByCell(faults: readonly ScenarioProblem[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { row, column = '', message } of faults) {
    if (row === undefined) continue;
    found.set(`${row - 1} ${column}`, message);
    found.set(`${row - 1} `, message);
  }
  return found;
}

interface CellInputProps {
  label: string;
  begin: string;
  /** With null nothing is changed. `step`: where the hand goes on to. */
  onLeave: (text: string | null, step?: readonly [down: number, right: number]) => void;
}

function CellInput({ label, begin, onLeave }: CellInputProps) {
  const isLeft = useRef(false);
  const leave: CellInputProps['onLeave'] = (text, step) => {
    if (isLeft.current) return;
    isLeft.current = true;
    onLeave(text, step);
  };
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the cell was opened to be written in
      autoFocus
      aria-label={label}
      defaultValue={begin}
      maxLength={8000}
      className="w-full bg-sheet outline-none"
      onBlur={(event) => leave(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const text = event.currentTarget.value;
        if (event.key === 'Escape') leave(null);
        else if (event.key === 'Enter') leave(text, [event.shiftKey ? -1 : 1, 0]);
        else if (event.key === 'Tab') leave(text, [0, event.shiftKey ? -1 : 1]);
        else return;
        event.preventDefault();
      }}
    />
  );
}
