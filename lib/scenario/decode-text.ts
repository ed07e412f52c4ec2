/** How the letters of a file are written. */
type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

export type Decoded = { ok: true; text: string; encoding: Encoding } | { ok: false; message: string };

/** What a file is by its first bytes, where it is no text. */
const others: readonly [first: readonly number[], what: string][] = [
  [[0x89, 0x50, 0x4e, 0x47], 'is a picture (PNG)'],
  [[0xff, 0xd8, 0xff], 'is a picture (JPEG)'],
  [[0x47, 0x49, 0x46, 0x38], 'is a picture (GIF)'],
  [[0x25, 0x50, 0x44, 0x46], 'is a PDF'],
  [[0x50, 0x4b, 0x03, 0x04], 'is a workbook or a packed file: save the table as CSV'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'is a workbook of an older kind or locked with a password: save it as CSV'],
];

const begins = (bytes: Uint8Array, first: readonly number[]): boolean => first.every((byte, at) => bytes[at] === byte);

/**
 * The text of a file: UTF-8 with or without a mark, UTF-16 with one, and what is none of them as Windows-1252, which is
 * what spreadsheets of Western Europe write.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const other = others.find(([first]) => begins(bytes, first));
  if (other) return { ok: false, message: `${other[1]}, not text` };
  for (const [mark, name] of [
    [[0xff, 0xfe], 'utf-16le'],
    [[0xfe, 0xff], 'utf-16be'],
  ] as const)
    if (begins(bytes, mark)) return asText(new TextDecoder(name).decode(bytes), 'UTF-16');
  try {
    return asText(new TextDecoder('utf-8', { fatal: true }).decode(bytes), 'UTF-8');
  } catch {
    return asText(new TextDecoder('windows-1252').decode(bytes), 'Windows-1252');
  }
}

const asText = (text: string, encoding: Encoding): Decoded =>
  text.includes('\0') ? { ok: false, message: 'is not text' } : { ok: true, text, encoding };

/** The line on which the first letter beyond ASCII stands, and the word that has it. */
export function firstBeyondAscii(text: string): { row: number; word: string } | null {
  const found = /[^\s,;"]*[^\s\0-\x7f][^\s,;"]*/.exec(text);
  if (!found) return null;
  return { row: text.slice(0, found.index).split(/\r\n|\r|\n/).length, word: found[0].slice(0, 40) };
}
