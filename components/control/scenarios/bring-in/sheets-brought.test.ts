import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { columnsOf } from '@/lib/scenario/guide/guide';
import { readPasted } from '@/lib/scenario/workbook/read-pasted';
import { readWorkbook } from '@/lib/scenario/workbook/read-workbook';
import type { WorkbookReading } from '@/lib/scenario/workbook/sheet';
import { type Around, aroundOf } from './around';
import { filledUnits } from './assumed';
import { asideIn, broughtOf, mayBeSwapped, otherwise, type ReadBy, rowsOf } from './brought';
import { notationsOfDate } from './dates';
import { degreesIn } from './degrees';
import { broughtRows } from './matching';
import { keyCalled } from './near-names';
import { loadMgrs, type Mgrs, placeIn } from './places';

/** Sheets as people bring them, each kind with what is wrong with it, down to the rows that come of it. */

/** The grid of the Lower Rhine: the bridge of Arnhem stands at 746 777. */
const ground = {
  grid: { centralMeridian: 5.5, originLatitude: 51.5, eastingKm: 40, northingKm: 20 },
  frame: { minX: 0, minY: 0, maxX: 100, maxY: 90 },
};
const around: Around = {
  keyColumn: 'id',
  ground,
  called: {
    side: [
      { id: 'allied', name: 'Finnish' },
      { id: 'german', name: 'Soviet' },
    ],
    nation: [
      { id: 'FIN', name: 'Finnish' },
      { id: 'SOV', name: 'Soviet' },
    ],
    team: [
      { id: 'iv-corps', name: 'IV Corps' },
      { id: 'eighth-army', name: '8th Army' },
    ],
  },
  teams: [
    { id: 'iv-corps', side: 'allied' },
    { id: 'eighth-army', side: 'german' },
  ],
};
let mgrs: Mgrs;
beforeAll(async () => {
  mgrs = await loadMgrs();
});

const bytesOf = (text: string | number[]) =>
  typeof text === 'string' ? new TextEncoder().encode(text) : Uint8Array.from(text);

function brought(reading: WorkbookReading, table: 'units' | 'profiles' = 'units') {
  if (!reading.ok) throw new Error(reading.message);
  const columns = columnsOf(table);
  const by: ReadBy = { columns, around, mgrs };
  const found = broughtOf(by, `${table}.csv`, reading);
  const headings = columns.map(({ column }) => column);
  const of = (now: typeof found) => {
    const read = rowsOf(now, by);
    const rows = broughtRows(headings, read.rows, now.matching, columns);
    return {
      read,
      rows,
      cells: (...names: string[]) => rows.map((row) => names.map((name) => row[headings.indexOf(name)])),
    };
  };
  return { by, found, headings, of, ...of(found) };
}
const pasted = (...lines: string[]) => brought(readPasted(lines.join('\n')));

