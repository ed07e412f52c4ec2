import { type Choice, findNear, matching } from '@/components/ui/matching';
import { namesOf } from '@/lib/visibility/forms/columns';
import { orderColumns } from '@/lib/visibility/forms/order-columns';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { emptyLine, withGoal } from '@/lib/visibility/forms/order-row';
import type { LineWrite } from '@/lib/visibility/forms/order-writes';
import type { Action, Posture } from '@/lib/words';

/**
 * The columns of a paper row that are typed in, from left to right (§5). Beside the action F is stand fast, I air support,
 * and G confirms how the words are read.
 */
const paperColumns = ['unit', 'orders', 'support', 'action', 'posture'] as const;
export type PaperColumn = (typeof paperColumns)[number];

/** The paper sheet as it is typed: its rows, the cell the hand is in, and what is typed there but not picked yet. */
export interface PaperSheet {
  rows: LineWrite[];
  row: number;
  column: PaperColumn;
  typed: string;
  /** The place of the lit name in the list under the cell. */
  lit: number;
}

/** The other facts that the desk needs: the units of the team, whether it may rest, and ids for new rows. */
export interface PaperSetting {
  units: readonly (Choice & { isGuns?: boolean })[];
  allowsRest: boolean;
  /** The confirmed meaning of a row after one more press; left out: rows are not read yet. */
  confirmed?: (line: LineWrite) => Partial<LineWrite>;
  newId: () => string;
}

/** Rows of the printed sheet. */
const paperRows = 10;

export const paperRow = (id: string, position: number): LineWrite => ({ ...emptyLine, id, position, version: 0 });

/** A desk over rows kept before, filled up to the ten of the printed sheet. */
export function paperSheet(kept: readonly LineWrite[], newId: () => string): PaperSheet {
  const rows = kept.map((row, position) => ({ ...row, position }));
  while (rows.length < paperRows) rows.push(paperRow(newId(), rows.length));
  const first = rows.findIndex(isEmptyRow);
  return { rows, row: Math.max(0, first), column: 'unit', typed: '', lit: 0 };
}

export const isEmptyRow = (row: LineWrite): boolean =>
  namesOf(orderColumns).every((name) => {
    const value = row[name];
    return !value || (typeof value === 'object' ? value.length === 0 : typeof value === 'string' && !value.trim());
  });

/** The rows with anything on them, numbered again from the top. */
export const writtenRows = (desk: PaperSheet): LineWrite[] =>
  desk.rows.filter((row) => !isEmptyRow(row)).map((row, position) => ({ ...row, position }));

/** Puts rows of another sheet on the first empty rows of this one, under ids of their own. */
export function taken(desk: PaperSheet, lines: readonly LineWrite[], newId: () => string): PaperSheet {
  const rows = [...desk.rows];
  for (const line of lines) {
    const empty = rows.findIndex(isEmptyRow);
    const position = empty < 0 ? rows.length : empty;
    rows[position] = { ...line, id: newId(), position, version: 0 };
  }
  return { ...desk, rows };
}

/** The cell a refusal names (`lines.3.action`, counted in the rows written), or null. */
export function cellOf(desk: PaperSheet, field: string): { row: number; column: PaperColumn } | null {
  const [list, place, name] = field.split('.');
  if (list !== 'lines' || place === undefined) return null;
  const id = writtenRows(desk)[Number(place)]?.id;
  const row = desk.rows.findIndex((line) => line.id === id);
  const column = { counterIds: 'unit', action: 'action', standFast: 'action', posture: 'posture', orders: 'orders' }[
    name ?? ''
  ] as PaperColumn | undefined;
  return row < 0 ? null : { row, column: column ?? 'unit' };
}

