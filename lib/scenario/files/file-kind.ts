import { zipEntries } from './zip';

/** A kind of file that people choose by mistake, or that another program must save anew first. */
export interface FileKind {
  /** As it follows “is”: `a picture (PNG)`. */
  what: string;
  /** The user should do this with it; null: nothing makes a text or a table of it. */
  todo: string | null;
}

const kind = (what: string, todo: string | null = null): FileKind => ({ what, todo });
/** A letter a byte; beyond ASCII it is not the same letter. */
const asText = new TextDecoder('latin1');
const firstBytes = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 16));

const saveAsCsv = 'save the table as CSV';
const unpackIt = 'unpack it, and bring what is in it';

/** A file that begins with these bytes is of this kind. */
const byFirstBytes: readonly [first: string, is: FileKind][] = [
  ['\x89PNG', kind('a picture (PNG)')],
  ['\xff\xd8\xff', kind('a picture (JPEG)')],
  ['GIF8', kind('a picture (GIF)')],
  ['RIFF', kind('a picture or a sound (RIFF)')],
  ['II*\0', kind('a picture (TIFF)')],
  ['MM\0*', kind('a picture (TIFF)')],
  ['BM', kind('a picture (BMP)')],
  ['%PDF', kind('a PDF')],
  ['{\\rtf', kind('a text document (RTF)', 'copy its text, and paste it')],
  ['SQLite format 3', kind('a database, perhaps a GeoPackage', 'save its layer as GeoJSON')],
  ['\0\0\x27\x0a', kind('a shapefile (.shp)', 'open it in QGIS, and save it as GeoJSON')],
  ['\x1f\x8b', kind('a packed file (gzip)', unpackIt)],
  ['7z\xbc\xaf', kind('a packed file (7z)', unpackIt)],
  ['Rar!', kind('a packed file (RAR)', unpackIt)],
  ['MZ', kind('a program')],
];

/** BMP and programs begin with letters: they are none where only letters follow. */
const isWritten = (bytes: Uint8Array): boolean => !bytes.subarray(0, 64).includes(0);

/**
 * The contents of a file tell its kind, and its name does not; null: it may be a text, or a packed file that is read here: a
 * workbook (XLSX, ODS), a KMZ, a packed scenario.
 */
export function fileKind(bytes: Uint8Array): FileKind | null {
  const begins = firstBytes(bytes);
  if (begins.startsWith('PK\x03\x04')) return packedKind(bytes);
  if (begins.startsWith('\xd0\xcf\x11\xe0')) return olderOffice(bytes);
  const [first, is] = byFirstBytes.find(([one]) => begins.startsWith(one)) ?? [];
  if (!is || (first!.length === 2 && /^[A-Z]+$/.test(first!) && isWritten(bytes))) return webPage(bytes);
  return is;
}

/** A page or a table of the web that was saved under the name of a workbook. */
function webPage(bytes: Uint8Array): FileKind | null {
  const text = asText.decode(bytes.subarray(0, 600)).replace(/^ï»¿/, '').trimStart();
  if (/^<(!doctype html|html|table)\b/i.test(text))
    return kind('a web page (HTML)', 'open it in a spreadsheet, and save it as .xlsx or CSV');
  if (/progid="Excel\.Sheet"|<(ss:)?Workbook\b/.test(text))
    return kind('an Excel workbook in XML (2003)', 'save it as an Excel workbook (.xlsx)');
  return null;
}

/** The names of what is packed in a zip, with `/` between folders; null: it cannot be read. */
export function namesPacked(bytes: Uint8Array): string[] | null {
  try {
    return zipEntries(bytes).map(({ name }) => name);
  } catch {
    return null;
  }
}

const exportAsExcel = 'export it as Excel (File, Export To, Excel)';

/** A zip with such a name in it is of this kind; null: it is read here. */
const byNames: readonly [name: RegExp, is: FileKind | null][] = [
  [/^xl\/workbook\.xml$/, null],
  [/^xl\/workbook\.bin$/, kind('a binary Excel workbook (.xlsb)', 'save it as an Excel workbook (.xlsx)')],
  [/^word\//, kind('a Word document (.docx)', 'copy its table or its text, and paste it')],
  [/^ppt\//, kind('a PowerPoint presentation (.pptx)')],
  [/^Index\/(Tables\/|CalculationEngine)|^index\.numbers$/, kind('Apple Numbers', exportAsExcel)],
  [/^Index\/Slide|^index\.apxl/, kind('Apple Keynote')],
  [/^(Index\/.*\.iwa|Index\.zip|index\.xml)$/, kind('an Apple document, of Pages or Numbers', exportAsExcel)],
  [/\.(shp|dbf|shx)$/i, kind('a packed shapefile', 'open it in QGIS, and save it as GeoJSON')],
];

function packedKind(bytes: Uint8Array): FileKind | null {
  const names = namesPacked(bytes) ?? [];
  if (names.includes('content.xml')) return openDocument(bytes);
  const [, is] = byNames.find(([pattern]) => names.some((name) => pattern.test(name))) ?? [];
  return is ?? null;
}

/** An OpenDocument says what it is in its first entry, which is not packed. */
function openDocument(bytes: Uint8Array): FileKind | null {
  const [, of = ''] = /opendocument\.(text|presentation|graphics)/.exec(asText.decode(bytes.subarray(0, 200))) ?? [];
  return of === '' ? null : kind(`an OpenDocument ${of}`, 'copy its table or its text, and paste it');
}

/** The names of streams in files of Office before 2007, each letter followed by a nought. */
const spread = (name: string): string => [...name].join('\0');

function olderOffice(bytes: Uint8Array): FileKind {
  const text = asText.decode(bytes.subarray(0, 8_000_000));
  if (text.includes(spread('EncryptedPackage')))
    return kind('a workbook or a document locked with a password', 'save it without one');
  if (text.includes(spread('WordDocument')))
    return kind('a Word document of an older kind (.doc)', 'copy its table or its text, and paste it');
  if (text.includes(spread('PowerPoint Document'))) return kind('a PowerPoint presentation of an older kind (.ppt)');
  if (text.includes(spread('Workbook')) || text.includes(spread('Book')))
    return kind('an Excel workbook of an older kind (.xls)', 'save it as an Excel workbook (.xlsx) or as CSV');
  return kind(
    'a workbook of an older kind or locked with a password',
    'save it as an Excel workbook (.xlsx) or as CSV',
  );
}

/** A packed file was chosen where a text is wanted: its kind says where it is read instead. */
export function packedElsewhere(bytes: Uint8Array): FileKind {
  const names = namesPacked(bytes) ?? [];
  if (names.some((name) => /^xl\/|^content\.xml$/.test(name))) return kind('a workbook', saveAsCsv);
  if (names.some((name) => /\.kml$/i.test(name))) return kind('a KMZ', 'bring it in on the map');
  if (names.includes('contents.json')) return kind('a packed scenario', 'choose it on Your scenarios');
  return kind('a workbook or a packed file', saveAsCsv);
}

/** Why a file is not read, in words that follow its name. */
export const refusedAs = ({ what, todo }: FileKind): string => (todo ? `is ${what}: ${todo}` : `is ${what}, not text`);
