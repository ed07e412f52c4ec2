import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { placesPrinted } from '@/components/map/core/find-places';
import { firstLook } from '@/components/map/side/first-look';
import { kmBetween } from '@/lib/geometry';
import { printedPlaces } from '@/lib/printed-places';
import { readOrder } from '@/lib/reading/read-order';
import { asPicture } from '@/lib/turn/maps/base-map';
import { loadScenario } from '.';
import type { MapData, Scenario } from './types';

const named = readdirSync('scenarios', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Where an order goes that names a place. */
const goalIn = ({ map, crossings }: Scenario, place: string) =>
  readOrder(
    { team: '', units: [], action: 'move', posture: 'tact', words: `Move to ${place}.` },
    {
      places: printedPlaces(map.features).filter(({ layer }) => layer !== 'crossing'),
      crossings,
      units: [],
      frame: map.frame,
    },
  ).goal?.place;

async function read(name: string): Promise<Scenario> {
  const reading = await loadScenario(name);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.scenario;
}

it('there are five scenarios', () => {
  expect(named).toEqual(['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942']);
});

describe.each(named)('the objectives of %s', (name) => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await read(name);
  });
  const of = (key: string, side: string) =>
    (scenario.objectives ?? []).filter(({ for: whose }) => whose === key || whose === side);

  it('every HQ has one, and each names places', () => {
    for (const { key, side } of scenario.teams) {
      const own = of(key, side);
      expect(own, key).toHaveLength(1);
      expect(own[0]!.places?.length, key).toBeGreaterThan(0);
      expect(own[0]!.text.length, key).toBeGreaterThan(60);
    }
  });

  it('the finder, the map and orders know every place', () => {
    // As players have it: without what the base map shows.
    const finder = placesPrinted(asPicture(scenario.map) as MapData);
    for (const { for: whose, places = [] } of scenario.objectives ?? [])
      for (const place of places) {
        const found = finder.find(({ label }) => label === place);
        expect(found, `${whose}: ${place}`).toBeDefined();
        const { minX, maxX, minY, maxY } = scenario.map.frame;
        expect(found!.place.x, place).toBeGreaterThan(minX);
        expect(found!.place.x, place).toBeLessThan(maxX);
        expect(found!.place.y, place).toBeGreaterThan(minY);
        expect(found!.place.y, place).toBeLessThan(maxY);
        expect(
          kmBetween(goalIn(scenario, place) ?? { x: 0, y: 0 }, found!.place) < 0.5,
          `an order can name ${place}`,
        ).toBe(true);
      }
  });

  it('the map of every HQ opens on all its troops and on its objective', () => {
    const finder = placesPrinted(scenario.map);
    for (const { key, side } of scenario.teams) {
      const own = scenario.units
        .filter(({ team, arrivalTurn }) => team === key && arrivalTurn <= scenario.openingTurn)
        .map(({ place }) => ({ ...place, isLost: false }));
      const places = of(key, side)[0]!.places!.map((one) => finder.find(({ label }) => label === one)!.place);
      const { centre, kmAcross, kmUp = 0 } = firstLook(own, places)!;
      for (const { x, y } of [...own, places[0]!]) {
        expect(Math.abs(x - centre.x), key).toBeLessThanOrEqual(kmAcross / 2);
        expect(Math.abs(y - centre.y), key).toBeLessThanOrEqual(kmUp / 2);
      }
    }
  });
});

describe('Hill 107', () => {
  it('is found, and an order that sends troops there is understood', async () => {
    const { map } = await read('crete-1941');
    const hill = placesPrinted(map).find(({ label }) => label === 'Hill 107');
    expect(hill).toMatchObject({ hint: 'height' });
    expect(goalIn(await read('crete-1941'), 'Hill 107')).toEqual(hill!.place);
  });
});