/** The names under the cell: units that answer to what is typed, those on no row yet before those that are. */
export function offered(desk: PaperSheet, setting: PaperSetting): Choice[] {
  if (desk.typed.trim() === '' || (desk.column !== 'unit' && desk.column !== 'support')) return [];
  const row = desk.rows[desk.row]!;
  const here = desk.column === 'unit' ? row.counterIds : row.supportIds;
  const elsewhere = new Set(desk.column === 'unit' ? desk.rows.flatMap((other) => other.counterIds) : []);
  const found = namesFor(
    setting.units.filter((unit) => !here.includes(unit.id)),
    desk.typed,
  );
  return [...found.filter((unit) => !elsewhere.has(unit.id)), ...found.filter((unit) => elsewhere.has(unit.id))];
}

/**
 * Units by a few letters, best first. Where no name holds them together, letters that stand in the name in their order
 * answer too, the closest together first: 252 is 2/502 PIR. A Roman numeral may be typed as a figure: 3f6 is III/FJR 6.
 */
export function namesFor(units: readonly Choice[], letters: string): Choice[] {
  const found = matching(units, letters);
  if (found.length > 0) return found;
  const wanted = packed(letters);
  const spread = units
    .map((unit) => ({
      unit,
      span: spanOf(packed(unit.label), wanted) ?? spanOf(packed(inFigures(unit.label)), wanted),
    }))
    .filter(({ span }) => span !== null)
    .sort((a, b) => a.span! - b.span!)
    .map(({ unit }) => unit);
  return spread.length > 0 ? spread : findNear(units, letters);
}

const packed = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const inFigures = (name: string): string =>
  name.replace(/^[IV]+(?=\/)/, (roman) => String(romans.indexOf(roman) + 1 || roman));

/** Over how many letters of a name, from its first on, the wanted ones are spread in order; null when they are not. */
function spanOf(name: string, wanted: string): number | null {
  let at = -1;
  for (const letter of wanted) {
    at = name.indexOf(letter, at + 1);
    if (at < 0) return null;
  }
  return at;
}

export const typed = (desk: PaperSheet, text: string): PaperSheet => ({ ...desk, typed: text, lit: 0 });

export const at = (desk: PaperSheet, row: number, column: PaperColumn): PaperSheet =>
  row === desk.row && column === desk.column ? desk : { ...desk, row, column, typed: '', lit: 0 };

export const written = (desk: PaperSheet, patch: Partial<LineWrite>, row = desk.row): PaperSheet => ({
  ...desk,
  rows: desk.rows.map((line, index) => (index === row ? { ...line, ...withGoal(line, patch) } : line)),
});

export interface Press {
  key: string;
  isShift?: boolean;
  isControl?: boolean;
}

/**
 * One key on the sheet. Null: the key is the cell's own (a letter of the words, a Tab out of the sheet).
 * Enter is always the way on: unit, orders, action, posture, next row; Tab goes through every cell.
 */
export function pressed(desk: PaperSheet, press: Press, setting: PaperSetting): PaperSheet | null {
  const { key, isShift = false, isControl = false } = press;
  if (isControl) {
    if (key === 'ArrowDown') return toRow(desk, desk.row + 1, setting);
    if (key === 'ArrowUp') return desk.row > 0 ? at(desk, desk.row - 1, desk.column) : null;
    return null;
  }
  if (key === 'Tab' && isShift) return back(desk);
  if (desk.column === 'unit' || desk.column === 'support') return inNames(desk, key, setting);
  if (desk.column === 'orders') {
    if (key === 'Enter' && !isShift) return at(desk, desk.row, 'action');
    return key === 'Tab' ? on(desk, setting) : null;
  }
  return inRings(desk, key, setting);
}

function inNames(desk: PaperSheet, key: string, setting: PaperSetting): PaperSheet | null {
  const names = offered(desk, setting);
  const isTyped = desk.typed.trim() !== '';
  if (key === 'ArrowDown' && names.length > 0) return { ...desk, lit: (desk.lit + 1) % names.length };
  if (key === 'ArrowUp' && names.length > 0) return { ...desk, lit: (desk.lit + names.length - 1) % names.length };
  if (key === 'Escape' && isTyped) return typed(desk, '');
  if (key === 'Backspace' && desk.typed === '') return withoutLast(desk);
  if (key === ',' && isTyped) return pickLit(desk, names);
  if (key !== 'Enter' && key !== 'Tab') return null;
  const picked = isTyped ? pickLit(desk, names) : desk;
  if (!picked) return desk;
  if (key === 'Tab') return on(picked, setting);
  return at(picked, desk.row, desk.column === 'unit' ? 'orders' : 'action');
}

