import { describe, expect, it } from 'vitest';
import type { Unit } from '@/lib/db/rows';
import type { MapData } from '@/lib/scenario/types';
import { isSpent, spentDefenders, spentUnits } from './spent-units';

/** An open plain of 40 km, with a town 2.5 km south of the middle. */
const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 40, maxY: 40 },
  features: [{ layer: 'town', name: 'Elst', point: [20, 17.5] }],
};
const unit = (id: string, side: Unit['side'], x: number, y: number, stepsLost = 0, profile = '3-2-1-0') =>
  ({ id, side, x, y, isOnMap: true, isCaptured: false, profile, stepsLost }) as Unit;
const spent = unit('own', 'allied', 20, 20, 3);
const found = (units: Unit[], sheet = map, daypart: 'morning' | 'night' = 'morning') =>
  spentUnits(units, sheet, [], daypart);

describe('§9 Unit Status, OC-60: no longer effective and in contact', () => {
  it('goes back out of passing distance, to a town if one lies there', () =>
    expect(found([spent, unit('enemy', 'german', 20, 21)])).toEqual([
      {
        unitId: 'own',
        enemyIds: ['enemy'],
        ways: [
          { x: 20, y: 17.5, km: 2.5, refuge: { name: 'Elst', kind: 'town' }, isBarred: false },
          { x: 20, y: 18, km: 2, refuge: null, isBarred: false },
        ],
      },
    ]));
  it.each([
    ['2 km by day in the open are contact', 22, 'morning', 1],
    ['further is none', 22.01, 'morning', 0],
    ['by night 1 km is', 21, 'night', 1],
    ['and further is none', 21.01, 'night', 0],
  ] as const)('%s', (_, y, daypart, times) =>
    expect(found([spent, unit('enemy', 'german', 20, y)], map, daypart)).toHaveLength(times),
  );
  it('who is effective stands, and who has never been any more than a dummy is not spoken of', () => {
    const enemy = unit('enemy', 'german', 20, 21);
    expect(found([unit('own', 'allied', 20, 20, 2), enemy])).toEqual([]);
    expect(found([unit('own', 'allied', 20, 20, 0, '0'), enemy])).toEqual([]);
  });
  it('an enemy who is spent himself drives nobody back', () =>
    expect(found([spent, unit('enemy', 'german', 20, 21, 3)])).toEqual([]));
  it('captured where it cannot go: enemies all round', () => {
    const ring = [0, 45, 90, 135, 180, 225, 270, 315].map((degrees, i) => {
      const angle = (degrees * Math.PI) / 180;
      return unit(`enemy-${i}`, 'german', 20 + 2 * Math.sin(angle), 20 + 2 * Math.cos(angle));
    });
    const close = unit('close', 'german', 20, 20.5);
    expect(found([spent, close, ...ring]).map(({ ways }) => ways)).toEqual([[]]);
  });
  it('a spent defender in a grouped combat is advised on', () => {
    const way = { x: 20, y: 18, km: 2, refuge: null, isBarred: false };
    const listed = [
      { unitId: 'own', ways: [way] },
      { unitId: 'other', ways: [] },
    ];
    expect(spentDefenders(['own'], listed).map(({ unitId, message }) => [unitId, message])).toEqual([
      ['own', 'No longer effective: it goes back before the combat and puts up no fight.'],
    ]);
    expect(spentDefenders(['other'], listed)[0]!.message).toContain('is captured');
  });
  it('steps lost make a unit spent, by its profile', () => {
    expect(isSpent({ profile: '(2)-(1)-0', stepsLost: 2 })).toBe(true);
    expect(isSpent({ profile: '(2)-(1)-0', stepsLost: 1 })).toBe(false);
  });
});
