import { decodeText, type Encoding, firstBeyondAscii, oneBytes, textIn } from '../files/decode-text';
import { fileKind, refusedAs } from '../files/file-kind';
import type { Separator } from './delimited';
import { isOfOds, readOds } from './ods';
import { readCopied, separatorOf } from './read-copied';
import { sheetOfRows } from './read-pasted';
import { bounds, NotRead, type WorkbookReading } from './sheet';
import { unzip } from './unzip';
import { asBrought } from './write-csv';
import { isOfXlsx, readXlsx } from './xlsx';

/** A person may choose how a text file is read. */
export interface TextAsked {
  encoding?: Encoding | null;
  separator?: Separator | null;
}

/**
 * A file of a spreadsheet is read sheet by sheet: XLSX, ODS, or text parted by tabs, semicolons, commas or bars. Nothing in it
 * is calculated or followed. What cannot be read is refused with the reason, in words that follow the file's name.
 */
export function readWorkbook(bytes: Uint8Array, asked: TextAsked = {}): WorkbookReading {
  try {
    if (bytes.length > bounds.fileMegabytes * 1_000_000)
      throw new NotRead(`has ${Math.ceil(bytes.length / 1_000_000)} MB: ${bounds.fileMegabytes} MB at most`);
    return isZip(bytes) ? readPacked(bytes) : readText(bytes, asked);
  } catch (fault) {
    if (fault instanceof NotRead) return { ok: false, message: fault.message };
    throw fault;
  }
}

const isZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte);

function readPacked(bytes: Uint8Array): WorkbookReading {
  const other = fileKind(bytes);
  if (other) throw new NotRead(refusedAs(other));
  const files = unzip(bytes, (name) => isOfXlsx(name) || isOfOds(name));
  const sheets = files.has('content.xml') ? readOds(files) : readXlsx(files);
  if (sheets.every(({ rows }) => rows.length === 0)) throw new NotRead('is empty: nothing stands in its sheets');
  return { ok: true, sheets: sheets.filter(({ rows }) => rows.length > 0), notes: [] };
}

function readText(bytes: Uint8Array, { encoding: asked = null, separator: chosen = null }: TextAsked): WorkbookReading {
  const decoded = decodeText(bytes, asked);
  if (!decoded.ok) throw new NotRead(decoded.message);
  const { text, encoding, isGuessed } = decoded;
  const separator = chosen ?? separatorOf(text);
  const found = sheetOfRows(
    'Text',
    readCopied(text, separator).map((cells) => cells.map(asBrought)),
  );
  if (found.rows.length === 0) throw new NotRead('is empty');
  const beyond = isGuessed ? firstBeyondAscii(text) : null;
  const notes = beyond ? [`It is not UTF-8 and was read as ${encoding}: look whether “${beyond.word}” is right.`] : [];
  return { ok: true, sheets: [found], notes, asText: { encoding, separator, encodings: encodingsOf(bytes, encoding) } };
}

/** So many words of each encoding are shown. */
const wordsShown = 3;

/** The encodings that a text without letters beyond ASCII may be in are all the same: none is offered. */
function encodingsOf(bytes: Uint8Array, used: Encoding): { encoding: Encoding; sample: string }[] {
  const all: Encoding[] = ['UTF-8', ...(used === 'UTF-16' ? ['UTF-16' as const] : []), ...oneBytes];
  const samples = all.map((encoding) => ({ encoding, sample: sampleOf(textIn(bytes, encoding)) }));
  return samples.find(({ encoding }) => encoding === used)?.sample === '' ? [] : samples;
}

/** The first words with a letter beyond ASCII. */
const sampleOf = (text: string): string => {
  const words = text.match(/[^\s,;|"]*[^\s\0-\x7f][^\s,;|"]*/g) ?? [];
  return [...new Set(words.slice(0, 200))].slice(0, wordsShown).join(', ').slice(0, 80);
};
