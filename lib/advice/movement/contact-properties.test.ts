import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapData } from '@/lib/scenario/types';
import type { Action } from '@/lib/words';
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
const wooded = sheet([{ layer: 'wood', name: '', rings: [wood] }]);

const km = fc.integer({ min: 0, max: 3000 }).map((tens) => tens / 100);
const place = fc.record({ x: km, y: km });
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

const orders = fc.constantFrom<Action | null>('attack', 'breakThrough', 'probe', 'move', 'hold', 'prepare', null);

describe('§6 Passing By, OC-134: a move among several enemies', () => {
  /**
   * The distance at which the enemy stops it, by the words of the book: 2 km, 1 km where they stand in woods, 500 m with
   * orders to attack.
   */
  const stopsAt = (action: Action | null, isInWoods: boolean): number =>
    action === 'attack' || action === 'breakThrough' || action === 'probe' ? 0.5 : isInWoods ? 1 : 2;
  const isInWoods = ({ x }: { x: number }) => x > 10 && x < 20;
  const moved = fc.record({
    from: place,
    legs: fc.array(place, { minLength: 1, maxLength: 3 }),
    others: fc.array(place, { minLength: 1, maxLength: 8 }),
    action: orders,
  });
  const moveOf = ({ from, legs, others, action }: typeof moved extends fc.Arbitrary<infer Move> ? Move : never) => {
    const enemies = others
      .filter((at) => apart(from, at) > 2.02 && ![10, 20].includes(at.x))
      .map((at, i) => ({ id: `e${i}`, name: `Enemy ${i}`, ...at }));
    const way = [from, ...legs];
    const advice = passingAdvice(way, {
      daypart: 'morning',
      map: wooded,
      beside: { enemies, action, isTanks: false, inContact: new Set() },
    });
    const meets = advice.find(({ code }) => code === 'meetsEnemy')?.meets;
    return { enemies, meets, end: meets?.stops ? meets : way.at(-1)! };
  };

  it('stops, or ends, no nearer to anybody than he lets it come', () => {
    fc.assert(
      fc.property(moved, (move) => {
        const { enemies, end } = moveOf(move);
        // A place is kept to 10 m.
        for (const enemy of enemies)
          expect(apart(end, enemy)).toBeGreaterThan(stopsAt(move.action, isInWoods(enemy)) - 0.015);
      }),
      { numRuns: 500 },
    );
  });

  it('is stopped by nobody whom it is not in contact with, as the combats have it', () => {
    let stopped = 0;
    fc.assert(
      fc.property(moved, (move) => {
        const { enemies, meets } = moveOf(move);
        if (!meets) return;
        stopped += 1;
        const standing = { isOnMap: true, isCaptured: false } as const;
        const mover = { ...meets, ...standing, id: 'mover', side: 'allied' as const };
        const others = enemies.map((enemy) => ({ ...enemy, ...standing, side: 'german' as const }));
        const { begins } = pairsAfter([mover, ...others], [], new Set(['mover']), wooded, 'morning');
        const stoppers = enemies.filter(
          (enemy) => Math.abs(apart(meets, enemy) - stopsAt(move.action, isInWoods(enemy))) < 1e-6,
        );
        expect(stoppers.length).toBeGreaterThan(0);
        expect(begins.map(({ germanId }) => germanId)).toEqual(expect.arrayContaining(stoppers.map(({ id }) => id)));
      }),
      { numRuns: 500 },
    );
    expect(stopped).toBeGreaterThan(50);
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
