import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kmBetween } from '@/lib/geometry';
import { namesOnMap } from '@/lib/reading/names-on-map';
import { type OrderRow, readOrder } from '@/lib/reading/read-order';
import { loadScenario } from '../lib/scenario';
import { runHere } from './testing/run-here';

/** A row with what its writer takes it to mean. Places in km on the grid of the scenario. */
interface Labelled {
  id: string;
  scenario: string;
  words: string;
  team: string;
  units: string[];
  action: OrderRow['action'];
  posture: OrderRow['posture'];
  at?: object;
  expect: {
    goal: { x: number; y: number; withinKm: number; orNull?: true } | null;
    via: string[];
    notVia: string[];
    way: string;
    formation: string;
    behind?: string[];
    asks: string[];
    notAsks?: string[];
    doubt: boolean;
  };
}

interface Answer {
  id: string;
  goal: { name: string; x: number; y: number } | null;
  via: string[];
  way: { use: string; roadKm: number; straightKm: number } | null;
  formation: string;
  behind?: string;
  asks: { kind: string; words: string }[];
  doubts: string[];
}

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();

/** Names the fields of an answer that are not as its row wants them. A needless doubt is counted by itself. */
function wrongOf({ expect: wanted }: Labelled, answer: Answer): string[] {
  const { goal } = wanted;
  const isThere = (one: { x: number; y: number }) =>
    goal !== null && Math.hypot(one.x - goal.x, one.y - goal.y) <= goal.withinKm;
  const mayStay = goal === null || goal.orNull === true;
  let at = 0;
  for (const name of answer.via) if (at < wanted.via.length && folded(name).includes(folded(wanted.via[at]!))) at += 1;
  const kinds = answer.asks.map(({ kind }) => kind);
  const checks: [string, boolean][] = [
    ['goal', answer.goal ? isThere(answer.goal) : mayStay],
    ['via', at === wanted.via.length],
    [
      'notVia',
      wanted.notVia.every((name) => !answer.via.some((one) => folded(one).split(/\W+/).includes(folded(name)))),
    ],
    ['way', wanted.way === 'either' || !answer.goal || answer.way?.use === wanted.way],
    ['formation', wanted.formation === 'either' || answer.formation === wanted.formation],
    ['behind', !wanted.behind || answer.behind === undefined || wanted.behind.includes(answer.behind)],
    ['asks', wanted.asks.every((kind) => kinds.includes(kind))],
    ['notAsks', (wanted.notAsks ?? []).every((kind) => !kinds.includes(kind))],
    ['doubt', !wanted.doubt || answer.doubts.length > 0],
  ];
  return checks.flatMap(([name, isRight]) => (isRight ? [] : [name]));
}