describe('text', () => {
  test('quotes are letters unless they close a cell', () => {
    const { cells } = pasted(
      'name\tarm\tnotes',
      '"Foxglove" Bn\tparas\t',
      'KG "Waldau"\tinfantry\t',
      '"Kampfgruppe" Kiefer\tinfantry\t"of ""two"" lines',
      'here"',
      '"7 Lowland\tgliderInfantry\t5" guns',
    );
    expect(cells('name', 'arm', 'notes')).toEqual([
      ['"Foxglove" Bn', 'paras', ''],
      ['KG "Waldau"', 'infantry', ''],
      ['"Kampfgruppe" Kiefer', 'infantry', 'of "two" lines\nhere'],
      ['"7 Lowland', 'gliderInfantry', '5" guns'],
    ]);
    expect(pasted('name;arm', '"A; B";paras', '"C" D;infantry').cells('name')).toEqual([['A; B'], ['"C" D']]);
  });

  test('what parts the cells is found in several rows, and may be chosen; decimal commas are figures', () => {
    const { cells, found } = pasted(
      'Order of battle, Ninth Army, 17 September 1944, as of noon',
      'name;arm;lon;lat',
      '2 Marsh Guards;armour;5,54;51,25',
    );
    expect([found.heading, cells('name', 'lon', 'lat')]).toEqual([1, [['2 Marsh Guards', '5.54', '51.25']]]);
    expect(pasted('name | arm', '2 Coots | paras').cells('name', 'arm')).toEqual([['2 Coots', 'paras']]);
    const chosen = readPasted('name;a,b\nx;1,2', ',');
    expect(chosen.ok && chosen.sheets[0]!.rows.map(({ cells: row }) => row)).toEqual([
      ['name;a', 'b'],
      ['x;1', '2'],
    ]);
  });

  const sample = (name: string, encode: (letter: string) => number) =>
    readWorkbook(bytesOf([...`name;arm\r\n${name};paras`].map(encode)));
  const table = (letters: string, codes: readonly number[]) => (letter: string) =>
    letters.includes(letter) ? codes[letters.indexOf(letter)]! : letter.charCodeAt(0);

  test.each([
    ['Żółty pułk z Łodzi', 'Windows-1250', table('Żół', [0xaf, 0xf3, 0xb3])],
    ['Brygada Wołyńska', 'Windows-1250', table('łń', [0xb3, 0xf1])],
    [
      'Стрелковый полк',
      'Windows-1251',
      (letter: string) => (letter > '\u0400' ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0)),
    ],
    ['Stab Müller', 'Windows-1252', (letter: string) => letter.charCodeAt(0)],
    ['Stab Müller, Köln', 'Mac Roman', table('üö', [0x9f, 0x9a])],
  ] as const)('%s in %s is read, told, and offered in others', (name, encoding, encode) => {
    const reading = sample(name, (letter) => (letter === 'Ł' ? 0xa3 : encode(letter)));
    if (!reading.ok) throw new Error(reading.message);
    expect(reading.sheets[0]!.rows[1]!.cells[0]).toBe(name);
    expect(reading.notes[0]).toContain(`read as ${encoding}`);
    expect(reading.asText!.encodings.map((one) => one.encoding)).toEqual([
      'UTF-8',
      'Windows-1252',
      'Windows-1250',
      'Windows-1251',
      'Mac Roman',
    ]);
  });

  test('an encoding that was chosen is used and not doubted', () => {
    const bytes = bytesOf([...'name\nM'].map((letter) => letter.charCodeAt(0)).concat(0xfc, 0x6c));
    const reading = readWorkbook(bytes, { encoding: 'Windows-1251' });
    expect(reading.ok && [reading.sheets[0]!.rows[1]!.cells[0], reading.notes]).toEqual(['Mьl', []]);
  });

  test.each([false, true])('UTF-16 without a mark is read (first byte high: %s)', (isHigh) => {
    const text = 'name;arm\n22 Para;paras\nСтрелки;infantry\n';
    const wide = [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isHigh ? [code >> 8, code & 255] : [code & 255, code >> 8];
    });
    expect(brought(readWorkbook(bytesOf(wide))).cells('name', 'arm')).toEqual([
      ['22 Para', 'paras'],
      ['Стрелки', 'infantry'],
    ]);
  });

  test('what cannot be seen is taken off with one note; a joiner between letters stays', () => {
    const { cells, found } = pasted(
      'name\tarm',
      'گردان\u200cهای یکم\tinfantry',
      '22\u200b Para\tparas',
      'Fall\u00adschirm\u00adjäger\tparas',
      '\u200eגדוד 3\u200f\tinfantry',
      '\u200dx\u200d\tinfantry',
    );
    expect(cells('name').flat()).toEqual(['گردان\u200cهای یکم', '22 Para', 'Fallschirmjäger', 'גדוד 3', 'x']);
    expect(found.sheets[0]!.notes).toEqual([
      'A3, A4, A5 and A6 — characters that cannot be seen: they were taken off.',
    ]);
  });

  test('an error of a spreadsheet is no name, whatever language it is in', () => {
    const { cells, found } = pasted('name\tlon', '#REF!\t#N/A', '#BEZUG!\t#DIV/0!', '#1 Commando\t5.5');
    expect(cells('name', 'lon')).toEqual(
      [
        ['', ''],
        ['', ''],
        ['#1 Commando', '5.5'],
      ].slice(2),
    );
    expect(found.sheets[0]!.notes).toEqual([
      'A2 (#REF!), B2 (#N/A), A3 (#BEZUG!) and B3 (#DIV/0!) — errors of the spreadsheet: these cells are empty here.',
    ]);
  });
});

