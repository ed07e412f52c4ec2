import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Splice } from '@/lib/scenario/draft/edit';
import { columnLabel } from '@/lib/scenario/guide/column-labels';
import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import { counted, plainWord } from '@/lib/text';
import { changeRows, type Rows, withTexts } from './cells';
import type { Picked } from './use-picked';

interface Props {
  file: string;
  rows: Rows;
  picked: Picked;
  /** What the table is called in the list of edits. */
  name: string;
  /** What the rows are called: row, unit. */
  noun: string;
  columns: readonly ColumnGuide[];
  /** By column: the keys there are. */
  keys: Readonly<Record<string, readonly string[]>>;
  onChange: (what: string, splices: Splice[]) => void;
  /** What else can be done with them. */
  children?: ReactNode;
}

/** Writes one column of all picked rows, in one edit. Nothing where none is picked. */
export function SetMany({ file, rows, picked, name, noun, columns, keys, onChange, children }: Props) {
  const count = picked.rows.size;
  const [column, setColumn] = useState('');
  const [text, setText] = useState('');
  if (count === 0) return null;
  const first = columns.find((one) => one.words ?? keys[one.column]) ?? columns[0];
  const heading = column || (first?.column ?? '');
  const words = columns.find((one) => one.column === heading)?.words ?? keys[heading] ?? null;
  const shown = words ? (words.includes(text) ? text : '') : text;
  return (
    <form
      aria-label="All that are selected"
      className="flex flex-wrap items-end gap-2 border border-mine bg-mine-soft p-2"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(
          `${name}: ${columnLabel(heading)} of ${counted(count, noun)} is ${shown ? `“${shown.slice(0, 40)}”` : 'empty'}`,
          changeRows(file, rows, picked.rows, (row) => withTexts(rows[0] ?? [], row, { [heading]: shown })),
        );
      }}
    >
      <p className="self-center font-medium">{counted(count, noun)} selected</p>
      <Select
        label="Column"
        value={heading}
        choices={columns.map(({ column: id }) => ({ id, label: columnLabel(id) }))}
        onPick={(next) => {
          setColumn(next);
          setText('');
        }}
      />
      {words ? (
        <Select
          label="is"
          value={shown}
          choices={[{ id: '', label: 'empty' }, ...words.map((id) => ({ id, label: plainWord(id) }))]}
          onPick={setText}
        />
      ) : (
        <TextField label="is" value={text} maxLength={4000} onChange={(event) => setText(event.target.value)} />
      )}
      <Button kind="act" type="submit">
        {count === 1 ? 'Set it' : 'Set them all'}
      </Button>
      {children}
      <Button onClick={picked.clear}>Leave them</Button>
    </form>
  );
}
