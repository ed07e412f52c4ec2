import { describe, expect, test } from 'vitest';
import { columnsOf } from '@/lib/scenario/guide/guide';
import { readCopied } from '@/lib/scenario/workbook/read-copied';
import { wordFor } from '@/lib/scenario/written-words';
import { broughtRows, suggestMatching } from './matching';

const columns = columnsOf('units');
const headings = columns.map(({ column }) => column);
const arms = columns.find(({ column }) => column === 'arm')!.words!;

describe('what was copied elsewhere', () => {
  test('tabs, semicolons or commas; empty rows are none, and rows are as long as the longest', () => {
    for (const separator of ['\t', ';', ','])
      expect(readCopied(`Unit${separator}Type\r\n\r\n22 Bn${separator}Inf Bn\r\nHQ\r\n`)).toEqual([
        ['Unit', 'Type'],
        ['22 Bn', 'Inf Bn'],
        ['HQ', ''],
      ]);
    expect(readCopied('Unit;Type\n"22; New Zealand";Inf')).toEqual([
      ['Unit', 'Type'],
      ['22; New Zealand', 'Inf'],
    ]);
  });
});

describe('columns and words that mean ours', () => {
  test('headings are known by what people call them, each once', () => {
    const rows = readCopied('Unit\tType\tNationality\tLongitude\tLat\tColour\n22 Bn\tInf Bn\tGerman\t23.8\t35.5\tred');
    const matching = suggestMatching(columns, rows);
    const from = (column: string) => matching[column]!.origin;
    expect(from('name')).toEqual({ kind: 'column', at: 0 });
    expect(from('arm')).toEqual({ kind: 'column', at: 1 });
    expect(from('nation')).toEqual({ kind: 'column', at: 2 });
    expect(from('lon')).toEqual({ kind: 'column', at: 3 });
    expect(from('lat')).toEqual({ kind: 'column', at: 4 });
    expect(from('side')).toEqual({ kind: 'none' });
    expect(matching.arm!.words).toEqual({ 'Inf Bn': 'infantry' });
    expect(matching.nation!.words).toEqual({ German: 'GER' });
  });

  test('a word that could be anything is left to a person', () => {
    expect(wordFor('Inf Bn', arms)).toBe('infantry');
    expect(wordFor('INFANTRY', arms)).toBe('infantry');
    expect(wordFor('Fallschirmjäger', arms)).toBe('paras');
    expect(wordFor('Bersaglieri', arms)).toBeNull();
  });

  test('rows go in in our columns; a word with no match goes in as it was brought, to be mended at its cell', () => {
    const rows = readCopied('Unit\tType\n22 Bn\tInf Bn\n9 Bersaglieri\tBersaglieri');
    const matching = {
      ...suggestMatching(columns, rows),
      side: { origin: { kind: 'same', text: 'allied' } as const, words: {} },
    };
    const brought = broughtRows(headings, rows, matching);
    const cell = (row: number, heading: string) => brought[row]![headings.indexOf(heading)];
    expect(brought).toHaveLength(2);
    expect([cell(0, 'name'), cell(0, 'arm'), cell(0, 'side'), cell(0, 'lon')]).toEqual([
      '22 Bn',
      'infantry',
      'allied',
      '',
    ]);
    expect([cell(1, 'name'), cell(1, 'arm')]).toEqual(['9 Bersaglieri', 'Bersaglieri']);
  });
});