describe('counter notations that became dates', () => {
  test.each([
    ['03.Feb.01', '3-2-1'],
    ['2001-02-03', '3-2-1'],
    ['3-Feb-01', '3-2-1'],
    ['03/02/2001', '3-2-1'],
    ['04-Feb', '4-2'],
    ['Apr-02', '4-2'],
    ['05. Mrz 02', '5-3-2'],
  ])('%s was %s', (date, notation) => {
    expect(notationsOfDate(date).certain).toBe(notation);
  });

  test('one that is not certain is asked', () => {
    expect(notationsOfDate('2004-06-02')).toEqual({
      certain: null,
      all: ['6-4-2', '2-6-4', '6-2-4', '4-6-2', '2-4-6', '4-2-6'],
    });
    expect(notationsOfDate('5-3-2-1-0')).toEqual({ certain: null, all: [] });
  });

  test('they are put back in the table of profiles where they are certain', () => {
    const { cells, found } = brought(
      readPasted(
        'key;describes;notation;sizePoints\nrecce;Recce;03.Feb.01;1\nflak;Flak;2004-06-02;2\nbty;Battery;04-Feb;1',
      ),
      'profiles',
    );
    expect(cells('key', 'notation')).toEqual([
      ['recce', '3-2-1'],
      ['flak', '2004-06-02'],
      ['bty', '4-2'],
    ]);
    expect(found.matching.notation!.words).toEqual({ '03.Feb.01': '3-2-1', '04-Feb': '4-2' });
  });
});

describe('a column that says what is above', () => {
  test('by id: the formations are no counters', () => {
    const { cells, read } = pasted(
      'id\tparent\tname\ttype\tlevel',
      '1\t\tXL Corps\tHQ\tcorps',
      '2\t1\tFenland Armoured Division\tArmour\tdivision',
      '3\t2\t5 Fenland Armoured Brigade\tArmour\tbrigade',
      '4\t3\t2 Marsh Guards\tArmour\tbattalion',
    );
    expect(cells('name', 'arm', 'echelon', 'brigade', 'division', 'corps', 'formation')).toEqual([
      [
        '2 Marsh Guards',
        'armour',
        'battalion',
        '5 Fenland Armoured Brigade',
        'Fenland Armoured Division',
        'XL Corps',
        '',
      ],
    ]);
    expect(read.notes).toEqual([
      'The column “parent” says what stands above what: 3 rows are formations (XL Corps, Fenland Armoured Division and 5 Fenland Armoured Brigade), and 1 row is a counter.',
    ]);
  });

  test('by name, without levels, in any order; a circle and one that is not there are told or end', () => {
    const { cells, read } = pasted(
      'unit;subordinate_to;arm',
      '2 Coots;5 Bde;paras',
      '5 Bde;Fen Div;',
      'Fen Div;;',
      '9 Rooks;7 Bde;infantry',
      'A Bde;B Bde;',
      'B Bde;A Bde;',
    );
    expect(cells('name', 'brigade', 'division')).toEqual([
      ['2 Coots', '5 Bde', 'Fen Div'],
      ['9 Rooks', '', ''],
    ]);
    expect(read.notes[1]).toBe('1 row names what is not in the sheet as above: 9 Rooks (7 Bde).');
  });

  test('a parent that is none of the rows is a word like others', () => {
    expect(pasted('name;parent', '2 Coots;Guards', '3 Coots;Foot').cells('name', 'formation')).toEqual([
      ['2 Coots', 'Guards'],
      ['3 Coots', 'Foot'],
    ]);
  });
});

