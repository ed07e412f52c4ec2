import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadScenario, type Scenario, type ScenarioProblem } from '.';

let folder: string;
const file = () => path.join(folder, 'market-garden', 'entries.csv');
const headings = 'name,side,lon,lat,rangeKm,capacityPoints,ours,license,notes';
const write = (...rows: string[]) => writeFile(file(), [headings, ...rows, ''].join('\n'));

async function loaded(): Promise<Scenario> {
  const reading = await loadScenario('market-garden', folder);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.scenario;
}
async function problems(): Promise<ScenarioProblem[]> {
  const reading = await loadScenario('market-garden', folder);
  if (reading.ok) throw new Error('it was loaded');
  return reading.problems;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'opcom-entries-'));
  await cp('scenarios/market-garden', path.join(folder, 'market-garden'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

describe('§4 step 4: the entry places of a scenario', () => {
  test('Market Garden: every unit of the ground that comes on later has one, and no other is there', async () => {
    const { entries, units, lifts, openingTurn } = await loaded();
    const flown = new Set(lifts.flatMap(({ unitIds }) => unitIds));
    const later = units.filter(({ id, arrivalTurn }) => arrivalTurn > openingTurn && !flown.has(id));
    expect(new Set(entries.map(({ side, name }) => `${side}|${name}`))).toEqual(
      new Set(later.map(({ side, entry }) => `${side}|${entry}`)),
    );
    expect(entries.filter(({ side }) => side === 'allied').map(({ name }) => name)).toEqual([
      'South map edge, Hamont road',
      'South map edge, Hechtel road',
    ]);
    expect(entries.find(({ name }) => name === 'South map edge, Hechtel road')).toMatchObject({
      rangeKm: 3,
      capacityPoints: 100,
      ours: ['place', 'rangeKm', 'capacityPoints'],
    });
    expect(entries.find(({ name }) => name === 'Boxtel')).toMatchObject({ side: 'german', rangeKm: 2 });
    for (const { side, entry, place } of later) {
      const home = entries.find((one) => one.side === side && one.name === entry)!;
      expect(Math.hypot(place.x - home.place.x, place.y - home.place.y)).toBeLessThanOrEqual(home.rangeKm);
    }
  });

  test('without the file they are derived, in the middle of the units, with defaults that are ours', async () => {
    const given = (await loaded()).entries;
    await rm(file());
    const { entries } = await loaded();
    expect(entries).toHaveLength(given.length);
    for (const entry of entries) {
      expect(entry).toMatchObject({ rangeKm: 3, capacityPoints: 100, ours: ['place', 'rangeKm', 'capacityPoints'] });
      const same = given.find(({ side, name }) => side === entry.side && name === entry.name)!;
      expect(Math.hypot(entry.place.x - same.place.x, entry.place.y - same.place.y)).toBeLessThan(0.05);
    }
  });

  test('what the file does not name is derived beside it', async () => {
    await write('Boxtel,german,5.33,51.59,1.5,40,,CC0-1.0,Two roads');
    const { entries } = await loaded();
    expect(entries[0]).toMatchObject({
      name: 'Boxtel',
      rangeKm: 1.5,
      capacityPoints: 40,
      ours: [],
      notes: 'Two roads',
    });
    expect(entries.filter(({ name }) => name === 'Boxtel')).toHaveLength(1);
    expect(entries.find(({ name }) => name === 'South map edge, Hechtel road')).toMatchObject({ capacityPoints: 100 });
  });

  test('faults are told with file, row and column', async () => {
    await write(
      ',german,5.33,51.59,1.5,40,,CC0-1.0,',
      'Best,polish,5.38,51.5,3,100,,CC0-1.0,',
      'Boxtel,german,5.33,51.59,0,100,,CC0-1.0,',
      'Deurne,german,5.79,51.46,3,many,width,CC0-1.0,',
      'Dieren,german,5.79,951.46,3,100,,CC0-1.0,',
    );
    expect((await problems()).map(({ file: where, row, column }) => [where, row, column])).toEqual([
      ['entries.csv', 2, 'name'],
      ['entries.csv', 3, 'side'],
      ['entries.csv', 4, 'rangeKm'],
      ['entries.csv', 5, 'capacityPoints'],
      ['entries.csv', 5, 'ours'],
      ['entries.csv', 6, 'lat'],
    ]);
  });

  test('an entry told twice for a side, and one beyond the map', async () => {
    const boxtel = ',5.33,51.59,3,100,,CC0-1.0,';
    await write(
      `Boxtel,german${boxtel}`,
      `Boxtel,allied${boxtel}`,
      `Boxtel,german${boxtel}`,
      'Paris,german,2.35,48.85,3,100,,CC0-1.0,',
    );
    expect(await problems()).toEqual([
      { file: 'entries.csv', row: 4, column: 'name', message: 'Boxtel is there already, in row 2' },
      { file: 'entries.csv', row: 5, column: 'lon', message: 'lies beyond the frame of the map, by 320 km' },
    ]);
  });

  test('a column is missing: the file is not taken for one that is not there', async () => {
    const text = await readFile(file(), 'utf8');
    await writeFile(file(), text.replace('rangeKm', 'range'));
    expect(await problems()).toEqual([
      { file: 'entries.csv', row: 1, column: 'rangeKm', message: 'this column is missing' },
      { file: 'entries.csv', row: 1, column: 'range', message: 'this column is unknown or there twice' },
    ]);
  });
});
