import { partsOf } from './military-words';
import { isEnglish } from './plain-words';

/** A word of a text: a run of letters, or of digits. */
export interface Word {
  /** In plain small letters; 9th is 9, and a last ’s is left out. */
  word: string;
  /** The same with ä, ö and ü as ae, oe and ue. */
  inFull: string;
  /** Its parts in their first spelling: `panzerkorps` is panzer and corps. */
  parts: readonly string[];
  from: number;
  to: number;
  /** The number of signs of it that are a ’s. */
  tail: number;
  /** It begins with a capital letter, or is a figure. */
  isCapital: boolean;
  /** It is the first of a sentence or of a line, or stands in a line of capitals alone. */
  isFirst: boolean;
  /** A name may go on from it to the next word. */
  goesOn: boolean;
}

/** A word without accents, in small letters. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’]s$|['’]/g, '');

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const inFull = (word: string): string =>
  plain(
    word
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöü]/g, (sign) => umlauts[sign]!),
  );

/**
 * True when these signs may be between two words of one name: no end of a sentence, and a full stop only behind a figure or
 * an abbreviation.
 */
function joins(between: string, before: string): boolean {
  if (between.length > 5 || /[!?;\n]/.test(between)) return /^[-–]\n$/.test(between);
  return !/\.\s/.test(between) || /^\d+$/.test(before) || (before.length <= 4 && !isEnglish(before));
}

/** The words of a text. */
function wordsIn(text: string): Word[] {
  const found = [...text.matchAll(/\d+(?:(?:st|nd|rd|th)\b)?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/giu)];
  const loud = linesOfCapitals(text);
  return found.map(({ index: from, 0: { length }, 0: written }, i) => {
    const to = from + length;
    const word = /^\d/.test(written) ? written.replace(/\D+$/, '') : plain(written);
    const before = text.slice(i === 0 ? 0 : found[i - 1]!.index + found[i - 1]![0].length, from);
    const next = found[i + 1]?.index;
    return {
      word,
      inFull: /[äöü]|\p{M}/iu.test(written) ? inFull(written) : word,
      parts: partsOf(word),
      from,
      to,
      tail: /\p{L}['’]s$/u.test(written) ? 2 : 0,
      isCapital: written[0] !== written[0]!.toLowerCase() || /^\d/.test(written),
      isFirst: i === 0 || /[.!?:]["”’)]*\s|\n/.test(before) || loud.some((line) => line.from <= from && to <= line.to),
      goesOn: next !== undefined && joins(text.slice(to, next), word),
    };
  });
}

/** The lines that have no small letter: headings. */
const linesOfCapitals = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => line === line.toUpperCase() && /\p{Lu}{2}/u.test(line))
    .map(({ index: from, 0: { length } }) => ({ from, to: from + length }));

/** The number of texts that are remembered with their words: a letter and its sentences. */
const textsAtMost = 64;
const texts = new Map<string, readonly Word[]>();

/** The words of a text: one is searched for many things in a row, and so is each of its sentences. */
export function wordsOfText(text: string): readonly Word[] {
  const known = texts.get(text);
  if (known) return known;
  const words = wordsIn(text);
  if (texts.size >= textsAtMost) texts.clear();
  texts.set(text, words);
  return words;
}

/** The number of names that are remembered with their words. */
const keptAtMost = 10_000;
const kept = new Map<string, readonly Word[]>();

/** The words of a name: a game has some hundreds, each looked for in every text. */
export function wordsOfName(name: string): readonly Word[] {
  const known = kept.get(name);
  if (known) return known;
  const words = wordsIn(name);
  if (kept.size >= keptAtMost) kept.clear();
  kept.set(name, words);
  return words;
}