describe('places', () => {
  test('MGRS and references of the map’s own grid', () => {
    const { cells, read } = pasted(
      'name\tarm\tgrid',
      '22 Para\tparas\t31UFT99846281',
      '7 Lowland\tgliderInfantry\tE 697783',
      '9 Rooks\tinfantry\tby the church',
    );
    const places = cells('lon', 'lat').map(([lon, lat]) => [Number(lon).toFixed(3), Number(lat).toFixed(3)]);
    expect(places[0]).toEqual(['5.910', '51.980']);
    // 69.75 km east and 78.35 north of where the grid has nought: 29.75 km east of 5.5, 58.35 km north of 51.5.
    expect(places[1]).toEqual(['5.935', '52.024']);
    expect(read.notes).toEqual([
      'The column “grid” has places: they are read as longitude and latitude.',
      '1 cell of “grid” cannot be read as a place: row 4 (by the church).',
    ]);
    // It is used, so it is not among the columns that are not.
    expect(read.into).toEqual([2]);
    expect(placeIn('31U FT 99846 28100', { ground, mgrs })).not.toBeNull();
    expect(placeIn('51.98 N 5.91 E', { ground, mgrs })).toEqual({ lon: '5.91', lat: '51.98' });
    expect(placeIn('51.98, 5.91', { ground, mgrs })).toEqual({ lon: '5.91', lat: '51.98' });
    expect(placeIn('999 999', { ground, mgrs })).toBeNull();
  });

  test.each([
    ['5°54\'40"E', 5.911111],
    ['51°58′30″N', 51.975],
    ['5.80 E', 5.8],
    ['W 0,29', -0.29],
    ['-5.25', -5.25],
    ['51 58 30', 51.975],
    ["S33° 51.5'", -33.858333],
  ])('%s is %d', (text, degrees) => {
    expect(degreesIn(text)!.degrees).toBeCloseTo(degrees, 5);
  });

  test.each(['', 'x', "5°61'E", '91 N', '5 4 3 2', 'E', 'N5E'])('%j is none', (text) => {
    expect(degreesIn(text)).toBeNull();
  });

  test('degrees, minutes and seconds go in as degrees; what cannot be read is told by row', () => {
    const { cells, read } = pasted(
      'name\tlon\tlat',
      '22 Para\t5°54\'40"E\t51°58\'30"N',
      '7 Lowland\t5.80 E\t52.01 N',
      '9 Rooks\there\t51.9 E',
    );
    expect(cells('lon', 'lat')).toEqual([
      ['5.911111', '51.975'],
      ['5.8', '52.01'],
      ['here', '51.9 E'],
    ]);
    expect(read.notes).toEqual([
      '1 cell of “lon” cannot be read as a place: row 4 (here).',
      '1 cell of “lat” cannot be read as a place: row 4 (51.9 E).',
    ]);
  });

  test('where all fit when swapped and none does as written, that is offered', () => {
    const turned = pasted('name;lon;lat', 'A;51,98;5,91', 'B;51,9;5,8');
    expect(mayBeSwapped(turned.read, ground)).toBe(true);
    expect(turned.of(otherwise(turned.by, turned.found, { isSwapped: true })).cells('lon', 'lat')).toEqual([
      ['5.91', '51.98'],
      ['5.8', '51.9'],
    ]);
    expect(mayBeSwapped(pasted('name;lon;lat', 'A;51.98;5.91', 'B;5.8;51.9').read, ground)).toBe(false);
  });
});

