import { monitorEventLoopDelay } from 'node:perf_hooks';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '@/lib/db/kernel/ids';
import { transaction } from '@/lib/db/kernel/transaction';
import { createDraft } from '@/lib/db/scenarios/drafts';
import { draftDesk } from '@/lib/desks/control/scenarios/draft-desk';
import { orbatDraft, packedDraft } from '@/lib/desks/control/scenarios/draft-file';
import { draftsDesk } from '@/lib/desks/control/scenarios/drafts';
import { blankDraft } from '@/lib/scenario/draft/blank';
import { scenarioTables } from '@/lib/scenario/scenario-tables';
import { inWorker, workerLimits } from '@/lib/scenario/worker/in-worker';
import { type GivenGame, givenGame } from '../testing/given-game';
import { importDraft } from './import-draft';
import { importOrbat } from './orbat/import-orbat';
import { takeOverDraft } from './take-over-draft';
import { tryDraft } from './try-draft';

/** Small files that cost much when they are read: each is refused in words, and the process that answers requests goes on. */

let game: GivenGame;
/** In a list a unit is a file of the largest size there is. */
const megabytes = 8_000_000 - 10;

const zipOf = (files: Record<string, Buffer | string>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { level: 9 },
  ) as Uint8Array<ArrayBuffer>;

