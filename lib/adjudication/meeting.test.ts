import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inContact } from './contact';
import { firstMeeting, type PassingStretch } from './meeting';

const open: PassingStretch[] = [{ until: 1, isClose: false }];
const close: PassingStretch[] = [{ until: 1, isClose: true }];
const enemy = (x: number, y: number, id = 'e') => ({ id, x, y });
const south = { x: 0, y: 0 };
const north = { x: 0, y: 10 };
const meets = (at: { x: number; y: number }, stretches = open, daypart: 'night' | 'morning' = 'morning') =>
  firstMeeting(south, north, stretches, [enemy(at.x, at.y)], daypart);

describe('§6 Passing By: where a move meets the enemy (OC-111)', () => {
  test('straight ahead: 2 km short of him in the open', () => {
    const met = meets({ x: 0, y: 6 })!;
    expect(met).toMatchObject({ enemyId: 'e', passingKm: 2 });
    expect(met.place.x).toBe(0);
    expect(met.place.y).toBeCloseTo(4, 12);
    expect(met.share).toBeCloseTo(0.4, 12);
  });
  test('1 km short in close country, and by night over any ground', () => {
    expect(meets({ x: 0, y: 6 }, close)!.place.y).toBeCloseTo(5, 12);
    expect(meets({ x: 0, y: 6 }, open, 'night')!.place.y).toBeCloseTo(5, 12);
    expect(meets({ x: 0, y: 6 }, close, 'night')).toMatchObject({ passingKm: 1 });
  });
  test('to one side: where the circle is entered, by its exact root', () => {
    // 1.2 km off the way: 6 − √(2² − 1.2²) = 6 − 1.6.
    expect(meets({ x: 1.2, y: 6 })!.place.y).toBeCloseTo(4.4, 12);
    // 0.6 km off in woods: 6 − √(1 − 0.36) = 6 − 0.8.
    expect(meets({ x: -0.6, y: 6 }, close)!.place.y).toBeCloseTo(5.2, 12);
  });
  test('a way that only touches the circle stops; one that misses it does not', () => {
    expect(meets({ x: 2, y: 6 })!.place.y).toBeCloseTo(6, 6);
    expect(meets({ x: 2.001, y: 6 })).toBeNull();
    expect(meets({ x: 1.001, y: 6 }, close)).toBeNull();
  });
  test('beyond the end of the leg nobody is met; at its very end he is', () => {
    expect(meets({ x: 0, y: 12.001 })).toBeNull();
    expect(meets({ x: 0, y: 12 })!.share).toBeCloseTo(1, 12);
  });
  test('a leg that ends where it meets him ends in contact, whatever its last bits', () => {
    const at = enemy(7.3, 5.1);
    for (let i = 1; i <= 40; i++) {
      const from = { x: i / 7, y: -i / 3 };
      const met = firstMeeting(from, at, open, [at], 'morning')!;
      expect(firstMeeting(from, met.place, open, [at], 'morning')).toMatchObject({ enemyId: 'e' });
    }
  });
  test('already in contact: stopped at once when it goes on past him, free when it goes straight away', () => {
    expect(meets({ x: 0.5, y: 1 })).toMatchObject({ share: 0, place: south });
    expect(meets({ x: 0.5, y: -1 })).toBeNull();
    expect(meets({ x: 1, y: 0 })).toBeNull();
    expect(meets({ x: 0, y: -5 })).toBeNull();
  });
  test('out of the woods into the open: stopped at the edge where the greater distance begins', () => {
    const edge: PassingStretch[] = [
      { until: 0.45, isClose: true },
      { until: 1, isClose: false },
    ];
    expect(meets({ x: 0, y: 6 }, edge)).toMatchObject({ share: 0.45, passingKm: 2, place: { x: 0, y: 4.5 } });
    // Within 1 km before the edge comes.
    expect(
      meets({ x: 0, y: 5 }, [
        { until: 0.45, isClose: true },
        { until: 1, isClose: false },
      ]),
    ).toMatchObject({ passingKm: 1 });
  });
  test('into the woods: the smaller distance holds, and he may be passed by', () => {
    const wood: PassingStretch[] = [
      { until: 0.3, isClose: false },
      { until: 1, isClose: true },
    ];
    expect(meets({ x: 1.5, y: 6 }, wood)).toBeNull();
    expect(meets({ x: 0, y: 6 }, wood)!.place.y).toBeCloseTo(5, 12);
    // Behind the mover once the open begins again: it leads off.
    expect(
      meets({ x: 1.5, y: 6 }, [
        { until: 0.65, isClose: true },
        { until: 1, isClose: false },
      ]),
    ).toBeNull();
  });
  test('of several the first on the way, and of two at one place the nearer', () => {
    const first = firstMeeting(south, north, open, [enemy(0, 8, 'far'), enemy(0, 5, 'near')], 'morning');
    expect(first).toMatchObject({ enemyId: 'near' });
    const both = firstMeeting(south, north, open, [enemy(0, 1.5, 'b'), enemy(0, 1, 'a')], 'morning');
    expect(both).toMatchObject({ enemyId: 'a', share: 0 });
  });
  test('no leg and no enemy: no meeting', () => {
    expect(firstMeeting(south, south, open, [enemy(0, 1)], 'morning')).toBeNull();
    expect(firstMeeting(south, north, open, [], 'morning')).toBeNull();
  });
  test('a leg of 65 m that begins 41 cm outside stops at 2 km, and not a hair before', () => {
    const met = firstMeeting(
      { x: 0, y: 0 },
      { x: 0, y: 0.06488873842971521 },
      open,
      [enemy(0, 2.00040535760722)],
      'morning',
    );
    expect(met!.place.y).toBeCloseTo(0.00040535760722, 12);
  });
  test('where it stops it is in contact (OC-118), and nowhere before', () => {
    const km = fc.double({ min: 0, max: 20, noNaN: true });
    const flat = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
    fc.assert(
      fc.property(km, km, km, km, km, km, (ax, ay, bx, by, ex, ey) => {
        const from = { x: ax, y: ay };
        const to = { x: bx, y: by };
        const at = enemy(ex, ey);
        const met = firstMeeting(from, to, open, [at], 'morning');
        if (!met) return;
        expect(inContact(met.place, at, flat, 'morning')).toBe(true);
        if (met.share < 0.01) return;
        const before = met.share - 0.005;
        const place = { x: ax + before * (bx - ax), y: ay + before * (by - ay) };
        expect(Math.hypot(place.x - ex, place.y - ey)).toBeGreaterThan(2 - 1e-9);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('§6 Passing By: of two enemies', () => {
  const at = (...enemies: ReturnType<typeof enemy>[]) =>
    firstMeeting({ x: 10, y: 20 }, { x: 10, y: 30 }, open, enemies, 'morning')?.enemyId;
  test('the first on the way, in whichever order they are given', () => {
    expect(at(enemy(10, 25, 'near'), enemy(10, 28, 'far'))).toBe('near');
    expect(at(enemy(10, 28, 'far'), enemy(10, 25, 'near'))).toBe('near');
    // Met later and stood nearer to: the far one 2 km off, the late one brushed by.
    expect(at(enemy(10, 24, 'first'), enemy(10, 24.5, 'second'))).toBe('first');
  });
  test('at one place the nearer, in whichever order; of equals the first given', () => {
    expect(at(enemy(10, 21, 'near'), enemy(10, 21.5, 'far'))).toBe('near');
    expect(at(enemy(10, 21.5, 'far'), enemy(10, 21, 'near'))).toBe('near');
    expect(at(enemy(11, 21, 'near'), enemy(11.5, 21, 'far'))).toBe('near');
    expect(at(enemy(11.5, 21, 'far'), enemy(11, 21, 'near'))).toBe('near');
    expect(at(enemy(11, 21, 'near'), enemy(8.5, 21, 'far'))).toBe('near');
    expect(at(enemy(10, 21, 'near'), enemy(11.5, 20.5, 'far'))).toBe('near');
    expect(at(enemy(9, 21, 'west'), enemy(11, 21, 'east'))).toBe('west');
  });
  test('met later is met later, however near he lets it come', () => {
    const wooded: PassingStretch[] = [
      { until: 0.5, isClose: false },
      { until: 1, isClose: true },
    ];
    const enemies = [enemy(10, 24, 'in the open'), enemy(10, 28, 'in the woods')];
    for (const order of [enemies, [...enemies].reverse()])
      expect(firstMeeting({ x: 10, y: 20 }, { x: 10, y: 30 }, wooded, order, 'morning')?.enemyId).toBe('in the open');
  });
});
