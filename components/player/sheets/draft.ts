import { only } from '@/lib/values';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import type { DeskRow, SheetTheirs } from '@/lib/visibility/player/desk';

/** The state of a row of the pad beyond its words. `Words` is what a person writes in a row of this sheet. */
interface RowState<Words> {
  id: string;
  position: number;
  /** The version that was last read; 0 for a row only this browser has. */
  version: number;
  writtenBy: string | null;
  /** Written here and not yet with Control. */
  isUnsent: boolean;
  /** The row as a colleague left it meanwhile: nothing is sent until the writer chooses. */
  theirs: LineOf<Words> | null;
  /** A colleague took the row off the sheet while it was written in here: nothing is sent until the writer chooses. */
  isGone: boolean;
}

/** A row on the pad. */
export type DraftRow<Words = LineWords> = Words & RowState<Words>;

/** A row as the desk has it. */
export type LineOf<Words> = Words & DeskRow;

/** One team's sheet for one turn as it lies on this desk, rows in order. */
export interface Draft<Words = LineWords> {
  turn: number;
  rows: readonly DraftRow<Words>[];
  /** Rows taken off here and not yet with Control. */
  removed: readonly { id: string; version: number }[];
}

/** A row as it is sent. */
export type Written<Words = LineWords> = Words & { id: string; position: number; version: number };

/** The content of one save. */
export interface Sending<Words = LineWords> {
  lines: Written<Words>[];
  removed: { id: string; version: number }[];
}

export const emptyDraft = <Words = LineWords>(turn: number): Draft<Words> => ({ turn, rows: [], removed: [] });

const state = new Set(['id', 'position', 'version', 'writtenBy', 'isUnsent', 'theirs', 'isGone']);

/** Only what a person writes, in one order. */
const wordsOf = <Words extends object>(row: Words): Words =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !state.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ) as Words;

export const sameWords = (one: object, other: object): boolean =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

/** Nothing is written, ringed, ticked or named. */
export const isBlank = (row: object): boolean =>
  Object.values(wordsOf(row)).every((word) => word === '' || word === false || word == null || word.length === 0);

export const lineWriteOf = <Words extends object>(row: DraftRow<Words>): Written<Words> => ({
  ...wordsOf<Words>(row),
  ...only(row, ['id', 'position', 'version']),
});

const cleanRow = <Words>(line: LineOf<Words>): DraftRow<Words> => ({
  ...line,
  isUnsent: false,
  theirs: null,
  isGone: false,
});
/** A row written in here that stands on the sheet no more: nothing is left of a blank or a new one to decide about. */
const goneRow = <Words extends object>(row: DraftRow<Words>): DraftRow<Words>[] =>
  row.version === 0 ? [{ ...row, theirs: null }] : isBlank(row) ? [] : [{ ...row, theirs: null, isGone: true }];
const inOrder = <Words>(rows: readonly DraftRow<Words>[]): DraftRow<Words>[] =>
  [...rows].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));

/**
 * The draft after reading the sheet as it stands with Control. Rows written here stay as written; where another hand
 * changed such a row too, its text is laid beside (`theirs`), and where it took the row off, that is noted (`isGone`).
 * All other rows are as read. `underWay` is a save that may
 * have arrived though its answer has not: its words are nobody else's.
 */
export function withSheet<Words extends object>(
  draft: Draft<Words>,
  sheet: { lines: readonly LineOf<Words>[] },
  underWay: Sending<Words> | null = null,
): Draft<Words> {
  const read = new Map(sheet.lines.map((line) => [line.id, line]));
  const removed = draft.removed.filter(({ id, version }) => read.get(id)?.version === version);
  const taken = new Set(removed.map(({ id }) => id));
  const here = draft.rows.flatMap((row): DraftRow<Words>[] => {
    const line = read.get(row.id);
    read.delete(row.id);
    if (!row.isUnsent) return line ? [cleanRow(line)] : [];
    if (!line) return goneRow(row);
    if (sameWords(row, line) && row.position === line.position) return [cleanRow(line)];
    const isOurs = underWay?.lines.some((sent) => sent.id === line.id && sameWords(sent, line));
    if (isOurs) return [{ ...row, version: line.version, theirs: null, isGone: false }];
    return [{ ...row, theirs: line.version === row.version ? null : line, isGone: false }];
  });
  const fresh = [...read.values()].filter((line) => !taken.has(line.id)).map(cleanRow<Words>);
  return { ...draft, rows: inOrder([...here, ...fresh]), removed };
}

/** The draft with words written into a row. */
export const edited = <Words>(draft: Draft<Words>, id: string, patch: Partial<Words>): Draft<Words> => ({
  ...draft,
  rows: draft.rows.map((row) => (row.id === id ? { ...row, ...patch, isUnsent: true } : row)),
});

