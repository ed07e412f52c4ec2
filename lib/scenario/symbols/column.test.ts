import { beforeAll, describe, expect, test } from 'vitest';
import { type Draft, draftOf, parsedDraft } from '../draft/draft';
import { parseFiles } from '../parsed-files';
import { readFolder } from '../read-folder';
import { readParsed } from '../read-scenario';
import { nothingTold } from '../told';

let units: readonly (readonly string[])[];
let draft: Draft;
beforeAll(async () => {
  draft = draftOf(parseFiles(await readFolder('scenarios/arnhem-bridge', nothingTold()), nothingTold()));
  units = draft['units.csv'] as never;
});

/** The scenario with a column of symbol codes: of its second unit, 2 Para Bn, and empty for the others. */
const withSymbol = (code: string) =>
  readParsed('arnhem-bridge', {
    ...parsedDraft(draft),
    tables: parsedDraft({
      ...draft,
      'units.csv': units.map((row, at) => [...row, at === 0 ? 'symbol' : at === 2 ? code : '']),
    }).tables,
  });

describe('the column symbol of units.csv', () => {
  test('a code that fits its row is kept, and nothing is told; without it nothing is asked', () => {
    const reading = withSymbol('10031000161211000001');
    if (!reading.ok) throw new Error('it was not read');
    expect(reading.notes).toEqual([]);
    expect(reading.scenario.units.slice(0, 3).map(({ symbol }) => symbol)).toEqual(['', '10031000161211000001', '']);
  });

  test('one that says otherwise is told and hinders nothing', () => {
    const reading = withSymbol('10031000171205000000');
    expect(reading.ok).toBe(true);
    expect(reading.notes).toEqual([
      { file: 'units.csv', row: 3, column: 'symbol', message: 'is the symbol of armour, and the row says paras' },
      {
        file: 'units.csv',
        row: 3,
        column: 'symbol',
        message: 'is the symbol of a regiment, and the row says battalion',
      },
    ]);
  });

  test('what is no code is a fault of its cell', () => {
    const reading = withSymbol('SFGPUCIA---F---');
    expect(reading).toMatchObject({
      ok: false,
      problems: [{ file: 'units.csv', row: 3, column: 'symbol', message: 'is not a symbol code: 20 digits' }],
    });
  });
});
