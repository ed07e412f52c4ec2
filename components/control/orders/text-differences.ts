import type { ControlLine } from '@/lib/desks/control/orders/orders';
import { toldAsWritten } from '@/lib/visibility/forms/order-told';

/** A piece of a text set against an older one: words that stayed, words that are new, words that are gone. */
export interface Piece {
  text: string;
  how: 'same' | 'new' | 'gone';
}

/** The columns that are compared as a whole; of the orders each word is. */
const compared = toldAsWritten('difference').filter((name) => name !== 'orders');
type Compared = 'units' | 'support' | (typeof compared)[number];

/** The differences between a row and last turn's row for the same units. */
export interface RowDifference extends Record<Compared, boolean> {
  how: 'new' | 'changed' | 'same';
  was: ControlLine | null;
  orders: Piece[];
}

interface SheetDifferences {
  /** By the row's id. */
  rows: Map<string, RowDifference>;
  /** Rows of last turn whose units stand on no row now. */
  leftOut: ControlLine[];
}

/**
 * Sets a sheet against the one before. A row answers to the older row it shares most units with (each older row once);
 * a row without units to the one with the same grouping.
 */
export function sheetDifferences(lines: readonly ControlLine[], before: readonly ControlLine[]): SheetDifferences {
  const pairs = lines
    .flatMap((line) => before.map((was) => ({ line, was, shared: sharedUnits(line, was) })))
    .filter((pair) => pair.shared > 0)
    .sort((a, b) => b.shared - a.shared || a.line.position - b.line.position);
  const answers = new Map<string, ControlLine>();
  const taken = new Set<string>();
  for (const { line, was } of pairs) {
    if (answers.has(line.id) || taken.has(was.id)) continue;
    answers.set(line.id, was);
    taken.add(was.id);
  }
  const stillOrdered = new Set(lines.flatMap((line) => line.units.map((unit) => unit.unitId)));
  return {
    rows: new Map(lines.map((line) => [line.id, rowDifference(line, answers.get(line.id) ?? null)])),
    leftOut: before.filter((was) => !taken.has(was.id) && !was.units.some((unit) => stillOrdered.has(unit.unitId))),
  };
}

function rowDifference(line: ControlLine, was: ControlLine | null): RowDifference {
  if (!was) {
    const orders: Piece[] = line.orders ? [{ text: line.orders, how: 'same' }] : [];
    return { how: 'new', was, orders, ...compareBy(() => false) };
  }
  const differs = compareBy((name) => inOneForm(line, name) !== inOneForm(was, name));
  const orders = wordDifferences(was.orders, line.orders);
  const isSame = orders.every((piece) => piece.how === 'same') && !Object.values(differs).some(Boolean);
  return { how: isSame ? 'same' : 'changed', was, orders, ...differs };
}

const compareBy = (differs: (name: Compared) => boolean): Record<Compared, boolean> =>
  Object.fromEntries((['units', 'support', ...compared] as const).map((name) => [name, differs(name)])) as Record<
    Compared,
    boolean
  >;

/** The value of a column of a row, without spaces around it; units and support by their ids, with the words beside them. */
function inOneForm(line: ControlLine, name: Compared) {
  if (name === 'units') return `${namesOf(line.units)} ${line.grouping.trim()}`;
  if (name === 'support') return `${namesOf(line.support)} ${line.supportText.trim()}`;
  const value = line[name];
  return typeof value === 'string' ? value.trim() : value;
}

const namesOf = (units: ControlLine['units']) =>
  units
    .map((unit) => unit.unitId)
    .sort()
    .join('|');

function sharedUnits(line: ControlLine, was: ControlLine): number {
  if (line.units.length === 0 && was.units.length === 0) {
    const name = line.grouping.trim().toLowerCase();
    return name !== '' && name === was.grouping.trim().toLowerCase() ? 1 : 0;
  }
  const held = new Set(was.units.map((unit) => unit.unitId));
  return line.units.filter((unit) => held.has(unit.unitId)).length;
}

/** Word by word, by the longest run of words both have in order. Spaces follow their word. */
export function wordDifferences(before: string, after: string): Piece[] {
  const old = before.trim().split(/\s+/).filter(Boolean);
  const now = after.trim().split(/\s+/).filter(Boolean);
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i]![j] = old[i] === now[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const words: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      words.push({ text: now[j++]!, how: 'same' });
      i++;
    } else if (i < old.length && (j === now.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      words.push({ text: old[i++]!, how: 'gone' });
    } else words.push({ text: now[j++]!, how: 'new' });
  }
  return joined(words);
}

function joined(words: Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const word of words) {
    const last = pieces.at(-1);
    if (last?.how === word.how) last.text += ` ${word.text}`;
    else pieces.push({ ...word });
  }
  return pieces;
}