function inRings(desk: PaperSheet, key: string, setting: PaperSetting): PaperSheet | null {
  const line = desk.rows[desk.row]!;
  const letter = key.toLowerCase();
  if (letter === 'f') {
    if (line.action !== 'hold') return desk;
    return written(desk, { standFast: !line.standFast });
  }
  if (letter === 'g') return setting.confirmed ? written(desk, setting.confirmed(line)) : desk;
  if (letter === 'i') return written(desk, { asksForAir: !line.asksForAir });
  if (desk.column === 'action') {
    const action = byLetter<Action>(actionWords, letter);
    if (action) {
      const ringed = written(desk, { action, standFast: line.standFast && action === 'hold' });
      return at(ringed, desk.row, 'posture');
    }
    if (key === 'Backspace') return written(desk, { action: null, standFast: false });
    return key === 'Enter' || key === 'Tab' ? on(desk, setting) : null;
  }
  const posture = byLetter<Posture>(postureWords, letter);
  if (posture) return posture === 'rest' && !setting.allowsRest ? desk : written(desk, { posture });
  if (key === 'Backspace') return written(desk, { posture: null });
  return key === 'Enter' || key === 'Tab' ? on(desk, setting) : null;
}

const byLetter = <Word extends string>(words: Record<Word, { letter: string }>, letter: string): Word | undefined =>
  (Object.keys(words) as Word[]).find((word) => words[word].letter === letter);

/** Picks the lit name; beside the orders what answers to no unit stays as it was written. Null: no such unit. */
function pickLit(desk: PaperSheet, names: Choice[]): PaperSheet | null {
  const line = desk.rows[desk.row]!;
  const unit = names[desk.lit];
  if (desk.column === 'unit')
    return unit ? typed(written(desk, { counterIds: [...line.counterIds, unit.id] }), '') : null;
  if (unit) return typed(written(desk, { supportIds: [...line.supportIds, unit.id] }), '');
  const supportText = [line.supportText, desk.typed.trim()].filter(Boolean).join(', ');
  return typed(written(desk, { supportText }), '');
}

function withoutLast(desk: PaperSheet): PaperSheet | null {
  const line = desk.rows[desk.row]!;
  if (desk.column === 'unit')
    return line.counterIds.length > 0 ? written(desk, { counterIds: line.counterIds.slice(0, -1) }) : null;
  if (line.supportText) return written(desk, { supportText: '' });
  return line.supportIds.length > 0 ? written(desk, { supportIds: line.supportIds.slice(0, -1) }) : null;
}

/** To the next cell; from the end of an empty last row out of the sheet, so that nobody is kept in it. */
function on(desk: PaperSheet, setting: PaperSetting): PaperSheet | null {
  const next = paperColumns[paperColumns.indexOf(desk.column) + 1];
  if (!next && desk.row === desk.rows.length - 1 && isEmptyRow(desk.rows[desk.row]!)) return null;
  return next ? at(desk, desk.row, next) : toRow({ ...desk, column: 'unit' }, desk.row + 1, setting);
}

function back(desk: PaperSheet): PaperSheet | null {
  const before = paperColumns[paperColumns.indexOf(desk.column) - 1];
  if (before) return at(desk, desk.row, before);
  return desk.row > 0 ? at(desk, desk.row - 1, 'posture') : null;
}

/** To another row; past the last one a new row is ruled. */
function toRow(desk: PaperSheet, row: number, setting: PaperSetting): PaperSheet {
  const rows = row < desk.rows.length ? desk.rows : [...desk.rows, paperRow(setting.newId(), desk.rows.length)];
  return { ...desk, rows, row, typed: '', lit: 0 };
}