const rows = readFileSync(new URL('testing/order-rows.ndjson', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): Labelled => JSON.parse(line));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opcom-rows-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command with rows in a file, one a line. */
async function readRows(scenario: string, lines: readonly unknown[]) {
  const file = join(folder, `${scenario}.ndjson`);
  writeFileSync(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return runHere(['read-order', '--scenario', scenario, '--ndjson', file]);
}

const answersIn = (stdout: string): Answer[] =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test('rows that were labelled by hand are read as they were meant: 19 of 20, and a needless doubt in one of five at most', async () => {
  const wrong: string[] = [];
  let needless = 0;
  for (const scenario of new Set(rows.map((row) => row.scenario))) {
    const its = rows.filter((row) => row.scenario === scenario);
    const { stdout, stderr } = await readRows(
      scenario,
      its.map(({ scenario: _, expect: __, ...row }) => row),
    );
    expect(stderr).toBe('');
    const answers = answersIn(stdout);
    expect(answers.map(({ id }) => id)).toEqual(its.map(({ id }) => id));
    for (const [i, row] of its.entries()) {
      const fields = wrongOf(row, answers[i]!);
      if (fields.length > 0) wrong.push(`${row.id} ${fields.join(', ')}: ${row.words}`);
      if (!row.expect.doubt && answers[i]!.doubts.length > 0) needless += 1;
    }
  }
  console.log(
    `Counted: ${rows.length - wrong.length} of ${rows.length} labelled rows right, ${needless} needless doubts`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(420);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(rows.length / 20);
  expect(needless).toBeLessThanOrEqual(rows.length / 5);
});

describe('what cannot be read', () => {
  const row = {
    id: 'a',
    team: 'guards-armoured',
    units: ['2 Irish Gds'],
    action: 'move',
    posture: 'tact',
    words: 'To Son.',
  };

  test('a row with a fault is told by its id and field; the others are answered; exit 2', async () => {
    const { status, stdout, stderr } = await readRows('market-garden', [
      { ...row, id: 'good' },
      { ...row, id: 'nobody', units: [] },
      { ...row, id: 'unknown', units: ['99 Hussars'] },
      { ...row, id: 'verb', action: 'dance' },
      { ...row, id: 'square', at: { '2 Irish Gds': 'north' } },
      { ...row, id: 'long', words: 'x'.repeat(4001) },
      '{ no JSON',
    ]);
    expect(status).toBe(2);
    expect(answersIn(stdout).map(({ id }) => id)).toEqual(['good']);
    const lines = stderr.trim().split('\n');
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'nobody: units',
      'unknown: units',
      'verb: action',
      'square: at.2',
      'long: words',
      '?: row',
    ]);
  });

  test('no words, only a grid, 2,000 letters, another language: nothing is guessed', async () => {
    const said = async (words: string) => answersIn((await readRows('market-garden', [{ ...row, words }])).stdout)[0]!;
    expect((await said('')).goal).toBeNull();
    expect((await said('455 255')).goal).toMatchObject({ x: 45.55, y: 25.55 });
    expect((await said('Forward, lads! '.repeat(133))).goal).toBeNull();
    expect((await said('Vorwärts, und keine Gefangenen.')).goal).toBeNull();
  });

  test('without a scenario, with an unknown one, with two files: why, and exit 2', async () => {
    const rowsFile = fileURLToPath(new URL('testing/order-rows.ndjson', import.meta.url));
    for (const words of [
      [],
      ['--scenario', 'atlantis', rowsFile],
      ['--scenario', 'goodwood', 'a', 'b'],
      ['--scenario', 'goodwood', '--odd'],
    ]) {
      const { status, stdout, stderr } = await runHere(['read-order', ...words]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).not.toBe('');
    }
  });
});

test('a player’s reading is the same whatever the truth: enemies, blown bridges and other teams make no byte of difference', async () => {
  const its = rows.filter(({ scenario }) => scenario === 'market-garden').slice(0, 30);
  const asPlayer = its.map(({ scenario: _, expect: __, ...row }) => ({ ...row, view: 'player' }));
  const blown = ['nijmegen-road', 'grave', 'son', 'best'].filter((id) => crossingIds().includes(id));
  expect(blown.length).toBeGreaterThan(1);
  const one = await readRows('market-garden', asPlayer);
  const other = await readRows(
    'market-garden',
    asPlayer.map((row) => ({ ...row, blown })),
  );
  expect(other.stdout).toBe(one.stdout);
  expect(one.stdout.split('\n').length).toBeGreaterThan(30);
});

test('a player’s browser, which has the names of the printed map only, reads as the console does', async () => {
  const reading = await loadScenario('market-garden');
  if (!reading.ok) throw new Error('the scenario cannot be read');
  const { units, map } = reading.scenario;
  const names = namesOnMap(map);
  // The zones of a landing are no part of the printed map: a browser does not know them.
  const its = rows.filter(({ scenario, at, words }) => scenario === 'market-garden' && !at && !/\b[DL]Z\b/.test(words));
  const { stdout } = await readRows(
    'market-garden',
    its.map(({ scenario: _, expect: __, ...row }) => ({ ...row, view: 'player' })),
  );
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const differing = its.flatMap((row, i) => {
    const own = units
      .filter(({ team }) => team === row.team)
      .map(({ id, name, shortName, brigade, place }) => ({ id, name, shortName, brigade, place, team: row.team }));
    const ids = row.units.map((one) => own.find(({ id, shortName }) => id === one || shortName === one)!.id);
    const { goal } = readOrder({ ...row, units: ids }, { ...names, units: own });
    const console = answers[i].goal;
    const isSame = goal && console ? kmBetween(goal.place, console) < 0.3 : !goal && !console;
    return isSame ? [] : [`${row.words}: ${goal?.name} and not ${console?.name}`];
  });
  expect(its.length).toBeGreaterThan(50);
  expect(differing).toEqual([]);
});

const crossingIds = (): string[] =>
  readFileSync(new URL('../scenarios/market-garden/crossings.csv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(',')[0]!);
