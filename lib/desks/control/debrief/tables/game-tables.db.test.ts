import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practicesOf } from '@/lib/db/sequence/practices';
import type { TableSheet } from '@/lib/scenario/workbook/sheet';
import { writeCsvs } from '@/lib/scenario/workbook/write-csv';
import { writeWorkbook } from '@/lib/scenario/workbook/write-workbook';
import { testCrossing } from '@/lib/turn/crossings/test-crossing';
import { sendMessage } from '@/lib/turn/messages/send-message';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { draft, good, playTheBridge, release } from '@/lib/turn/reports/reports-for-tests';
import { forkGame } from '@/lib/turn/scenarios/fork-game';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { unitOf } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame, givenLobby } from '@/lib/turn/testing/given-game';
import { gameSheets, gameTables } from './game-tables';

/** A turn at the bridge as tables: read back as a workbook and as CSV files by readers of others. */

type Cell = string | number | null;
type Table = Record<string, Cell>[];
/** The rows below the headings, each by its columns. */
const rowsOf = ([headings = [], ...rows]: readonly (readonly Cell[])[]): Table =>
  rows.map((row) => Object.fromEntries(headings.map((heading, at) => [String(heading), row[at] ?? null])));
const only = (rows: Table, ...columns: string[]) => rows.map((row) => columns.map((column) => row[column]));

/** A message that a spreadsheet would reckon, were it to be let. */
const formula = '=HYPERLINK("http://example.org","press")';

