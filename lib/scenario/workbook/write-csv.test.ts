import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readCopied } from './read-copied';
import { readWorkbook } from './read-workbook';
import { csvBytes, writeCsvs } from './write-csv';

const rows = [
  ['id', 'name', 'points'],
  ['A1', '=HYPERLINK("x")', '-2'],
  ['A2', '+1 up', '2'],
  ['A3', '@all', '-2.5'],
  ['A4', '-the- rear, "so called"', ''],
  ['A5', '\tquiet', '=1'],
  ['A6', '\rquiet', "'s-Hertogenbosch"],
  ['A7', "'=kept", 'two\nlines'],
];
const files = unzipSync(
  writeCsvs([
    { name: 'units', rows },
    { name: 'units by turn', rows: [['turn']] },
  ]),
);

test('a zip of text files, one a table, each named as its sheet', () => {
  expect(Object.keys(files)).toEqual(['units.csv', 'units-by-turn.csv']);
  // In UTF-8, which the first three bytes say.
  expect([...files['units-by-turn.csv']!]).toEqual([0xef, 0xbb, 0xbf, ...Buffer.from('turn\n')]);
});

test('another reader finds every cell; what begins like a formula stands behind an apostrophe, a figure does not', () => {
  expect(parse(strFromU8(files['units.csv']!), { bom: true })).toEqual([
    ['id', 'name', 'points'],
    ['A1', '\'=HYPERLINK("x")', '-2'],
    ['A2', "'+1 up", '2'],
    ['A3', "'@all", '-2.5'],
    ['A4', '\'-the- rear, "so called"', ''],
    ['A5', "'\tquiet", "'=1"],
    ['A6', "'\rquiet", "'s-Hertogenbosch"],
    ['A7', "''=kept", 'two\nlines'],
  ]);
});

test('brought in again, the apostrophe is gone and the cell is what it was', () => {
  const reading = readWorkbook(files['units.csv']!);
  if (!reading.ok) throw new Error(reading.message);
  const names = reading.sheets[0]!.rows.map(({ cells }) => cells[1]);
  expect(names).toEqual([
    'name',
    '=HYPERLINK("x")',
    '+1 up',
    '@all',
    '-the- rear, "so called"',
    '\tquiet',
    '\nquiet',
    "'=kept",
  ]);
});

const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

test('a table as CSV: figures as such, an empty cell for none, quotes where they must be', () => {
  expect(
    textOf(
      csvBytes([
        ['Team', 'Minutes'],
        ['Guards, "the"', 4.5],
        ['9 SS', null],
      ]),
    ),
  ).toBe('\ufeffTeam,Minutes\n"Guards, ""the""",4.5\n9 SS,\n');
});

test('text that begins like a formula stays text; a figure below 0 stays a figure', () => {
  expect(textOf(csvBytes([['=1+1', '+1', '-x', '@a', '\tb', -1]]))).toBe("\ufeff'=1+1,'+1,'-x,'@a,'\tb,-1\n");
});

test('it is read back by the reader of copied cells', () => {
  expect(
    readCopied(
      textOf(
        csvBytes([
          ['a', 'b,c'],
          ['d\ne', 'f'],
        ]),
      ),
    ),
  ).toEqual([
    ['a', 'b,c'],
    ['d\ne', 'f'],
  ]);
});
