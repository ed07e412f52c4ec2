import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapData } from '@/lib/scenario/types';
import { type Pair, pairsAfter } from './contact-pairs';
import { passingAdvice } from './passing-by';

/** Open country, but for a wood from km 10 to 20 east. */
const wood: [number, number][] = [
  [10, 0],
  [20, 0],
  [20, 30],
  [10, 30],
];
const sheet = (features: MapData['features']): MapData => ({
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 30, maxY: 30 },
  features,
});
const open = sheet([]);
const wooded = sheet([{ layer: 'wood', name: '', rings: [wood] }]);

const km = fc.integer({ min: 0, max: 3000 }).map((tens) => tens / 100);
const place = fc.record({ x: km, y: km });
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('§6 Passing By: a move among several enemies', () => {
  it('stops, or ends, no nearer than 2 km to anybody it was not in contact with', () => {
    fc.assert(
      fc.property(
        place,
        fc.array(place, { minLength: 1, maxLength: 3 }),
        fc.array(place, { minLength: 1, maxLength: 8 }),
        (from, legs, others) => {
          const enemies = others
            .filter((at) => apart(from, at) > 2.02)
            .map((at, i) => ({ id: `e${i}`, name: `Enemy ${i}`, ...at }));
          const way = [from, ...legs];
          const advice = passingAdvice(way, {
            daypart: 'morning',
            map: open,
            beside: { enemies, action: null, isTanks: false, inContact: new Set() },
          });
          const meets = advice.find(({ code }) => code === 'meetsEnemy')?.meets;
          const end = meets?.stops ? meets : way.at(-1)!;
          // A place is kept to 10 m.
          for (const enemy of enemies) expect(apart(end, enemy)).toBeGreaterThan(2 - 0.015);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('§6 Passing By, OC-118: the pairs in contact', () => {
  const unit = fc.record({ side: fc.constantFrom('allied' as const, 'german' as const), x: km, y: km });
  const units = fc
    .array(unit, { minLength: 2, maxLength: 14 })
    .map((some) => some.map((one, i) => ({ ...one, id: `u${i}`, isOnMap: true, isCaptured: false })));
  const keysOf = (pairs: readonly Pair[]) => pairs.map(({ alliedId, germanId }) => `${alliedId} ${germanId}`).sort();

  it('are the same whoever is told to have moved first, all at once or one after the other', () => {
    fc.assert(
      fc.property(
        units.chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))),
        ([some, shuffled]) => {
          const all = pairsAfter(some, [], new Set(some.map(({ id }) => id)), wooded, 'morning').begins;
          let held: Pair[] = [];
          for (const { id } of shuffled) {
            const { begins, ends } = pairsAfter(shuffled, held, new Set([id]), wooded, 'morning');
            const gone = new Set(keysOf(ends));
            held = [...held, ...begins].filter((pair) => !gone.has(keysOf([pair])[0]!));
          }
          expect(keysOf(held)).toEqual(keysOf(all));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('are those of the two sides changed over, each pair turned round', () => {
    fc.assert(
      fc.property(units, (some) => {
        const ids = new Set(some.map(({ id }) => id));
        const other = { allied: 'german', german: 'allied' } as const;
        const turned = some.map((one) => ({ ...one, side: other[one.side] }));
        const back = pairsAfter(turned, [], ids, wooded, 'morning').begins.map(({ alliedId, germanId }) => ({
          alliedId: germanId,
          germanId: alliedId,
        }));
        expect(keysOf(back)).toEqual(keysOf(pairsAfter(some, [], ids, wooded, 'morning').begins));
      }),
      { numRuns: 200 },
    );
  });
});