describe('workbooks', () => {
  const workbook = (sheet: string, styles: string, part = (name: string) => name) =>
    zipSync(
      Object.fromEntries(
        Object.entries({
          '_rels/.rels':
            '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
          'xl/workbook.xml': '<workbook><sheets><sheet name="units" sheetId="1" r:id="r1"/></sheets></workbook>',
          'xl/_rels/workbook.xml.rels':
            '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/styles" Target="styles.xml"/></Relationships>',
          'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
          'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
        }).map(([name, text]) => [part(name), strToU8(text)]),
      ),
    );
  const text = (at: string, words: string, style = 0) =>
    `<c r="${at}" s="${style}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const styles =
    '<fonts><font/><font><strike/></font></fonts><cellXfs><xf/><xf fontId="1"/><xf numFmtId="31"/><xf numFmtId="32"/></cellXfs>';
  const rows = (...more: string[]) => [`<row r="1">${text('A1', 'name')}${text('B1', 'arm')}</row>`, ...more].join('');

  test('rows that are hidden or struck out are told, and may be left out', () => {
    const sheet = rows(
      `<row r="2">${text('A2', '22 Para')}</row>`,
      `<row r="3" hidden="1">${text('A3', '21 Para')}</row>`,
      `<row r="4">${text('A4', '23 Para', 1)}</row>`,
      `<row r="5">${text('A5', '24 Para', 1)}${text('B5', 'paras')}</row>`,
    );
    const { by, found, of, cells } = brought(readWorkbook(workbook(sheet, styles)));
    expect(asideIn(found, 'hidden').map(({ at }) => at)).toEqual([3]);
    expect(asideIn(found, 'struck out').map(({ at }) => at)).toEqual([4]);
    expect(cells('name').flat()).toEqual(['22 Para', '21 Para', '23 Para', '24 Para']);
    const without = of(otherwise(by, found, { leaves: ['hidden', 'struck out'] }));
    expect(without.cells('name').flat()).toEqual(['22 Para', '24 Para']);
  });

  test('names in the zip with backslashes; days of the built-in formats of East Asia', () => {
    const sheet = rows(
      `<row r="2">${text('A2', '22 Para')}<c r="B2" s="2"><v>16332</v></c><c r="C2" s="3"><v>0.25</v></c></row>`,
    );
    const reading = readWorkbook(workbook(sheet, styles, (name) => name.replaceAll('/', '\\')));
    expect(reading.ok && reading.sheets[0]!.rows[1]!.cells).toEqual(['22 Para', '1944-09-17', '06:00']);
  });

  test.each([
    [
      { 'Index/Document.iwa': '', 'Index/Tables/DataList.iwa': '' },
      'is Apple Numbers: export it as Excel (File, Export To, Excel)',
    ],
    [{ 'xl/workbook.bin': '' }, 'is a binary Excel workbook (.xlsb): save it as an Excel workbook (.xlsx)'],
    [{ 'word/document.xml': '' }, 'is a Word document (.docx): copy its table or its text, and paste it'],
    [{ 'ppt/presentation.xml': '' }, 'is a PowerPoint presentation (.pptx), not text'],
  ])('%j is named for what it is', (files, message) => {
    const zip = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, words]) => [name, strToU8(words as string)])),
    );
    expect(readWorkbook(zip)).toEqual({ ok: false, message });
  });

  test('an older workbook and a page of the web are named too', () => {
    const spread = [...'Workbook'].flatMap((letter) => [letter.charCodeAt(0), 0]);
    expect(readWorkbook(bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0, 0, ...spread]))).toEqual({
      ok: false,
      message: 'is an Excel workbook of an older kind (.xls): save it as an Excel workbook (.xlsx) or as CSV',
    });
    expect(readWorkbook(bytesOf('<html><table><tr><td>name</td></tr></table></html>'))).toEqual({
      ok: false,
      message: 'is a web page (HTML): open it in a spreadsheet, and save it as .xlsx or CSV',
    });
  });
});

describe('words of the scenario', () => {
  test('sides, nations and teams by their names, and nearly so', () => {
    const { cells } = pasted(
      'name;side;team;nation',
      'A;Finnish;IV Corps;finnish',
      'B;Sovjet;8th army;Soviets',
      'C;Martian;Corps;',
    );
    expect(cells('side', 'team', 'nation')).toEqual([
      ['allied', 'iv-corps', 'FIN'],
      ['german', 'eighth-army', 'SOV'],
      ['Martian', 'Corps', ''],
    ]);
    expect(keyCalled('Finish', around.called.side!)).toBe('allied');
    expect(keyCalled('', around.called.side!)).toBeNull();
    const talvela = [
      { id: 'tal', name: 'Group Talvela' },
      { id: 'eki', name: 'Group Ekholm' },
    ];
    expect([keyCalled('Talvela', talvela), keyCalled('Group', talvela)]).toEqual(['tal', null]);
    const of = aroundOf({ manifest: { nations: [{ key: 'FIN', name: 'Finnish' }] }, teams: [], keyColumn: null });
    expect([keyCalled('Finnland', of.called.nation!), keyCalled('Finns', of.called.nation!)]).toEqual(['FIN', 'FIN']);
    expect(
      keyCalled('x', [
        { id: 'x1', name: 'X One' },
        { id: 'x2', name: 'X Two' },
      ]),
    ).toBeNull();
  });

  test('what the rows do not say is put in where it follows, and told', () => {
    const { rows, headings, found } = pasted(
      'name;side;arm',
      '2 Coots Battalion;Finnish;tanks',
      '3 Coots;Soviet;paras',
    );
    const { rows: filled, note } = filledUnits(headings, rows, found.matching, {
      there: [headings.map((heading) => (heading === 'id' ? 'U001' : ''))],
      teams: around.teams,
      called: around.called,
    });
    const cell = (row: number, heading: string) => filled[row]![headings.indexOf(heading)];
    expect(
      ['id', 'team', 'shortName', 'carriage', 'mover', 'stepsLost', 'isFlexible', 'arrivalTurn'].map((heading) =>
        cell(0, heading),
      ),
    ).toEqual(['U002', 'iv-corps', '2 Coots', 'tank', 'tank', '0', 'no', '1']);
    expect([cell(1, 'id'), cell(1, 'team'), cell(1, 'lon')]).toEqual(['U003', 'eighth-army', '']);
    expect(note).toMatch(/^Put in of itself, as far as it follows from the rest, and marked as ours: Id, Team,/);
  });

  test('corps, division, entry and guns are put in where the sheet has no such column, told, and marked as ours; an empty cell stays', () => {
    const { found, rows, headings } = pasted(
      'name\tside\tHQ\ttype\tsize\tcorps',
      '2 Coots\tFinnish\tIV Corps\tartillery\tregiment\tIV',
      '3 Rooks\tFinnish\tIV Corps\tinfantry\tbattalion\t',
    );
    const { rows: filled, note } = filledUnits(headings, rows, found.matching, { there: [], ...around });
    const cells = (row: number, ...columns: string[]) =>
      columns.map((column) => filled[row]![headings.indexOf(column)]);
    expect(cells(0, 'team', 'corps', 'division', 'entry', 'echelon', 'artilleryClass', 'stepsLost')).toEqual([
      'iv-corps',
      'IV',
      'IV',
      'IV',
      'regiment',
      'field',
      '0',
    ]);
    expect(cells(1, 'corps', 'division', 'entry')).toEqual(['', 'IV Corps', 'IV Corps']);
    expect(cells(0, 'ours')).toEqual([
      'formation; shortName; carriage; mover; isFlexible; stepsLost; division; entry; artilleryClass',
    ]);
    expect(note).toContain('Division');
  });

  test('a column of symbols says what the units are', () => {
    const { cells, read } = pasted('name;icon', '22 Para;10031000161211000001', 'Guns;SFGPUCF----G---');
    expect(cells('name', 'arm', 'echelon')).toEqual([
      ['22 Para', 'paras', 'battalion'],
      ['Guns', 'artillery', 'regiment'],
    ]);
    expect(read.notes).toEqual(['By the symbols in “icon” it is said what the units are: arm and echelon.']);
  });
});
