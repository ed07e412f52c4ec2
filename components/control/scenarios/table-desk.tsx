import { type ReactNode, useEffect, useState } from 'react';
import { shortcutOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import type { Splice } from '@/lib/scenario/draft/edit';
import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { capital, counted } from '@/lib/text';
import type { Around } from './bring-in/around';
import { BringIn } from './bring-in/bring-in';
import { addRow, type Cell, dropRow, moveRows, putCells, type Rows, textAt } from './cells';
import { ColumnsGuide } from './columns-guide';
import { fileWords } from './draft-words';
import { SetMany } from './set-many';
import { TableGrid } from './table-grid';
import { usePicked } from './use-picked';

interface Props {
  file: string;
  rows: Rows;
  faults: readonly ScenarioProblem[];
  columns: readonly ColumnGuide[];
  /** The cell that the address names: `row` is the line of the file. */
  cell: { row: number; column: string } | null;
  /** By column: the keys there are, of teams say. */
  keys: Readonly<Record<string, readonly string[]>>;
  /** The scenario's own ground, names and teams; rows of other programs are read with their help. */
  around: Around;
  /** What else can be done at a cell, below the table. */
  atCell?: (at: Cell) => ReactNode;
  /** Something written here is on its way. */
  isSaving: boolean;
  /** Saves this table alone as a spreadsheet; over when it is saved, or was not and that was said. */
  onSaveTable: () => Promise<void>;
  onChange: (what: string, splices: Splice[]) => void;
}

/** One table of a scenario, with what is wrong at the cell in hand below it. */
export function TableDesk(props: Props) {
  const { file, rows, faults, columns, cell, keys, around, atCell, isSaving, onSaveTable, onChange } = props;
  const [at, setAt] = useState<Cell>({ row: 1, column: 0 });
  const [isWriting, setWriting] = useState(false);
  const headings = rows[0] ?? [];
  const picked = usePicked(rows.length);
  const row = cell?.row;
  const column = cell?.column;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cell that the address names is gone to once
  useEffect(() => {
    if (row !== undefined) setAt({ row: Math.max(1, row - 1), column: Math.max(0, headings.indexOf(column!)) });
  }, [row, column]);
  const heading = headings[at.column] ?? '';
  const name = fileWords[file] ?? file;
  const guide = columns.find(({ column: of }) => of === heading);
  const here = faults.filter((fault) => fault.row === at.row + 1);
  const put = (from: Cell, block: string[][]) => {
    const [first] = block.flat();
    const what =
      block.length === 1 && block[0]!.length === 1
        ? `${name}, row ${from.row + 1}: ${headings[from.column]} is ${first ? `“${first.slice(0, 40)}”` : 'empty'}`
        : `${name}: ${counted(block.length, 'row')} put in from row ${from.row + 1}`;
    onChange(what, putCells(file, rows, from, block));
  };
  /** Rows that are picked go together, past what lies among them. */
  const carry = (row: number, over: number) => {
    const moved = picked.rows.has(row) ? picked.rows : new Set([row]);
    const step = Math.sign(over - row);
    let place = over;
    while (moved.has(place)) place += step;
    const before = step > 0 ? place + 1 : place;
    const splices = moveRows(file, rows, moved, before);
    if (splices.length === 0) return;
    const what = moved.size === 1 ? `row ${row + 1}` : counted(moved.size, 'row');
    const first = Math.min(before, rows.length) - [...moved].filter((at) => at < before).length;
    onChange(`${name}: ${what} moved to row ${first + 1}`, splices);
    const there = Array.from(moved, (_, down) => first + down);
    picked.only(moved === picked.rows ? there : []);
    setAt({ row: first, column: at.column });
  };
  return (
    <section aria-label={name} className="flex min-h-64 min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-ink-2">
          Arrows move, letters write, {shortcutOf('open')} goes on. What you copy in a spreadsheet goes in at the cell
          in hand. Shift and Space select a row, Alt and an arrow carry it. With the mouse press its number, or drag it.
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          <BringIn
            file={file}
            name={name}
            headings={headings}
            there={rows.slice(1)}
            columns={columns}
            around={around}
            onBring={(brought) =>
              onChange(`${name}: ${counted(brought.length, 'row')} brought in`, [
                { file, at: rows.length, removed: [], inserted: brought },
              ])
            }
          />
          <Button
            size="small"
            isBusy={isWriting}
            disabled={rows.length === 0}
            onClick={async () => {
              setWriting(true);
              await onSaveTable();
              setWriting(false);
            }}
          >
            Save this table
          </Button>
          <ColumnsGuide name={name} columns={columns} />
          <Button
            size="small"
            onClick={() => {
              onChange(
                `${name}: a row put in after row ${at.row + 1}`,
                addRow(file, rows, Math.min(at.row + 1, rows.length)),
              );
              setAt({ row: Math.min(at.row + 1, rows.length), column: 0 });
            }}
          >
            Add a row
          </Button>
          <Button
            size="small"
            disabled={!rows[at.row]}
            onClick={() =>
              onChange(`${name}: a copy of row ${at.row + 1} put in`, addRow(file, rows, at.row + 1, rows[at.row]))
            }
          >
            Copy the row
          </Button>
          <Button
            size="small"
            disabled={!rows[at.row]}
            onClick={() => onChange(`${name}: row ${at.row + 1} deleted`, dropRow(file, rows, at.row))}
          >
            Delete the row
          </Button>
        </div>
      </div>
      <SetMany
        file={file}
        rows={rows}
        picked={picked}
        name={name}
        noun="row"
        columns={columns}
        keys={keys}
        onChange={onChange}
      />
      <TableGrid
        label={name}
        rows={rows}
        faults={faults}
        at={at}
        picked={picked.rows}
        onMove={setAt}
        onPick={picked.pick}
        onCarry={carry}
        onPut={put}
      />
      <div aria-live="polite" className="min-h-10 text-ink-2">
        <p>
          <span className="float-right text-ink-3">{isSaving ? 'Saving…' : 'Saved'}</span>
          <b className="text-ink">
            {heading}, row {at.row + 1}
          </b>{' '}
          {textAt(rows, at)}
        </p>
        {guide && (
          <p className="text-note text-ink-3">
            {guide.about}. {capital(guide.allowed)}, such as <span className="font-mono">{guide.example}</span>.
          </p>
        )}
        {atCell?.(at)}
        {here.map(({ column: of, message }) => (
          <p key={`${of} ${message}`} className="font-medium text-overdue">
            {of ? `${of} ` : ''}
            {message}
          </p>
        ))}
      </div>
    </section>
  );
}
