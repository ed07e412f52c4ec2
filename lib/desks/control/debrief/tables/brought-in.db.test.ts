import { strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { broughtOf, rowsOf } from '@/components/control/scenarios/bring-in/brought';
import { broughtRows } from '@/components/control/scenarios/bring-in/matching';
import { parsedDraft } from '@/lib/scenario/draft/draft';
import { writtenDraft } from '@/lib/scenario/draft/written-draft';
import { columnsOf } from '@/lib/scenario/guide/guide';
import { readParsed } from '@/lib/scenario/read-scenario';
import { readWorkbook } from '@/lib/scenario/workbook/read-workbook';
import { writeCsvs } from '@/lib/scenario/workbook/write-csv';
import { writeWorkbook } from '@/lib/scenario/workbook/write-workbook';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { good, playTheBridge } from '@/lib/turn/reports/reports-for-tests';
import { unitOf } from '@/lib/turn/testing/combats';
import { givenGame } from '@/lib/turn/testing/given-game';
import { gameSheets } from './game-tables';

/** The tables of a game, brought into a scenario on its desk as somebody brings a spreadsheet. */

/** The rows that the desk makes of a table of a file: in the columns of the scenario's table, nothing matched by hand. */
function brought(bytes: Uint8Array, table: 'units' | 'profiles' | 'crossings'): string[][] {
  const reading = readWorkbook(bytes);
  if (!reading.ok) throw new Error(reading.message);
  const columns = columnsOf(table);
  const by = { columns, around: { ground: null, called: {}, teams: [], keyColumn: 'id' }, mgrs: null };
  const found = broughtOf(by, `${table}.csv`, reading);
  const headings = columns.map(({ column }) => column);
  return [headings, ...broughtRows(headings, rowsOf(found, by).rows, found.matching)];
}

test('units, profiles and crossings are read again by the scenario desk, from the workbook and from the CSV files', async () => {
  const game = await givenGame('arnhem-bridge');
  try {
    const { version, x, y } = await unitOf(game, 'G149');
    const move = { unitId: 'G149', version, turn: 5, mode: 'tactical' } as const;
    good(await moveUnit(game.control, { ...move, x: x! - 0.2, y: y!, overrule: 'one street on' }));
    await playTheBridge(game, 5, 2);
    const sheets = await gameSheets(game.control);
    const book = writeWorkbook(sheets);
    const files = unzipSync(writeCsvs(sheets));
    const units = brought(book, 'units');
    for (const table of ['units', 'profiles', 'crossings'] as const)
      expect(brought(files[`${table}.csv`]!, table)).toEqual(brought(book, table));

    const draft = writtenDraft(game.scenario);
    const tables = { 'units.csv': units, 'profiles.csv': brought(book, 'profiles') };
    const withThem = Object.assign({}, draft, tables, { 'crossings.csv': brought(book, 'crossings') });
    const reading = readParsed('the-day-after', parsedDraft(withThem));
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    const stood = (id: string) => reading.scenario.units.find((unit) => unit.id === id)!;
    expect(reading.scenario.units.map(({ id }) => id)).toEqual([
      'A085',
      'A087',
      'A096',
      'G147',
      'G149',
      'G151',
      'G152',
      'G153',
      'G258',
    ]);
    expect([stood('A087').stepsLost, stood('A087').flags, stood('A087').team]).toEqual([
      1,
      ['lightInfantry'],
      '1-airborne',
    ]);
    expect(stood('G149').place).toEqual({ x: 75.077, y: 78.344 });
    expect([stood('G258').mover, stood('G258').artilleryClass]).toEqual(['towedArtillery', 'field']);
    expect(reading.scenario.crossings.filter(({ isBlown }) => isBlown).map(({ id }) => id)).toEqual([
      'arn-pont',
      'arn-rail',
    ]);
  } finally {
    await game.drop();
  }
});

test('a name that begins like a formula comes back as it was', () => {
  const sheets = [
    {
      name: 'units',
      rows: [
        ['id', 'name'],
        ['A1', '=1+1'],
        ['A2', '-the rear'],
      ],
    },
  ];
  for (const bytes of [writeWorkbook(sheets), unzipSync(writeCsvs(sheets))['units.csv']!]) {
    const [headings, ...rows] = brought(bytes, 'units');
    const at = headings!.indexOf('name');
    expect(rows.map((row) => row[at])).toEqual(['=1+1', '-the rear']);
  }
  expect(readWorkbook(strToU8('id,name\nA1,"=1+1"\n')).ok).toBe(true);
});
