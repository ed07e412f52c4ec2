import { least } from '@/lib/values';
import { fileKind, packedElsewhere, refusedAs } from './file-kind';

/** A file's letters are written in one of these encodings, by the names that people use. */
export type Encoding = 'UTF-8' | 'UTF-16' | OneByte;

/** Encodings of one byte a letter, in the order in which they are offered. */
export const oneByteEncodings = {
  'Windows-1252': { label: 'windows-1252', where: 'Western Europe' },
  'Windows-1250': { label: 'windows-1250', where: 'Central Europe' },
  'Windows-1251': { label: 'windows-1251', where: 'Cyrillic' },
  'Mac Roman': { label: 'macintosh', where: 'Mac, Western Europe' },
} as const;
export type OneByte = keyof typeof oneByteEncodings;
export const oneBytes = Object.keys(oneByteEncodings) as OneByte[];

export type Decoded =
  | {
      ok: true;
      text: string;
      encoding: Encoding;
      /** Nothing in the file says its encoding: it was guessed, by which letters make words. */
      isGuessed: boolean;
    }
  | { ok: false; message: string };

const begins = (bytes: Uint8Array, first: readonly number[]): boolean => first.every((byte, at) => bytes[at] === byte);

/**
 * The text of a file: UTF-8, UTF-16, each with or without a mark, and what is none of them in the encoding of one byte a letter
 * whose words look most like words. `asked`: the encoding that a person chose; it is not doubted.
 */
export function decodeText(bytes: Uint8Array, asked: Encoding | null = null): Decoded {
  const other = fileKind(bytes) ?? (begins(bytes, [0x50, 0x4b, 3, 4]) ? packedElsewhere(bytes) : null);
  if (other) return { ok: false, message: refusedAs(other) };
  if (asked !== null) return asText(textIn(bytes, asked), asked);
  if (begins(bytes, [0xff, 0xfe]) || begins(bytes, [0xfe, 0xff])) return asText(textIn(bytes, 'UTF-16'), 'UTF-16');
  const utf16 = unmarked(bytes);
  if (utf16 !== null) return asText(utf16, 'UTF-16');
  try {
    return asText(new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'UTF-8');
  } catch {
    const encoding = likeliest(bytes);
    return asText(textIn(bytes, encoding), encoding, true);
  }
}

/** The text of a file in an encoding; what is no letter of it is shown as one that is not known. */
export function textIn(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'UTF-8') return new TextDecoder('utf-8').decode(bytes);
  if (encoding === 'UTF-16') return new TextDecoder(isBigEndian(bytes) ? 'utf-16be' : 'utf-16le').decode(bytes);
  return new TextDecoder(oneByteEncodings[encoding].label).decode(bytes);
}

const asText = (text: string, encoding: Encoding, isGuessed = false): Decoded =>
  text.includes('\0') ? { ok: false, message: 'is not text' } : { ok: true, text, encoding, isGuessed };

/** By its mark, or by which byte of each two is nought more often. */
function isBigEndian(bytes: Uint8Array): boolean {
  if (begins(bytes, [0xfe, 0xff])) return true;
  if (begins(bytes, [0xff, 0xfe])) return false;
  let first = 0;
  let second = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] === 0) first += 1;
    if (bytes[at + 1] === 0) second += 1;
  }
  return first > second;
}

/** A text has none of these characters: controls, halves of letters, codes that stand for no letter. */
const noText = /[^\P{C}\t\n\r\p{Cf}]/u;

/** UTF-16 without a mark: noughts, and a text when it is read so; null: it is none. */
function unmarked(bytes: Uint8Array): string | null {
  if (bytes.length % 2 !== 0 || !bytes.includes(0)) return null;
  const text = textIn(bytes, 'UTF-16');
  return noText.test(text) || text.includes('\ufffd') ? null : text;
}

/** So many letters beyond ASCII tell the encoding. */
const lettersWeighed = 4_000;

/** The encoding in which the words of a text look most like words; of equals the first. */
function likeliest(bytes: Uint8Array): OneByte {
  const costs = oneBytes.map((encoding) => costOf(textIn(bytes.subarray(0, 400_000), encoding)));
  return oneBytes[costs.indexOf(least(costs))]!;
}

/** Letters that are common in the west of Europe. */
const common = /[äöüßéèêëàâáîïíôóúûùñçåøæœÄÖÜÉÈÀÅØÑÇ]/;

/** The cost is higher, the less a text looks like words: signs within words, large letters behind small ones, two scripts in a word. */
function costOf(text: string): number {
  let cost = 0;
  let weighed = 0;
  for (const found of text.matchAll(/[^\0-\x7f]/gu)) {
    if (++weighed > lettersWeighed) break;
    const [letter] = found;
    const before = text[found.index - 1] ?? ' ';
    const after = text[found.index + letter.length] ?? ' ';
    cost += costOfLetter(letter, before, after);
  }
  return cost;
}

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
const isCyrillic = (sign: string): boolean => /\p{Script=Cyrillic}/u.test(sign);

function costOfLetter(letter: string, before: string, after: string): number {
  if (/\p{C}|\ufffd/u.test(letter)) return 4;
  if (!isLetter(letter)) return isLetter(before) && isLetter(after) ? 3 : isLetter(before) || isLetter(after) ? 1 : 0.2;
  const isBehindSmall = /\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter);
  const isBeforeLarge = /\p{Ll}/u.test(letter) && /\p{Lu}/u.test(after) && isLetter(before);
  const scripts = [before, after].filter((sign) => isLetter(sign) && isCyrillic(sign) !== isCyrillic(letter)).length;
  const alone = isCyrillic(letter) && !isLetter(before) && !isLetter(after) ? 0.5 : 0;
  const own = isCyrillic(letter) || common.test(letter) ? 0 : 0.4;
  // In the west of Europe two such letters seldom follow each other.
  const beside = !isCyrillic(letter) && /[^\0-\x7f]/.test(after) && isLetter(after) ? 0.6 : 0;
  return own + alone + beside + 2 * scripts + (isBehindSmall || isBeforeLarge ? 2 : 0);
}

/** The line on which the first letter beyond ASCII stands, and the word that has it. */
export function firstBeyondAscii(text: string): { row: number; word: string } | null {
  const found = /[^\s,;"]*[^\s\0-\x7f][^\s,;"]*/.exec(text);
  if (!found) return null;
  return { row: text.slice(0, found.index).split(/\r\n|\r|\n/).length, word: found[0].slice(0, 40) };
}
