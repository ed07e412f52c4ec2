import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inContact } from './contact';
import { firstMeeting } from './meeting';

/** An enemy who stops a move at so many km. */
const enemy = (x: number, y: number, id = 'e', passingKm = 2) => ({ id, x, y, passingKm });
const south = { x: 0, y: 0 };
const north = { x: 0, y: 10 };
const meets = (at: { x: number; y: number }, passingKm = 2) =>
  firstMeeting(south, north, [enemy(at.x, at.y, 'e', passingKm)]);

describe('§6 Passing By: where a move meets the enemy (OC-111, OC-134)', () => {
  test('straight ahead: 2 km short of him in the open', () => {
    const met = meets({ x: 0, y: 6 })!;
    expect(met).toMatchObject({ enemyId: 'e', passingKm: 2 });
    expect(met.place.x).toBe(0);
    expect(met.place.y).toBeCloseTo(4, 12);
    expect(met.share).toBeCloseTo(0.4, 12);
  });
  test('1 km short of one who stops it there, 500 m of one it closes with', () => {
    expect(meets({ x: 0, y: 6 }, 1)!.place.y).toBeCloseTo(5, 12);
    expect(meets({ x: 0, y: 6 }, 0.5)!.place.y).toBeCloseTo(5.5, 12);
  });
  test('to one side: where the circle is entered, by its exact root', () => {
    // 1.2 km off the way: 6 − √(2² − 1.2²) = 6 − 1.6.
    expect(meets({ x: 1.2, y: 6 })!.place.y).toBeCloseTo(4.4, 12);
    // 0.6 km off in woods: 6 − √(1 − 0.36) = 6 − 0.8.
    expect(meets({ x: -0.6, y: 6 }, 1)!.place.y).toBeCloseTo(5.2, 12);
  });
  test('a way that only touches the circle stops; one that misses it does not', () => {
    expect(meets({ x: 2, y: 6 })!.place.y).toBeCloseTo(6, 6);
    expect(meets({ x: 2.001, y: 6 })).toBeNull();
    expect(meets({ x: 1.001, y: 6 }, 1)).toBeNull();
  });
  test('beyond the end of the leg nobody is met; at its very end he is', () => {
    expect(meets({ x: 0, y: 12.001 })).toBeNull();
    expect(meets({ x: 0, y: 12 })!.share).toBeCloseTo(1, 12);
  });
  test('a leg that ends where it meets him ends in contact, whatever its last bits', () => {
    const at = enemy(7.3, 5.1);
    for (let i = 1; i <= 40; i++) {
      const from = { x: i / 7, y: -i / 3 };
      const met = firstMeeting(from, at, [at])!;
      expect(firstMeeting(from, met.place, [at])).toMatchObject({ enemyId: 'e' });
    }
  });
  test('already in contact: stopped at once when it goes on past him, free when it goes straight away', () => {
    expect(meets({ x: 0.5, y: 1 })).toMatchObject({ share: 0, place: south });
    expect(meets({ x: 0.5, y: -1 })).toBeNull();
    expect(meets({ x: 1, y: 0 })).toBeNull();
    expect(meets({ x: 0, y: -5 })).toBeNull();
  });
  test('each stops it at his own distance: past the one in the woods, as far as the one in the open', () => {
    const inWoods = enemy(1.5, 4, 'in the woods', 1);
    const inOpen = enemy(0, 9, 'in the open');
    for (const enemies of [
      [inWoods, inOpen],
      [inOpen, inWoods],
    ])
      expect(firstMeeting(south, north, enemies)).toMatchObject({ enemyId: 'in the open', passingKm: 2 });
    expect(meets({ x: 1.5, y: 4 })).toMatchObject({ passingKm: 2 });
  });
  test('of several the first on the way, and of two at one place the nearer', () => {
    const first = firstMeeting(south, north, [enemy(0, 8, 'far'), enemy(0, 5, 'near')]);
    expect(first).toMatchObject({ enemyId: 'near' });
    const both = firstMeeting(south, north, [enemy(0, 1.5, 'b'), enemy(0, 1, 'a')]);
    expect(both).toMatchObject({ enemyId: 'a', share: 0 });
  });
  test('no leg and no enemy: no meeting', () => {
    expect(firstMeeting(south, south, [enemy(0, 1)])).toBeNull();
    expect(firstMeeting(south, north, [])).toBeNull();
  });
  test('a leg of 65 m that begins 41 cm outside stops at 2 km, and not a hair before', () => {
    const met = firstMeeting({ x: 0, y: 0 }, { x: 0, y: 0.06488873842971521 }, [enemy(0, 2.00040535760722)]);
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
        const met = firstMeeting(from, to, [at]);
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
    firstMeeting({ x: 10, y: 20 }, { x: 10, y: 30 }, enemies)?.enemyId;
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
    const inOpen = enemy(10, 24, 'in the open');
    const inWoods = enemy(10, 28, 'in the woods', 1);
    expect(at(inOpen, inWoods)).toBe('in the open');
    expect(at(inWoods, inOpen)).toBe('in the open');
  });
});
