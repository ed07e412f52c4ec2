import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RefusalLine } from '@/components/ui/refusal-line';
import { Select } from '@/components/ui/select';
import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import { readCopied } from '@/lib/scenario/workbook/read-copied';
import { counted } from '@/lib/text';
import { type Brought, broughtOf, inSheet, mayBeHeadings, rowsOf, withHeading } from './brought';
import { FromFile } from './from-file';
import { MatchRow } from './match-row';
import { broughtRows } from './matching';
import { Preview } from './preview';

interface Props {
  file: string;
  name: string;
  headings: readonly string[];
  columns: readonly ColumnGuide[];
  /** Puts rows below the last. */
  onBring: (rows: string[][]) => void;
}

/** Brings rows from a spreadsheet in: copied or from a file, its columns matched with ours, its words with ours. */
export function BringIn({ file, name, headings, columns, onBring }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [brought, setBrought] = useState<Brought | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const rows = brought ? rowsOf(brought) : [];
  const matched = brought ? broughtRows(headings, rows, brought.matching) : [];
  const leave = (isOpen: boolean) => {
    setOpen(isOpen);
    setBrought(null);
    setRefusal(null);
  };
  const paste = (text: string) => {
    const pasted = readCopied(text).map((cells, at) => ({ at: at + 1, cells }));
    setRefusal(null);
    const sheets = [{ name: 'Pasted', rows: pasted, notes: [] }];
    setBrought(broughtOf(columns, file, { ok: true, sheets, notes: [] }));
  };
  return (
    <Dialog
      title={`Bring ${name.toLowerCase()} in`}
      isWide
      isOpen={isOpen}
      onOpen={leave}
      trigger={<Button size="small">Bring rows in…</Button>}
      leaves="Leave it"
      actions={
        <Button
          kind="act"
          disabled={matched.length === 0}
          onClick={() => {
            onBring(matched);
            leave(false);
          }}
        >
          {matched.length === 0 ? 'Bring them in' : `Bring ${counted(matched.length, 'row')} in`}
        </Button>
      }
    >
      <div className="space-y-3">
        <label className="block">
          <span className="font-medium">Paste the rows here, with their headings</span>
          <textarea
            rows={4}
            spellCheck={false}
            onChange={(event) => paste(event.target.value)}
            className="mt-1 w-full border border-rule bg-sheet p-2 font-mono text-note"
          />
        </label>
        <FromFile
          onRead={(called, reading) => {
            setRefusal(reading.ok ? null : `${called} ${reading.message}.`);
            setBrought(reading.ok ? broughtOf(columns, file, reading) : null);
          }}
        />
        {refusal && <RefusalLine>{refusal}</RefusalLine>}
        {brought && rows.length > 0 && (
          <>
            <WhichRows columns={columns} brought={brought} onChange={setBrought} />
            <Columns columns={columns} rows={rows} brought={brought} onChange={setBrought} />
            <h3 className="font-semibold">How it will stand</h3>
            <Preview headings={headings} rows={matched} />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface PartProps {
  columns: readonly ColumnGuide[];
  brought: Brought;
  onChange: (brought: Brought) => void;
}

/** Which sheet, which row has the headings, and what should be known of it. */
function WhichRows({ columns, brought, onChange }: PartProps) {
  const sheet = brought.sheets[brought.sheet]!;
  return (
    <div className="space-y-2">
      <div className="grid gap-3 sm:grid-cols-2">
        {brought.sheets.length > 1 && (
          <Select
            label="Sheet"
            value={`${brought.sheet}`}
            choices={brought.sheets.map(({ name, rows }, at) => ({
              id: `${at}`,
              label: `${name}, ${counted(rows.length, 'row')}`,
            }))}
            onPick={(at) => onChange(inSheet(columns, brought, Number(at)))}
          />
        )}
        <Select
          label="The headings stand in"
          value={`${brought.heading}`}
          choices={mayBeHeadings(sheet).map(({ at, cells }, heading) => ({
            id: `${heading}`,
            label: `row ${at}: ${cells.filter(Boolean).slice(0, 4).join(' · ').slice(0, 60)}`,
          }))}
          onPick={(heading) => onChange(withHeading(columns, brought, Number(heading)))}
        />
      </div>
      {[...brought.notes, ...sheet.notes].map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
    </div>
  );
}

/** Where each column is brought from. */
function Columns({ columns, rows, brought, onChange }: PartProps & { rows: readonly (readonly string[])[] }) {
  const { matching } = brought;
  const unused = (rows[0] ?? []).filter(
    (_, at) => !Object.values(matching).some(({ origin }) => origin.kind === 'column' && origin.at === at),
  );
  return (
    <>
      <p className="text-ink-2">
        {counted(rows.length - 1, 'row')}. Say what each column is brought from. What does not fit goes in as it is, and
        is mended at its cell.
        {unused.length > 0 &&
          ` Not used: ${unused.map((heading) => heading || 'a column without a heading').join(', ')}.`}
      </p>
      <ul className="ruled-list">
        {columns.map((column) => (
          <MatchRow
            key={column.column}
            column={column}
            rows={rows}
            match={matching[column.column]!}
            onMatch={(now) => onChange({ ...brought, matching: { ...matching, [column.column]: now } })}
          />
        ))}
      </ul>
    </>
  );
}