describe('a turn at the bridge', () => {
  let game: GivenGame;
  let sheets: TableSheet[];
  let book: Record<string, Table>;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    const { version, x, y } = await unitOf(game, 'G149');
    const move = { unitId: 'G149', version, turn: 5, mode: 'tactical' } as const;
    good(await moveUnit(game.control, { ...move, x: x! - 0.2, y: y!, overrule: 'one street on' }));
    good(await sendMessage(await game.player('1-airborne'), { linkId: null, text: formula }, 'a-message-of-the-test'));
    await playTheBridge(game, 5, 2);
    await draft(game, '1-airborne');
    good(await release(game, '1-airborne'));
    good(await endTurn(game.control, { turn: 5, reason: 'the test goes on' }));
    sheets = await gameSheets(game.control);
    const read = await readExcelFile(Buffer.from(writeWorkbook(sheets)));
    book = Object.fromEntries(read.map(({ sheet, data }) => [sheet, rowsOf(data as Cell[][])]));
  });
  afterAll(() => game.drop());

  test('units by turn: where each stood and what it had lost, when the game opened and at each turn', () => {
    const of = (id: string) => book['units by turn']!.filter((row) => row.id === id);
    expect(book['units by turn']).toHaveLength(27);
    expect(only(of('G149'), 'turn', 'when', 'name', 'x', 'y', 'status', 'stepsLost', 'isOnMap')).toEqual([
      [5, 'beginning', '20 SS-PzGR Bn', 75.277, 78.344, '6-4-3-2-0', 0, 'yes'],
      [5, 'end', '20 SS-PzGR Bn', 75.077, 78.344, '6-4-3-2-0', 1, 'yes'],
      [6, 'now', '20 SS-PzGR Bn', 75.077, 78.344, '6-4-3-2-0', 1, 'yes'],
    ]);
    expect(only(of('A085'), 'when', 'side', 'team', 'arm', 'nation', 'lon', 'lat')).toEqual([
      ['beginning', 'allied', '1-airborne', 'hq', 'UK', 5.832, 51.987602],
      ['end', 'allied', '1-airborne', 'hq', 'UK', 5.832, 51.987602],
      ['now', 'allied', '1-airborne', 'hq', 'UK', 5.832, 51.987602],
    ]);
  });

  test('orders: the rows that were handed in', () => {
    expect(only(book.orders!, 'turn', 'team', 'row', 'units', 'orders', 'action', 'posture', 'standFast')).toEqual([
      [
        5,
        '1-airborne',
        1,
        '2 Para Bn; 1 Airlanding AT Bty RA',
        'Hold the north end of the bridge.',
        'hold',
        'tact',
        'yes',
      ],
      [
        5,
        '9-ss-panzer',
        1,
        '20 SS-PzGR Bn; 9 SS-PzJg Abt (von Allwörden); 9 SS-Pz Abt (Harder); 9 SS-PzArtR (Spindler)',
        'Take the bridge.',
        'attack',
        'tact',
        'no',
      ],
    ]);
  });

  test('a combat with every line of its score, its die, its margin and its result (§9 Example: 18 against 12)', () => {
    const columns = ['turn', 'number', 'attackersScore', 'defendersScore', 'margin', 'die', 'result', 'ruledResult'];
    expect(only(book.combats!, ...columns)).toEqual([[5, 1, 18, 12, 8, 2, 'success', 'success']]);
    const lines = book['combat lines']!;
    const pointsOf = (side: string) => lines.flatMap((row) => (row.side === side ? Number(row.points) : []));
    expect(pointsOf('attacker')).toEqual([6, 4, 4, 4, 6, -2, -2, -2]);
    expect(pointsOf('defender')).toEqual([6, 2, 2, 2]);
    expect(only(lines.slice(5, 6), 'unit', 'what', 'factors', 'rule', 'die', 'margin', 'result')).toEqual([
      [
        '9 SS-PzJg Abt (von Allwörden)',
        'Light infantry attacking.',
        'light infantry',
        '§9 Factors note 3, OC-1',
        2,
        8,
        'success',
      ],
    ]);
    expect(
      only(book['combat units']!, 'unitId', 'side', 'stepsTaken', 'statusBefore', 'statusAfter').slice(0, 3),
    ).toEqual([
      ['A087', 'defender', 1, 6, 5],
      ['A096', 'defender', 1, 2, 1],
      ['G149', 'attacker', 1, 6, 4],
    ]);
    expect(only(book.rolls!, 'turn', 'of', 'name', 'die', 'by')).toEqual([[5, 'combat', 'Arnhem', 2, 'Control']]);
  });

  test('turns, phases and papers with their times', () => {
    expect(only(book.turns!, 'turn', 'date', 'daypart', 'weather')).toEqual([
      [5, '1944-09-18', 'afternoon', 'fair'],
      [6, '1944-09-18', 'night', 'fair'],
    ]);
    expect(only(book.phases!, 'turn', 'phase')).toEqual([
      [5, 'orders'],
      [6, 'orders'],
    ]);
    expect(only(book.papers!, 'turn', 'paper', 'team', 'what', 'by')).toEqual([
      [5, 'message', '1-airborne', 'sent', 'Commander'],
      [5, 'order sheet', '1-airborne', 'handed in', 'Commander'],
      [5, 'order sheet', '9-ss-panzer', 'handed in', 'Commander'],
      [5, 'combat', null, 'resolved', 'Control'],
      [5, 'combat', null, 'ruled on', null],
      [5, 'report', '1-airborne', 'released', null],
    ]);
    expect(Date.parse(String(book.papers![0]!.at))).toBeGreaterThan(0);
  });

  test('what begins like a formula is a text, in the workbook and in the CSV, and no figure is', () => {
    expect(only(book.messages!, 'from', 'text', 'state')).toEqual([['1-airborne', formula, 'waits']]);
    const files = unzipSync(writeCsvs(sheets));
    const csvOf = (file: string) => rowsOf(parse(strFromU8(files[file]!), { bom: true }) as string[][]);
    expect(only(csvOf('messages.csv'), 'text')).toEqual([[`'${formula}`]]);
    expect(only(csvOf('combat-lines.csv').slice(4, 6), 'points')).toEqual([['6'], ['-2']]);
    expect(csvOf('units-by-turn.csv')).toHaveLength(27);
    expect(Object.keys(files).sort()).toEqual(sheets.map(({ name }) => `${name.replaceAll(' ', '-')}.csv`).sort());
  });

  test('the page of the tables names every sheet and column', () => {
    const page = readFileSync('docs/game-tables.md', 'utf8');
    for (const { name, rows } of sheets) {
      const part = page.split('\n## ').find((one) => one.startsWith(`${name}\n`));
      expect(part, name).toBeDefined();
      for (const column of rows[0]!) expect(part, name).toContain(`\`${column}\``);
    }
  });

  test('a forked game has the same tables, but for who did it and when', async () => {
    good(await forkGame(game.control, { number: null, keepsWriters: true }));
    const [practice] = await practicesOf(game.gameId);
    const forked = new Map((await gameSheets({ gameId: practice!.id })).map(({ name, rows }) => [name, rows]));
    const same = sheets.filter(({ name }) => !['turns', 'phases', 'papers', 'orders'].includes(name));
    for (const { name, rows } of same) expect(forked.get(name), name).toEqual(rows);
  });

  test('the die of a bridge, and what the browser is sent', async () => {
    good(
      await testCrossing(game.control, { crossingId: 'arn-road', version: 1, face: 3, reason: 'shells fall on it' }),
    );
    const { name, bytes } = await gameTables(game.control);
    expect(name).toBe('arnhem-bridge-tables.json');
    const told = JSON.parse(new TextDecoder().decode(bytes)) as TableSheet[];
    const rolls = rowsOf(told.find((sheet) => sheet.name === 'rolls')!.rows);
    expect(only(rolls, 'turn', 'of', 'name', 'die')).toEqual([
      ['5', 'combat', 'Arnhem', '2'],
      ['6', 'bridge', 'Arnhem – Rhine road bridge', '3'],
    ]);
  });
});

test('a game that has only been opened has its units and headings, and nothing else', async () => {
  const game = await givenLobby('arnhem-bridge');
  try {
    const sheets = await gameSheets(game.control);
    const counts = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows.length - 1]));
    expect(counts).toMatchObject({ units: 9, 'units by turn': 18, orders: 0, combats: 0, 'combat lines': 0, rolls: 0 });
    expect((await readExcelFile(Buffer.from(writeWorkbook(sheets)))).map(({ sheet }) => sheet)).toContain('combats');
  } finally {
    await game.drop();
  }
});

test('asked for while the turn ends, they are of before or of after, and never of both', async () => {
  const game = await givenGame('arnhem-bridge');
  try {
    await playTheBridge(game, 5, 2);
    const [, ...asked] = await Promise.all([
      endTurn(game.control, { turn: 5, reason: 'the test goes on' }),
      ...Array.from({ length: 6 }, () => gameSheets(game.control)),
    ]);
    const seen = [...asked, await gameSheets(game.control)].map((sheets) => {
      const last = (name: string) => sheets.find((sheet) => sheet.name === name)!.rows.at(-1)![0];
      return [last('turns'), last('phases'), last('units by turn'), last('crossings by turn')];
    });
    for (const [turn, ...others] of seen) expect(others).toEqual([turn, turn, turn]);
    expect(seen.at(-1)![0]).toBe('6');
  } finally {
    await game.drop();
  }
});
