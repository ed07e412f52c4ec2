import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { BaseMapLevel } from '@/components/map/core/base-map-data';
import { kmToLeg, type Place } from '@/lib/geometry';
import { loadScenario } from '@/lib/scenario';
import { areasAt } from '@/lib/scenario/ground';
import type { MapPoint } from '@/lib/scenario/types';

const folder = path.resolve(import.meta.dirname, '../../basemaps');
const bytesOf = (name: string, part: string) => readFileSync(path.join(folder, name, part));
const onTheWire = (name: string, part: string) =>
  part.endsWith('.json') ? gzipSync(bytesOf(name, part), { level: 9 }).length : bytesOf(name, part).length;

/** SHA-256 of what was published: a game keeps the ground it was opened with. Where this fails, make a folder of the next number. */
const published: Record<string, Record<string, string>> = {
  'goodwood-1': {
    'far.json': '5129e622b4a293aa62ce50953d8ce82f86971c286d39c07cb043991f6eba3177',
    'light.webp': '0499f6f78ec94949c2884f724485cf384e5b9170f6a41914f3582ddcd6fa3ff5',
    'near.json': '649f78e71addd76b7d7ef9ebbbe438c032d268ec4e435676f91955037ec6a7b7',
    'shade.webp': '1744a8d07246b216b6ed10385c9aac298194bcf01db0da46f6f71c078e08816a',
  },
  'market-garden-1': {
    'far.json': 'c89bdeeae10d44b9181712dea6dceb23e500df6168c2dc686008080b4dd4c9c0',
    'light.webp': '3093f29ff156d20477fff0a887ef69ef017f78de0edb2c9c32f4866e5e5b1323',
    'near.json': '57d94c07ac83fa05bbc636ffdc9883b77946c870e32ce76502ca8076fedde4fd',
    'shade.webp': '0fe507de9f01e7ab5311a69b4bd22c9b8eb5ddbca0e1c02ae06170e01dee43fc',
  },
};

const names = ['goodwood-1', 'market-garden-1'];

describe('the base maps', () => {
  it('are those in the folder', () => {
    expect(
      readdirSync(folder)
        .filter((name) => !/^(README\.md|sources|world-1)$/.test(name))
        .sort(),
    ).toEqual(names);
  });

  it.each(names)('%s: the first paint of a map needs at most 400 kB, at either level', (name) => {
    const relief = onTheWire(name, 'shade.webp') + onTheWire(name, 'light.webp');
    expect(onTheWire(name, 'far.json') + relief).toBeLessThanOrEqual(400_000);
    expect(onTheWire(name, 'near.json') + relief).toBeLessThanOrEqual(400_000);
  });

  it.each(Object.keys(published))('%s is what was published', (name) => {
    const sums = readdirSync(path.join(folder, name)).map((part) => [
      part,
      createHash('sha256').update(bytesOf(name, part)).digest('hex'),
    ]);
    expect(Object.fromEntries(sums)).toEqual(published[name]);
  });
});

/** The rings of the paths of some layers, km. */
function drawnRings(name: string, layers: readonly string[]): MapPoint[][] {
  const level = JSON.parse(bytesOf(name, 'near.json').toString()) as BaseMapLevel;
  return level.tiles.flatMap(({ paths }) =>
    layers.flatMap((layer) =>
      (paths[layer] ?? '')
        .split('M')
        .slice(1)
        .map((d) => ringOf(d, level.unitKm)),
    ),
  );
}

/** One ring of a path: `x yl` and steps, in whole units, south downwards. */
function ringOf(d: string, unitKm: number): MapPoint[] {
  const numbers = (d.match(/-?\d+/g) ?? []).map(Number);
  let x = numbers[0]!;
  let y = numbers[1]!;
  const ring: MapPoint[] = [[x * unitKm, -y * unitKm]];
  for (let i = 2; i < numbers.length; i += 2) {
    x = x + numbers[i]!;
    y = y + numbers[i + 1]!;
    ring.push([x * unitKm, -y * unitKm]);
  }
  return ring;
}

const asPlace = ([x, y]: MapPoint): Place => ({ x, y });

const kmToEdge = (place: Place, rings: readonly MapPoint[][]): number =>
  Math.min(
    ...rings.flatMap((ring) => ring.map((point, i) => kmToLeg(place, asPlace(ring.at(i - 1)!), asPlace(point)))),
  );

describe('what the rules read as ground is what is drawn', () => {
  const same = [
    { drawn: ['wood'], rules: 'wood', toleranceKm: 0.25 },
    { drawn: ['builtup', 'builtup-1944'], rules: 'builtup', toleranceKm: 0.15 },
    { drawn: ['marsh', 'marsh-1944'], rules: 'marsh', toleranceKm: 0.25 },
    { drawn: ['orchard', 'orchard-1944'], rules: 'closecountry', toleranceKm: 0.25 },
  ];
  it.each(
    [
      ['market-garden', 'market-garden-1'],
      ['arnhem-bridge', 'market-garden-1'],
      ['goodwood', 'goodwood-1'],
    ].flatMap(([scenario, baseMap]) => same.map((one) => ({ scenario, baseMap, ...one }))),
  )('$scenario: $rules, but for the edges and the smallest areas', async ({ scenario, baseMap, ...one }) => {
    const read = await loadScenario(scenario!);
    if (!read.ok) throw new Error('the scenario does not read');
    const { frame, features } = read.scenario.map;
    const rules = { features: features.filter(({ layer }) => layer === one.rules) };
    const layers = one.drawn.map((layer) => drawnRings(baseMap!, [layer]));
    const drawn = layers.flat();
    const looked = layers.map((rings) => ({
      features: rings.map((ring) => ({ layer: 'wood' as const, name: '', rings: [ring] })),
    }));
    let inside = 0;
    const apart: string[] = [];
    for (let i = 0; i < 4000; i++) {
      // Spread evenly and the same in every run (Halton's sequence).
      const place = {
        x: frame.minX + halton(i + 1, 2) * (frame.maxX - frame.minX),
        y: frame.minY + halton(i + 1, 3) * (frame.maxY - frame.minY),
      };
      const isDrawn = looked.some((layer) => areasAt(place, layer).length % 2 === 1);
      const isRules = areasAt(place, rules).length > 0;
      if (isRules) inside++;
      if (isDrawn !== isRules && kmToEdge(place, drawn) > one.toleranceKm)
        apart.push(`${place.x.toFixed(2)} ${place.y.toFixed(2)}`);
    }
    expect(inside).toBeGreaterThan(0);
    expect(apart).toEqual([]);
  });
});

function halton(index: number, base: number): number {
  let result = 0;
  let part = 1;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    part /= base;
    result += part * (i % base);
  }
  return result;
}
