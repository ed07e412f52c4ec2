import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { keyOf, keysSaid } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import type { Splice } from '@/lib/scenario/draft/edit';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import { fileWords } from '@/lib/scenario/guide/file-words';
import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { counted } from '@/lib/text';
import type { Around } from './bring-in/around';
import { BringIn } from './bring-in/bring-in';
import { type Cell, type Rows, textAt } from './cells';
import { Allowed, ColumnsGuide } from './columns-guide';

import { SetMany } from './set-many';
import { FingerBar } from './table/finger-bar';
import { filledDown, shownOrder } from './table/ranges';
import { tableDeeds } from './table/table-deeds';
import { TableGrid } from './table/table-grid';
import { useSelection } from './table/use-selection';

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

const empty: readonly string[] = [];

/** One table of a scenario, with what is wrong at the cell in hand below it. */
export function TableDesk(props: Props) {
  const { file, rows, faults, columns, cell, keys, around, atCell, isSaving, onSaveTable, onChange } = props;
  const [isWriting, setWriting] = useState(false);
  /** A finger takes a range: the next cell that it presses is the other corner. */
  const [reaches, setReaches] = useState(false);
  const headings = rows[0] ?? empty;
  const order = useMemo(() => shownOrder(headings), [headings]);
  const selection = useSelection(rows.length, order);
  const name = fileWords[file] ?? file;
  const deeds = tableDeeds({ file, name, rows, order, selection, onChange });
  const { at, range, picked, isOfRows } = selection;
  const row = cell?.row;
  const column = cell?.column;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cell that the address names is gone to once
  useEffect(() => {
    if (row === undefined) return;
    const to = headings.indexOf(column!);
    selection.take({ row: Math.max(1, row - 1), column: to < 0 ? (order[0] ?? 0) : to }, false);
  }, [row, column]);
  const heading = headings[at.column] ?? '';
  const guide = columns.find(({ column: of }) => of === heading);
  const here = faults.filter((fault) => fault.row === at.row + 1);
  return (
    <section aria-label={name} className="flex min-h-64 min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-ink-2 max-sm:hidden">
          {keysSaid(
            ['open', 'fillDown', 'undoEdit'],
            (open, fill, undo) =>
              `Type to write in a cell, ${open} goes on. Drag over cells, or use Shift and an arrow, to select them: copy and paste as in a spreadsheet, ${fill} fills down, ${undo} undoes. Press a row’s number to select the row (Control or Shift selects more), drag it to move the row.`,
          )}
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          <BringIn
            file={file}
            name={name}
            headings={headings}
            there={rows.slice(1)}
            columns={columns}
            around={around}
            onChange={onChange}
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
          <Button size="small" hint={keyOf('fillDown')} disabled={!filledDown(rows, range)} onClick={deeds.fillDown}>
            Fill down
          </Button>
          <Button size="small" onClick={deeds.add}>
            Add a row
          </Button>
          <Button size="small" disabled={!rows[at.row]} onClick={deeds.repeat}>
            Duplicate the row
          </Button>
          <Button size="small" disabled={!rows[at.row]} onClick={deeds.drop}>
            {isOfRows && picked.rows.size > 1 ? `Delete ${counted(picked.rows.size, 'row')}` : 'Delete the row'}
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
      <FingerBar deeds={deeds} isOfRows={isOfRows} reaches={reaches} onReach={setReaches} />
      <TableGrid
        label={name}
        rows={rows}
        order={order}
        faults={faults}
        selection={selection}
        deeds={deeds}
        reaches={reaches}
      />
      <div aria-live="polite" className="min-h-10 text-ink-2">
        <p>
          <span className="float-right text-ink-3">{isSaving ? 'Saving…' : 'Saved'}</span>
          <b className="text-ink">
            {columnLabel(heading)}, row {at.row + 1}
          </b>{' '}
          {textAt(rows, at)}
        </p>
        {guide && (
          <p className="text-note text-ink-3">
            {guide.about}. <Allowed allowed={guide.allowed} example={guide.example} />
          </p>
        )}
        {atCell?.(at)}
        {here.map(({ column: of, message }) => (
          <p key={`${of} ${message}`} className="font-medium text-overdue">
            {of ? `${columnLabel(of)} ` : ''}
            {message}
          </p>
        ))}
      </div>
    </section>
  );
}
