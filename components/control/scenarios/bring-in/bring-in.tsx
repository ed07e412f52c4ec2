import { useEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { RadioStrip } from '@/components/ui/radio-strip';
import { RefusalLine } from '@/components/ui/refusal-line';
import { Select } from '@/components/ui/select';
import type { Splice } from '@/lib/scenario/draft/edit';
import type { ColumnGuide } from '@/lib/scenario/guide/guide';
import { readPasted } from '@/lib/scenario/workbook/read-pasted';
import type { WorkbookReading } from '@/lib/scenario/workbook/sheet';
import { counted, listed } from '@/lib/text';
import type { Around } from './around';
import { filledUnits } from './assumed';
import {
  asideIn,
  type Brought,
  broughtOf,
  inSheet,
  mayBeHeadings,
  mayBeSwapped,
  otherwise,
  type ReadBy,
  rowsOf,
} from './brought';
import type { Derived } from './derived';
import { FromFile } from './from-file';
import { MatchRow } from './match-row';
import { broughtColumns, broughtRows } from './matching';
import { loadMgrs, type Mgrs } from './places';
import { Preview } from './preview';
import { readFile } from './read-file';
import { type AsText, TextRead } from './text-read';
import { UpdateRows } from './update-rows';
import { changeTo, updatingOf } from './updating';

interface Props {
  file: string;
  name: string;
  headings: readonly string[];
  /** The rows that are there, without the headings. */
  there: readonly (readonly string[])[];
  columns: readonly ColumnGuide[];
  around: Around;
  onChange: (what: string, splices: Splice[]) => void;
}

/** The rows come from this file or this text, which can be read again in another way. */
type From = { file: File } | { text: string };

/** Brings rows from a spreadsheet in: copied or from a file, its columns matched with ours, its words with ours. */
export function BringIn({ file, name, headings, there, columns, around, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [brought, setBrought] = useState<Brought | null>(null);
  const [from, setFrom] = useState<From | null>(null);
  const [asText, setAsText] = useState<AsText | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [mgrs, setMgrs] = useState<Mgrs | null>(null);
  const [fills, setFills] = useState(true);
  /** The choice of a person: to update rows that are there, or to add all; null: nothing yet. */
  const [updates, setUpdates] = useState<boolean | null>(null);
  const by = useMemo<ReadBy>(
    () => ({ columns: columns.map((one) => withKeys(one, around)), around, mgrs }),
    [columns, around, mgrs],
  );
  const read = useMemo(() => (brought ? rowsOf(brought, by) : null), [brought, by]);
  const wantsMgrs = read?.wantsMgrs ?? false;
  useEffect(() => {
    if (wantsMgrs) void loadMgrs().then((loaded) => setMgrs(() => loaded));
  }, [wantsMgrs]);
  const matched = brought && read ? broughtRows(headings, read.rows, brought.matching, by.columns) : [];
  const filled =
    file === 'units.csv' && brought && matched.length > 0
      ? filledUnits(headings, matched, brought.matching, { there, teams: around.teams, called: around.called })
      : null;
  const rows = filled?.note && fills ? filled.rows : matched;
  const now = useMemo(() => [headings, ...there], [headings, there]);
  const updating =
    brought && matched.length > 0
      ? updatingOf({
          now,
          brought: matched,
          filled: rows,
          columns: broughtColumns(brought.matching),
          key: around.keyColumn,
        })
      : null;
  // Rows that are mostly there already are an update of them.
  const isUpdate = updating !== null && (updates ?? updating.matched * 2 >= matched.length);
  const leave = (isOpen: boolean) => {
    setOpen(isOpen);
    setBrought(null);
    setFrom(null);
    setAsText(null);
    setRefusal(null);
    setUpdates(null);
  };
  const bring = (what: string, splices: Splice[]) => {
    onChange(`${name}: ${what}`, splices);
    leave(false);
  };
  const take = (source: From, reading: WorkbookReading) => {
    setFrom(source);
    const called = 'file' in source ? source.file.name : 'What was pasted';
    setRefusal(reading.ok ? null : `${called} ${reading.message}.`);
    setAsText(reading.ok ? (reading.asText ?? null) : null);
    const isThere = reading.ok && reading.sheets.some((sheet) => sheet.rows.length > 0);
    setBrought(isThere ? broughtOf(by, file, reading) : null);
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
        isUpdate ? undefined : (
          <Button
            kind="act"
            disabled={rows.length === 0}
            onClick={() =>
              bring(`${counted(rows.length, 'row')} brought in`, [
                { file, at: now.length, removed: [], inserted: rows },
              ])
            }
          >
            {rows.length === 0 ? 'Bring them in' : `Bring ${counted(rows.length, 'row')} in`}
          </Button>
        )
      }
    >
      <div className="space-y-3">
        <label className="block">
          <span className="font-medium">Paste the rows here, with their headings</span>
          <textarea
            rows={4}
            spellCheck={false}
            onChange={({ target }) => take({ text: target.value }, readPasted(target.value))}
            className="mt-1 w-full border border-rule bg-sheet p-2 font-mono text-note"
          />
        </label>
        <FromFile
          called={from && 'file' in from ? from.file.name : null}
          onRead={(chosen, reading) => take({ file: chosen }, reading)}
        />
        {refusal && <RefusalLine>{refusal}</RefusalLine>}
        {asText && from && (
          <TextRead
            asText={asText}
            onRead={async (asked) =>
              take(from, 'file' in from ? await readFile(from.file, asked) : readPasted(from.text, asked.separator))
            }
          />
        )}
        {brought && read && read.rows.length > 0 && (
          <>
            <WhichRows by={by} brought={brought} read={read} onChange={setBrought} />
            <Columns columns={by.columns} around={around} read={read} brought={brought} onChange={setBrought} />
            {filled?.note && (
              <div className="space-y-1">
                <p className="text-ink-2">{filled.note}</p>
                <Checkbox label="Put in what the rows do not say" isTicked={fills} onTick={setFills} />
              </div>
            )}
            {updating && (
              <RadioStrip
                label="What becomes of rows that are there"
                value={isUpdate ? 'update' : 'add'}
                choices={[
                  {
                    id: 'update',
                    label: `Update the ${counted(updating.matched, 'row')} that ${updating.matched === 1 ? 'is' : 'are'} there`,
                  },
                  { id: 'add', label: 'Add all of them as new rows' },
                ]}
                onPick={(id) => setUpdates(id === 'update')}
              />
            )}
            {isUpdate ? (
              <UpdateRows
                key={JSON.stringify(brought.matching)}
                now={now}
                updating={updating}
                onUpdate={(count, after) => bring(`${counted(count, 'change')} by a file`, changeTo(file, now, after))}
              />
            ) : (
              <>
                <h3 className="font-semibold">How it will stand</h3>
                <Preview headings={headings} rows={rows} />
              </>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A column whose words are keys of the scenario, with these for words. */
const withKeys = (column: ColumnGuide, { called }: Around): ColumnGuide =>
  column.words === null && called[column.column]
    ? { ...column, words: called[column.column]!.map(({ id }) => id) }
    : column;

interface PartProps {
  brought: Brought;
  onChange: (brought: Brought) => void;
}

/** Which sheet, which row has the headings, which rows are left out, and what should be known of them. */
function WhichRows({ by, brought, read, onChange }: PartProps & { by: ReadBy; read: Derived }) {
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
            onPick={(at) => onChange(inSheet(by, brought, Number(at)))}
          />
        )}
        <Select
          label="The headings stand in"
          value={`${brought.heading}`}
          choices={mayBeHeadings(sheet).map(({ at, cells }, heading) => ({
            id: `${heading}`,
            label: `row ${at}: ${cells.filter(Boolean).slice(0, 4).join(' · ').slice(0, 60)}`,
          }))}
          onPick={(heading) => onChange(otherwise(by, brought, { heading: Number(heading) }))}
        />
      </div>
      {(['hidden', 'struck out'] as const).map((how) => {
        const aside = asideIn(brought, how);
        const leaves = brought.leaves.includes(how);
        return (
          aside.length > 0 && (
            <div key={how}>
              <p className="font-medium">
                {counted(aside.length, 'row')} {aside.length === 1 ? 'is' : 'are'} {how}:{' '}
                {listed(
                  aside.map(({ at, cells }) => `row ${at} (${cells.find((cell) => cell.trim() !== '') ?? ''})`),
                  12,
                )}
                .
              </p>
              <Checkbox
                label={aside.length === 1 ? 'Leave it out' : 'Leave them out'}
                isTicked={leaves}
                onTick={(isTicked) =>
                  onChange(
                    otherwise(by, brought, {
                      leaves: [...brought.leaves.filter((one) => one !== how), ...(isTicked ? [how] : [])],
                    }),
                  )
                }
              />
            </div>
          )
        );
      })}
      {(brought.isSwapped || mayBeSwapped(read, by.around.ground)) && (
        <div>
          <p className="font-medium">
            No row lies on the map as it is written, and each does with longitude and latitude swapped.
          </p>
          <Checkbox
            label="Swap longitude and latitude"
            isTicked={brought.isSwapped}
            onTick={(isSwapped) => onChange(otherwise(by, brought, { isSwapped }))}
          />
        </div>
      )}
      {[...brought.notes, ...sheet.notes, ...read.notes].map((note) => (
        <p key={note} className="text-ink-2">
          {note}
        </p>
      ))}
    </div>
  );
}

/** Where each column is brought from. */
function Columns({
  columns,
  around,
  read: { rows, into },
  brought,
  onChange,
}: PartProps & { columns: readonly ColumnGuide[]; around: Around; read: Derived }) {
  const { matching } = brought;
  const unused = (rows[0] ?? []).filter(
    (_, at) =>
      !into.includes(at) && !Object.values(matching).some(({ origin }) => origin.kind === 'column' && origin.at === at),
  );
  return (
    <>
      <p className="text-ink-2">
        {counted(rows.length - 1, 'row')}. Choose the source of each column. Values that do not fit are imported
        unchanged; correct them in the table.
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
            called={around.called}
            onMatch={(now) => onChange({ ...brought, matching: { ...matching, [column.column]: now } })}
          />
        ))}
      </ul>
    </>
  );
}