/** How long the longest stop of this process was while something was done, ms. */
async function stopped(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

let number = 0;
const taken = async (packed: Uint8Array<ArrayBuffer>) => {
  number += 1;
  const answer = await importDraft(game.control, { name: `hostile-${number}`, packed });
  if (answer.ok) throw new Error('it was taken');
  return answer.refusal;
};

const { jobMs } = workerLimits;
beforeAll(async () => {
  // What is counted is refused whatever time it takes; a machine that is busy with other things takes long.
  workerLimits.jobMs = 100_000;
  game = await givenGame('arnhem-bridge');
});
afterAll(() => {
  workerLimits.jobMs = jobMs;
  return game.drop();
});

test.each<[string, () => Uint8Array<ArrayBuffer>, RegExp, number]>([
  // The first two shut the event loop for twelve seconds and ended the console.
  [
    'a table of four million rows',
    () => zipOf({ 'units.csv': Buffer.alloc(megabytes, ',\n') }),
    /^units\.csv has more than 10000 rows/,
    11_600,
  ],
  [
    'every table of four million rows',
    () =>
      zipOf(
        Object.fromEntries(Object.values(scenarioTables).map(({ file }) => [file, Buffer.alloc(megabytes, ',\n')])),
      ),
    /^The file is no packed scenario: its files unpack to more than 24 MB/,
    116 * 1_000,
  ],
  [
    'a row of eight million cells',
    () => zipOf({ 'units.csv': Buffer.alloc(megabytes, ',') }),
    /^units\.csv, row 1, has more than 60 cells/,
    11_600,
  ],
  [
    'a cell of eight million letters',
    () => zipOf({ 'units.csv': Buffer.alloc(megabytes, 'a') }),
    /^units\.csv, row 1, has a cell of 7999990 characters/,
    11_600,
  ],
  [
    'a manifest of four million levels',
    () => zipOf({ 'manifest.json': '['.repeat(megabytes / 2) + ']'.repeat(megabytes / 2) }),
    /^manifest\.json is nested more than 64 deep/,
    11_600,
  ],
  [
    'a map of two million drawings',
    () => zipOf({ 'map.geojson': `{"features":[${'{},'.repeat(2_600_000)}{}]}` }),
    /^map\.geojson holds more than 1,000,000 values/,
    11_600,
  ],
  [
    'a map of twenty thousand drawings',
    () => zipOf({ 'map.geojson': JSON.stringify({ features: Array(20_000).fill({}) }) }),
    /^map\.geojson has 20000 drawings: a map of a scenario has 10000 at most/,
    11_600,
  ],
])('%s', async (_, made, says, bytesAtMost) => {
  const packed = made();
  expect(packed.length).toBeLessThan(bytesAtMost);
  let message = '';
  const stop = await stopped(async () => {
    const refusal = await taken(packed);
    expect(refusal).toMatchObject({ code: 'badInput', field: 'packed' });
    message = refusal.message;
  });
  expect(message).toMatch(says);
  // 12 s it was; the bound leaves room for a machine that is busy with other things.
  expect(stop).toBeLessThan(3_000);
});

test('2.5 million times in a file of ORBAT Mapper are counted and refused', async () => {
  const state = Array.from({ length: 500 }, (_, at) => ({ t: at }));
  const subUnits = Array.from({ length: 600 }, () => ({ state }));
  const text = JSON.stringify({
    type: 'ORBAT-mapper',
    version: '3.4.0',
    timeZone: 'Europe/Berlin',
    sides: [{ subUnits }],
  });
  const packed = new TextEncoder().encode(text);
  expect(packed.length).toBeLessThan(4_200_000);
  const answer = await importOrbat(game.control, { name: 'times', first: '', packed });
  expect(answer).toMatchObject({
    ok: false,
    refusal: { field: 'packed', message: 'The file has more than 50000 states of its units.' },
  });
});

test('a job that takes too long, or that too many wait before, ends; the next one is done', async () => {
  const heavy = JSON.stringify({ 'map.geojson': [zigzag(20_000)], 'manifest.json': blankDraft('X')['manifest.json'] });
  expect(await inWorker('judge', { text: heavy }, { jobMs: 50 })).toEqual({ ok: false, ended: 'slow' });
  expect(await inWorker('judge', { text: heavy }, { waiting: 0 })).toEqual({ ok: false, ended: 'busy' });
  const { ok } = await inWorker('judge', { text: JSON.stringify(blankDraft('X')) }, { jobMs: 60_000 });
  expect(ok).toBe(true);
});

test('a draft that was kept and is too heavy to be checked makes neither the list nor its own desk slow', async () => {
  const heavy = newId();
  const light = newId();
  const of = (id: string, name: string) => ({ gameId: game.control.gameId, id, name });
  await transaction(async (tx) => {
    await createDraft(tx, of(light, 'light'), blankDraft('Light'));
    await createDraft(tx, of(heavy, 'heavy'), { ...blankDraft('Heavy'), 'map.geojson': [zigzag(300_000)] });
    return { ok: true };
  });
  workerLimits.jobMs = 1_000;
  const began = performance.now();
  const { drafts } = await draftsDesk(game.control);
  // 28 s it was.
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(drafts.find(({ name }) => name === 'heavy')!.found).toBeNull();
  const looked = performance.now();
  await draftDesk(game.control, heavy);
  expect(performance.now() - looked).toBeLessThan(5_000);
  const { problems, faults } = (await draftDesk(game.control, heavy, { withinMs: 60_000 }))!;
  expect(problems).toBe(1);
  expect(faults).toEqual([
    {
      file: 'map.geojson',
      message:
        'is too heavy: the whole scenario cannot be checked in 1 second. Take rows or drawings out of this file, its largest',
    },
  ]);
  const later = (await draftsDesk(game.control, 60_000)).drafts;
  expect(later.map(({ name, found }) => [name, (found?.problems ?? 0) > 0])).toEqual(
    expect.arrayContaining([
      ['heavy', true],
      ['light', true],
    ]),
  );
});

test('where many drafts are being read, whoever tries, saves or takes one over is told so; nothing is opened', async () => {
  const draftId = newId();
  await transaction(async (tx) => {
    await createDraft(tx, { gameId: game.control.gameId, id: draftId, name: 'waits' }, blankDraft('Waits'));
    return { ok: true };
  });
  const before = workerLimits.waiting;
  workerLimits.waiting = 0;
  const why = 'Many scenarios are being read. Try again in a minute.';
  try {
    expect(await tryDraft(game.control, { draftId })).toMatchObject({
      ok: false,
      refusal: { code: 'notNow', message: why },
    });
    expect(await takeOverDraft(game.control, { draftId, version: 0 })).toMatchObject({
      ok: false,
      refusal: { code: 'notNow', message: why },
    });
    expect(await packedDraft(game.control, draftId)).toEqual({ why });
    expect(await orbatDraft(game.control, draftId)).toEqual({ why });
  } finally {
    workerLimits.waiting = before;
  }
});

/** An area whose edges all reach from one side to the other, so that each is compared with every other. */
const zigzag = (points: number) => {
  const path = Array.from({ length: points }, (_, at) => [at % 2, 50 + at * 1e-6]);
  return {
    type: 'Feature',
    properties: { layer: 'wood', name: '', source: 'x', license: 'x' },
    geometry: { type: 'Polygon', coordinates: [[...path, [2, 51], path[0]]] },
  };
};
