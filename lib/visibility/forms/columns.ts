/**
 * A sheet is a table of columns (`order-columns.ts`, `air-columns.ts`), and all that reads or writes a row takes its columns
 * from there: form, desk, paper, phone, copy, diary, print, comparison, export and database row. So a column is declared once.
 * Pages load this file; the forms that check a row are made in `sheet-writes.ts`.
 */

/** Readers that a column can be kept from. The team that wrote a row and the ledger have all of its columns. */
export type Reader = 'control' | 'copy' | 'print' | 'difference';

interface OfAnyColumn {
  /** Rows from before this column are kept somewhere: one that lacks it is read as empty. */
  isNewer?: true;
  /** Readers that leave the column out. Left out: it is for all of them. */
  notFor?: readonly Reader[];
  /** The words before a filled column; a text or a reference follows them. Left out: the value says it all. */
  says?: string;
  /** The printed sheet has no column for it: it lies below the supporting elements. */
  isExtra?: true;
  /** The label of its field, where that differs from `says`. */
  label?: string;
  /** The words for the row of the turn before that had nothing where this one has something. Left out: it is not told. */
  none?: string;
  /** An example of what is written. */
  example?: string;
  /** It is asked only of a row that has guns, or has it written already. */
  isOfGuns?: true;
}

/** Ids of things that are picked, at most so many. */
interface Ids {
  kind: 'ids';
  most: number;
}
/** One word of a list, circled; null: none. `words` has what is printed. */
interface Choice {
  kind: 'choice';
  words: Readonly<Record<string, { word: string; letter: string }>>;
}
/** A text of a person, at most so many letters. A reference is that of the middle of a square, a point that of a place. */
interface Text {
  kind: 'text' | 'reference' | 'point';
  letters: number;
}
/** Yes or no. */
interface Tick {
  kind: 'tick';
}
export type Column = OfAnyColumn & (Ids | Choice | Text | Tick);
export type Columns = Readonly<Record<string, Column>>;

/** The value of a column. */
type ValueOf<Of extends Column> = Of extends Ids
  ? string[]
  : Of extends { kind: 'choice'; words: Readonly<Record<infer Word, unknown>> }
    ? Word | null
    : Of extends Tick
      ? boolean
      : string;

/** The words that a person writes in one row of a sheet with these columns. */
export type WordsOf<Table extends Columns> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** The names of a table's columns, in its order. */
export const namesOf = <Table extends Columns>(columns: Table): (keyof Table & string)[] => Object.keys(columns);

/** The names of the columns of some kinds. */
export type NamesOfKind<Table extends Columns, Kind extends Column['kind']> = {
  [Name in keyof Table]: Table[Name] extends { kind: infer Is } ? (Is extends Kind ? Name : never) : never;
}[keyof Table] &
  string;
export const namesOfKind = <Table extends Columns, Kind extends Column['kind']>(columns: Table, ...kinds: Kind[]) =>
  namesOf(columns).filter((name) => (kinds as Column['kind'][]).includes(columns[name]!.kind)) as NamesOfKind<
    Table,
    Kind
  >[];

/** True when a reader has a column. */
export const isFor = (reader: Reader, { notFor = [] }: Column): boolean => !notFor.includes(reader);

/** The value of an empty column of each kind. */
export const nothingOf = { ids: [], choice: null, text: '', reference: '', point: '', tick: false } as const;

/** A row with nothing on it. */
export const emptyRow = <Table extends Columns>(columns: Table): WordsOf<Table> =>
  Object.fromEntries(namesOf(columns).map((name) => [name, nothingOf[columns[name]!.kind]])) as WordsOf<Table>;

/** `Air support` is `air support`: what a column says, inside a sentence. */
export const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** The words of a column of a row: `Attack`, `Air support`, `Interdict at 746 779`; empty where it says nothing. */
export function said(column: Column, value: unknown): string {
  if (column.kind === 'choice') return column.words[value as string]?.word ?? '';
  if (!value || !column.says) return '';
  return column.kind === 'tick' ? column.says : `${column.says} ${value}`;
}

/** The most letters of a text; undefined: it holds none. */
export const lettersOf = (column: Column): number | undefined => ('letters' in column ? column.letters : undefined);
