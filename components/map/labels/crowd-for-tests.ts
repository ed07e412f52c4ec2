import fc from 'fast-check';
import { loadScenario } from '@/lib/scenario';
import type { MapData } from '../core/map-data';
import { projectionAt } from '../core/projection';
import type { Item, Kind } from './item';

const read = await loadScenario('market-garden');
if (!read.ok) throw new Error('the scenario does not read');
export const sheet: MapData = read.scenario.map;

/** Five scales, px per km, from the whole map to a village. */
export const zooms = [3, 7, 14, 30, 90];

/** One of a crowd: [kind, km east, km north, band, rank]. */
export type One = readonly [Kind, number, number, number, number];

const sizes: Partial<Record<Kind, { width: number; height: number }>> = {
  mark: { width: 34, height: 34 },
  contact: { width: 40, height: 40 },
  counter: { width: 64, height: 46 },
  friend: { width: 56, height: 40 },
  marker: { width: 26, height: 20 },
  crossing: { width: 20, height: 16 },
};
const words: Record<Kind, string[]> = {
  mark: ['Bailey at Son', 'by first light'],
  contact: ['Tanks, perhaps', 'this morning'],
  counter: [],
  friend: ['told this morning'],
  marker: [],
  area: ['DZ X (Renkum heath)'],
  square: ['Bombing area 7'],
  crossing: ['blown'],
  passing: ['12.4 km'],
  city: [],
  village: [],
};

export const crowded = (ones: readonly One[], scale: number): Item[] =>
  ones.map(([kind, x, y, band, rank], i) => ({
    id: `thing ${i}`,
    kind,
    at: projectionAt(scale).toScreen({ x, y }),
    rank,
    band: `${kind} ${kind === 'counter' ? band % 2 : kind === 'friend' ? band : ''}`,
    symbol: sizes[kind] ?? null,
    words: words[kind].length > 0 ? [words[kind].map((text) => ({ text, face: 'contact' as const }))] : [],
    wordsOfStack:
      kind === 'contact'
        ? (count) => [
            [{ text: `${count} reports, newest this morning`, face: 'contact' }],
            [{ text: `${count} reports`, face: 'contact' }],
          ]
        : undefined,
  }));

const kinds: Kind[] = ['mark', 'contact', 'counter', 'friend', 'marker', 'area', 'crossing', 'square', 'passing'];
export const one = (middle: { x: number; y: number }, km: number): fc.Arbitrary<One> =>
  fc.tuple(
    fc.constantFrom(...kinds, 'counter' as const, 'counter' as const, 'contact' as const),
    fc.double({ min: middle.x - km, max: middle.x + km, noNaN: true }),
    fc.double({ min: middle.y - km, max: middle.y + km, noNaN: true }),
    fc.nat(3),
    fc.nat(5),
  );
/** Some strewn over the map, some close about Nijmegen. */
export const crowd = fc
  .tuple(
    fc.array(one({ x: 60, y: 45 }, 42), { maxLength: 160, size: 'max' }),
    fc.array(one({ x: 72, y: 62 }, 3), { maxLength: 120, size: 'max' }),
  )
  .map(([far, near]) => [...far, ...near]);

/** The runs with which the properties of a layout are tried. */
export const runs = { numRuns: 6, seed: 17091944, endOnFailure: true };
