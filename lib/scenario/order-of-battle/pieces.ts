import { type Level, levels, markBefore } from './levels';
import { hasMarkup, isPlainInLine } from './lines';

/** What a name may be written as: in quotes it is taken as it is, a quote in it twice. */

/** Cuts a text where `separator` stands outside of quotes. */
export function cut(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (!isQuoted && text.startsWith(separator, at)) {
      pieces.push(piece.trim());
      piece = '';
      at += separator.length - 1;
    } else piece += text[at] ?? '';
  }
  return [...pieces, piece.trim()];
}

/** A text in quotes, as it is; null: it stands in none. */
const unquoted = (text: string): string | null =>
  /^"(?:[^"]|"")*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : null;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A name as it was written: with the level or size that stands before it, and how many units it names. */
export interface Name {
  name: string;
  /** Said with it: `corps: …`. */
  level: Level | null;
  /** By a mark before it: XX, II. */
  marked: { mark: string; level: Level | null; echelon: string | null } | null;
  /** The names of several units; one where it names one. */
  names: readonly string[];
}

/** Several units are written in a line up to so many. */
export const unitsInALine = 30;

const saidLevel = new RegExp(`^(${levels.join('|')}):\\s*`, 'i');

export function readName(written: string): Name {
  const [said = '', level] = saidLevel.exec(written) ?? [];
  const text = written.slice(said.length);
  const asIs = unquoted(text);
  const marked = asIs === null && !level ? markBefore(text) : null;
  const name = asIs ?? marked?.rest ?? text;
  return {
    name,
    level: (level?.toLowerCase() as Level | undefined) ?? null,
    marked,
    names: asIs === null ? severalIn(name) : [name],
  };
}

/** `1-3 Para Bn` is 1, 2 and 3 Para Bn. */
function severalIn(name: string): string[] {
  const [, from = '', to = '', rest = ''] = /^(\d{1,4})\s*[-–]\s*(\d{1,4})(\s+\S.*)$/.exec(name) ?? [];
  const first = Number(from);
  const last = Number(to);
  if (rest === '' || last <= first || last - first >= unitsInALine) return [name];
  return Array.from({ length: last - first + 1 }, (_, at) => `${first + at}${rest}`);
}

/** A name as it must be written to be read as it is, the level before it where `level` says so. */
export function writeName(name: string, level: Level | null): string {
  const read = readName(name);
  const isPlain =
    read.name === name &&
    read.level === null &&
    read.names.length === 1 &&
    name.trim() === name &&
    name !== '' &&
    !name.includes('"') &&
    isPlainInLine(name) &&
    cut(name, ' / ').length === 1 &&
    cut(`${name} / x`, ' / ').length === 2 &&
    cut(name, ',').length === 1;
  return `${level ? `${level}: ` : ''}${isPlain ? name : quoted(name)}`;
}

/** `column=value`, as it is; null: it is none of these columns. */
export function readAssigned(item: string, columns: readonly string[]): { column: string; value: string } | null {
  const [, column = '', value = ''] = /^(\w+)=(.*)$/s.exec(item) ?? [];
  return columns.includes(column) ? { column, value: unquoted(value.trim()) ?? value.trim() } : null;
}

export const writeAssigned = (column: string, value: string): string =>
  `${column}=${/[",|]|^\s|[\s:]$/.test(value) || hasMarkup(value) ? quoted(value) : value}`;