const newRow = <Words extends object>(words: Words, id: string, position: number): DraftRow<Words> => ({
  ...wordsOf(words),
  id,
  position,
  version: 0,
  writtenBy: null,
  isUnsent: true,
  theirs: null,
  isGone: false,
});

/** The draft with one more row at its foot. */
export function added<Words extends object>(draft: Draft<Words>, id: string, words: Words): Draft<Words> {
  const position = Math.max(-1, ...draft.rows.map((row) => row.position)) + 1;
  return { ...draft, rows: [...draft.rows, newRow(words, id, position)] };
}

/** The draft without a row. */
export function without<Words>(draft: Draft<Words>, id: string): Draft<Words> {
  const row = draft.rows.find((one) => one.id === id);
  if (!row) return draft;
  const { version } = row.theirs ?? row;
  return {
    ...draft,
    rows: draft.rows.filter((one) => one.id !== id),
    removed: version > 0 && !row.isGone ? [...draft.removed, { id, version }] : draft.removed,
  };
}

/** The writer keeps his own words against a colleague's. */
export const keptMine = <Words>(draft: Draft<Words>, id: string): Draft<Words> => ({
  ...draft,
  rows: draft.rows.map((row) =>
    row.id === id && row.theirs ? { ...row, version: row.theirs.version, theirs: null } : row,
  ),
});

/** The writer takes the colleague's words in place of his own. */
export const tookTheirs = <Words>(draft: Draft<Words>, id: string): Draft<Words> => ({
  ...draft,
  rows: draft.rows.map((row) => (row.id === id && row.theirs ? cleanRow(row.theirs) : row)),
});

/** The writer keeps a row that a colleague took off: it goes to Control as a new one. */
export const keptAsNew = <Words extends object>(draft: Draft<Words>, id: string, newId: string): Draft<Words> => ({
  ...draft,
  rows: draft.rows.map((row) => (row.id === id && row.isGone ? newRow<Words>(row, newId, row.position) : row)),
});

/** True when two hands have written in one row, or one has taken it off, and the writer has yet to choose. */
export const isDisputed = (row: { theirs: object | null; isGone: boolean }): boolean =>
  row.theirs !== null || row.isGone;

/** The changes that have still to go to Control; null when there are none. Blank new rows and rows in dispute stay here. */
export function unsentOf<Words extends object>(draft: Draft<Words>): Sending<Words> | null {
  const lines = draft.rows
    .filter((row) => row.isUnsent && !isDisputed(row) && (row.version > 0 || !isBlank(row)))
    .map(lineWriteOf<Words>);
  const removed = [...draft.removed];
  return lines.length + removed.length > 0 ? { lines, removed } : null;
}

/** The draft after Control has taken what was sent. What was typed since stays unsent. */
export function taken<Words extends object>(
  draft: Draft<Words>,
  sent: Sending<Words>,
  sheet: { lines: readonly LineOf<Words>[] },
): Draft<Words> {
  const sentLines = new Map(sent.lines.map((line) => [line.id, line]));
  const gone = new Set(sent.removed.map(({ id }) => id));
  const rows = draft.rows.map((row) => {
    const line = sentLines.get(row.id);
    const stored = sheet.lines.find((one) => one.id === row.id);
    if (!line || !row.isUnsent) return row;
    return { ...row, version: stored?.version ?? line.version + 1, isUnsent: !sameWords(row, line), theirs: null };
  });
  return withSheet({ ...draft, rows, removed: draft.removed.filter(({ id }) => !gone.has(id)) }, sheet);
}

/**
 * The draft after a refusal because other hands were quicker: their rows beside ours; a row taken off here comes back, and
 * of rows they took off only those written in here stay, for the writer to decide.
 */
export function disputed<Words extends object>(
  draft: Draft<Words>,
  { lines, gone }: SheetTheirs<LineOf<Words>>,
): Draft<Words> {
  const back = new Set(lines.map((line) => line.id));
  const known = new Set(draft.rows.map((row) => row.id));
  const rows = draft.rows.flatMap((row): DraftRow<Words>[] => {
    if (gone.includes(row.id)) return row.isUnsent ? goneRow(row) : [];
    const theirs = lines.find((line) => line.id === row.id);
    if (!theirs) return [row];
    if (!row.isUnsent || sameWords(row, theirs)) return [cleanRow(theirs)];
    return [theirs.version === row.version ? row : { ...row, theirs }];
  });
  const returned = lines.filter((line) => !known.has(line.id)).map(cleanRow<Words>);
  return {
    ...draft,
    rows: inOrder([...rows, ...returned]),
    removed: draft.removed.filter(({ id }) => !back.has(id)),
  };
}

/** Only what Control has not got: what the browser keeps against a crash. */
export const keptHere = <Words>(draft: Draft<Words>): Draft<Words> => ({
  ...draft,
  rows: draft.rows.filter((row) => row.isUnsent),
});
