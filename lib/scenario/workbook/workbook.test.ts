import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from './read-workbook';
import { bounds, type Worksheet } from './sheet';
import { writeWorkbook } from './write-workbook';

const sheetsOf = (bytes: Uint8Array): Worksheet[] => {
  const reading = readWorkbook(bytes);
  if (!reading.ok) throw new Error(reading.message);
  return reading.sheets;
};
const refusal = (bytes: Uint8Array): string => {
  const reading = readWorkbook(bytes);
  return reading.ok ? 'it was read' : reading.message;
};

const xlsxTable = (sheet: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '_rels/.rels':
          '<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        'xl/workbook.xml':
          '<workbook><sheets><sheet name="Troops" sheetId="1" r:id="r1"/><sheet name="Kept back" state="hidden" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="r3" Type="x/styles" Target="styles.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
        ...more,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );

const odsTable = (rows: string) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<office:document-content><office:body><office:spreadsheet><table:table table:name="Truppen">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  });
const text = (words: string, more = '') =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${words}</text:p></table:table-cell>`;

describe('XLSX', () => {
  test('texts, figures, days, noughts before a figure, yes and no, and what a formula came to', () => {
    const bytes = xlsxTable(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>arm</t></is></c></row>' +
        '<row r="4"><c r="A4"><v>5.5443000000000007</v></c><c r="B4" s="1"><v>16334</v></c><c r="C4" s="2"><v>7</v></c><c r="D4" t="b"><v>1</v></c>' +
        '<c r="E4" t="str"><f>A4&amp;"x"</f><v>a &lt;b&gt;</v></c><c r="F4"><f>1+1</f></c><c r="G4" t="e"><v>#REF!</v></c><c r="H4" s="3"><v>0.6041666667</v></c></row>',
      {
        'xl/sharedStrings.xml':
          '<sst><si><r><t>Gren</t></r><r><t>adier_x000D_</t></r><rPh sb="0"><t>aloud</t></rPh></si></sst>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="000"/></numFmts><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="20"/></cellXfs></styleSheet>',
      },
    );
    expect(sheetsOf(bytes)).toEqual([
      {
        name: 'Troops',
        rows: [
          { at: 1, cells: ['Grenadier\r', '', 'arm', '', '', '', '', ''] },
          { at: 4, cells: ['5.544300000000001', '1944-09-19', '007', 'TRUE', 'a <b>', '', '', '14:30'] },
        ],
        notes: [
          'E4 — formulas: the values they had when the file was saved were taken.',
          'F4 — formulas without a value: these cells are empty.',
          'G4 (#REF!) — errors of the spreadsheet: these cells are empty here.',
        ],
      },
    ]);
  });

  test('what is merged stands in each of its cells, and that is said', () => {
    const rows = [
      '<c r="A1" t="str"><v>XXX Corps</v></c><c r="B1" t="str"><v>one</v></c>',
      '<c r="B2" t="str"><v>two</v></c>',
    ];
    const bytes = xlsxTable(rows.map((row) => `<row>${row}</row>`).join(''), {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData><mergeCells><mergeCell ref="A1:A2"/></mergeCells></worksheet>`,
    });
    const [{ rows: read, notes }] = sheetsOf(bytes) as [Worksheet];
    expect(read.map(({ cells }) => cells)).toEqual([
      ['XXX Corps', 'one'],
      ['XXX Corps', 'two'],
    ]);
    expect(notes).toEqual(['A1:A2 — merged: what stands there was taken for each of its cells.']);
  });
});

describe('ODS', () => {
  test('texts, figures as they are and not as they are shown, repeats, notes at cells that are none of them', () => {
    const bytes = odsTable(
      `<table:table-row>${text('Name<text:s text:c="2"/>x')}${text('y', 'table:number-columns-repeated="2"')}</table:table-row>` +
        '<table:table-row table:number-rows-repeated="2"><table:table-cell office:value-type="float" office:value="5.5443"><text:p>5,54</text:p></table:table-cell>' +
        '<table:table-cell office:value-type="float" office:value="7"><office:annotation><text:p>who?</text:p></office:annotation><text:p>007</text:p></table:table-cell>' +
        '<table:table-cell office:value-type="date" office:date-value="1944-09-19T00:00:00"><text:p>19.9.44</text:p></table:table-cell></table:table-row>' +
        `<table:table-row>${text('Guards', 'table:number-columns-spanned="2" table:formula="of:=[.A1]"')}<table:covered-table-cell/></table:table-row>` +
        '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
    );
    expect(sheetsOf(bytes)).toEqual([
      {
        name: 'Truppen',
        rows: [
          { at: 1, cells: ['Name  x', 'y', 'y'] },
          { at: 2, cells: ['5.5443', '007', '1944-09-19'] },
          { at: 3, cells: ['5.5443', '007', '1944-09-19'] },
          { at: 4, cells: ['Guards', 'Guards', ''] },
        ],
        notes: [
          'A4:B4 — merged: what stands there was taken for each of its cells.',
          'A4 — formulas: the values they had when the file was saved were taken.',
        ],
      },
    ]);
  });

  test('a cell that says it is there a million times is refused where it leaves the bounds', () => {
    expect(
      refusal(odsTable(`<table:table-row>${text('x', 'table:number-columns-repeated="16384"')}</table:table-row>`)),
    ).toBe('has something in GS1 of Truppen: 200 columns at most');
    expect(
      refusal(odsTable(`<table:table-row table:number-rows-repeated="1048576">${text('x')}</table:table-row>`)),
    ).toBe('has rows down to 10001: 10000 at most');
  });
});

