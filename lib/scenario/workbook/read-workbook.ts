import { decodeText, firstBeyondAscii } from '../decode-text';
import { isOfOds, readOds } from './ods';
import { readCopied } from './read-copied';
import { bounds, NotRead, sheetOf, type WorkbookReading } from './sheet';
import { unzip } from './unzip';
import { asBrought } from './write-csv';
import { isOfXlsx, readXlsx } from './xlsx';

/**
 * What stands in a file of a spreadsheet: XLSX, ODS, or text parted by tabs, semicolons or commas. Nothing in it is reckoned
 * or followed. What cannot be read is refused with the reason, in words that follow the file's name.
 */
export function readWorkbook(bytes: Uint8Array): WorkbookReading {
  try {
    if (bytes.length > bounds.fileMegabytes * 1_000_000)
      throw new NotRead(`has ${Math.ceil(bytes.length / 1_000_000)} MB: ${bounds.fileMegabytes} MB at most`);
    return isZip(bytes) ? readPacked(bytes) : readText(bytes);
  } catch (fault) {
    if (fault instanceof NotRead) return { ok: false, message: fault.message };
    throw fault;
  }
}

const isZip = (bytes: Uint8Array): boolean => [0x50, 0x4b, 3, 4].every((byte, at) => bytes[at] === byte);

function readPacked(bytes: Uint8Array): WorkbookReading {
  const files = unzip(bytes, (name) => isOfXlsx(name) || isOfOds(name));
  const sheets = files.has('content.xml') ? readOds(files) : readXlsx(files);
  if (sheets.every(({ rows }) => rows.length === 0)) throw new NotRead('is empty: nothing stands in its sheets');
  return { ok: true, sheets: sheets.filter(({ rows }) => rows.length > 0), notes: [] };
}

function readText(bytes: Uint8Array): WorkbookReading {
  const decoded = decodeText(bytes);
  if (!decoded.ok) throw new NotRead(decoded.message);
  const sheet = sheetOf('Text', { cells: 0, letters: 0 });
  for (const [at, cells] of readCopied(decoded.text).entries())
    for (const [column, cell] of cells.entries()) sheet.put(at + 1, column, asBrought(cell));
  const found = sheet.done();
  if (found.rows.length === 0) throw new NotRead('is empty');
  const beyond = decoded.encoding === 'Windows-1252' ? firstBeyondAscii(decoded.text) : null;
  const notes = beyond ? [`It is not UTF-8 and was read as Windows-1252: look whether “${beyond.word}” is right.`] : [];
  return { ok: true, sheets: [found], notes };
}