describe('what is no table, or too much of one', () => {
  test('a picture, a damaged zip, a zip of something else, an older workbook', () => {
    expect(refusal(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))).toBe('is a picture (PNG), not text');
    expect(refusal(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3]))).toBe('is damaged: it cannot be unpacked');
    expect(refusal(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toBe(
      'is a Word document (.docx): copy its table or its text, and paste it',
    );
    expect(refusal(zipSync({ 'a.xml': strToU8('<a/>') }))).toBe('is no workbook: it has no sheets');
    expect(refusal(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]))).toMatch(
      /^is a workbook of an older kind or locked with a password/,
    );
    expect(refusal(strToU8(''))).toBe('is empty');
    expect(refusal(new Uint8Array(8_000_001))).toBe('has 9 MB: 8 MB at most');
  });

  test('a zip that unpacks to more than it may is refused before it is unpacked, one that lies is damaged', () => {
    const bomb = zipSync({ 'content.xml': new Uint8Array(65_000_000).fill(32) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(refusal(bomb)).toBe('unpacks to more than 64 MB, in content.xml');
    const lying = odsTable(`<table:table-row>${text('x'.repeat(5000))}</table:table-row>`);
    const view = new DataView(lying.buffer);
    // Its length unpacked, as the list at the end has it: 24 bytes into the entry of content.xml.
    for (let at = 0; at + 46 < lying.length; at++)
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint16(at + 28, true) === 11)
        view.setUint32(at + 24, 300, true);
    expect(refusal(lying)).toBe('is damaged: it cannot be unpacked');
  });

  test('entities of its own, half an element, more rows, columns, letters than there may be', () => {
    const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><x>&a;</x>';
    expect(refusal(zipSync({ 'content.xml': strToU8(entity) }))).toBe(
      'is damaged: content.xml in it is not as it should be',
    );
    expect(refusal(xlsxTable('<row><c'))).toBe('is damaged: Troops in it is not as it should be');
    expect(refusal(xlsxTable('<row r="10001"><c r="A10001"><v>1</v></c></row>'))).toBe(
      'has rows down to 10001: 10000 at most',
    );
    expect(refusal(xlsxTable(`<row><c t="str"><v>${'x'.repeat(8001)}</v></c></row>`))).toBe(
      'has 8001 letters in A1 of Troops: 8000 at most',
    );
  });

  test('text in Windows-1252 is read and said', () => {
    const bytes = Uint8Array.from([...'Name;Arm\r\nStab Müller;hq'].map((letter) => letter.charCodeAt(0)));
    expect(readWorkbook(bytes)).toMatchObject({
      ok: true,
      sheets: [
        {
          name: 'Text',
          rows: [
            { at: 1, cells: ['Name', 'Arm'] },
            { at: 2, cells: ['Stab Müller', 'hq'] },
          ],
          notes: [],
        },
      ],
      notes: ['It is not UTF-8 and was read as Windows-1252: look whether “Müller” is right.'],
    });
  });
});

describe('saved as a workbook and read again', () => {
  const awkward = [
    '__proto__',
    'constructor',
    'toString',
    'a\u{10fffe}\u0001',
    '\ufdd0',
    '=1+1',
    '+49',
    '-x',
    '@SUM(A1)',
    '007',
    '1944-09-19',
    '1,5',
    '1e5',
    '-0',
    '"',
    'a"b',
    '<b>&amp;',
    'a\r\nb',
    '\tx',
    ' x ',
    'שלום',
    '_x0041_',
    '\u202eabc',
    '\u0001',
    '12345678901234567890',
    '0.1',
    '-5.5443',
  ];
  const cell = fc.oneof(
    fc.constantFrom(...awkward),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.double({ noNaN: true }).map(String),
  );

  test('not a letter of any cell is lost; what cannot be seen is taken off', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 }), async (rows) => {
        const table = [
          ['id', 'name', 'notes'],
          ...rows.map((row) => row.map((text) => text.replace(/[\0\p{Cs}]/gu, ''))),
        ];
        const seen = table.map((row) => row.map((text) => text.replace(/[^\P{C}\n\r\t]/gu, '')));
        const [{ rows: read }] = sheetsOf(writeWorkbook([{ name: 'units', rows: table }])) as [Worksheet];
        expect(read.map(({ cells }) => cells)).toEqual(seen.filter((row) => row.some((text) => text.trim() !== '')));
      }),
      {
        numRuns: 60,
        seed: 22,
        examples: [[awkward.map((text, at) => [text, `${at}`, text] as [string, string, string])]],
      },
    );
  });

  test('no cell is a formula, and another reader reads the same', async () => {
    const bytes = writeWorkbook([
      {
        name: 'units',
        rows: [
          ['id', 'name'],
          ['=HYPERLINK("x")', '+1'],
          ['12', '@x'],
        ],
      },
      { name: 'teams', rows: [['key']] },
    ]);
    expect(await readExcelFile(Buffer.from(bytes))).toEqual([
      {
        sheet: 'units',
        data: [
          ['id', 'name'],
          ['=HYPERLINK("x")', '+1'],
          [12, '@x'],
        ],
      },
      { sheet: 'teams', data: [['key']] },
    ]);
    expect(sheetsOf(bytes).flatMap(({ notes }) => notes)).toEqual([]);
  });

  test('as many rows as a table may have', async () => {
    const rows = Array.from({ length: bounds.rows }, (_, at) => [`A${at}`, '2 Para', '5.5443']);
    const [sheet] = sheetsOf(writeWorkbook([{ name: 'units', rows }]));
    expect(sheet!.rows).toHaveLength(10_000);
    expect(sheet!.rows.at(-1)).toEqual({ at: 10_000, cells: ['A9999', '2 Para', '5.5443'] });
  });
});
