import { describe, expect, test } from 'vitest';
import { recceCase, recceKindOf, recceTargets, type UnitBelow } from './recce-picture';

const below = (id: string, x: number, y: number, own: Partial<UnitBelow> = {}): UnitBelow => ({
  id,
  x,
  y,
  arm: 'infantry',
  carriage: 'foot',
  isMoving: false,
  isInWoods: false,
  isInBuiltUp: false,
  ...own,
});

describe('§12c Recce: what lies below', () => {
  test('a square is one km from its south-west corner; what stands on its north or east edge is in the next (OC-89)', () => {
    const units = [below('in', 10, 20), below('edge', 11, 20.5), below('out', 9.99, 20)];
    expect(recceTargets([[10, 20]], units).map(({ id }) => id)).toEqual(['in']);
    expect(
      recceTargets(
        [
          [10, 20],
          [11, 20],
        ],
        units,
      ).map(({ id }) => id),
    ).toEqual(['edge', 'in']);
  });
  test.each([
    ['infantry', 'foot', 'infantry'],
    ['infantry', 'motor', 'vehicles'],
    ['paras', 'foot', 'infantry'],
    ['cavalry', 'horse', 'infantry'],
    ['hq', 'motor', 'vehicles'],
    ['mechanised', 'mech', 'vehicles'],
    ['armour', 'tank', 'vehicles'],
    ['recce', 'recce', 'vehicles'],
    ['selfPropelledArtillery', 'tank', 'vehicles'],
    ['artillery', 'towed', 'gunsOrSupplies'],
    ['antiTank', 'towed', 'gunsOrSupplies'],
    ['transport', 'motor', 'gunsOrSupplies'],
  ] as const)('OC-88: %s on %s is looked for as %s', (arm, carriage, kind) =>
    expect(recceKindOf({ arm, carriage })).toBe(kind),
  );
  test('OC-15: crews out of role are seen as infantry', () =>
    expect(recceKindOf({ arm: 'armour', carriage: 'foot', isOutOfRole: true })).toBe('infantry'));
  test('OC-91: woods and towns are cover, a town is none for vehicles', () => {
    const cover = (own: Partial<UnitBelow>) => recceTargets([[10, 20]], [below('u', 10, 20, own)])[0]!.isInCover;
    expect(cover({ isInWoods: true })).toBe(true);
    expect(cover({ isInBuiltUp: true })).toBe(true);
    expect(cover({ isInBuiltUp: true, arm: 'armour', carriage: 'tank' })).toBe(false);
    expect(cover({ isInWoods: true, arm: 'armour', carriage: 'tank' })).toBe(true);
  });
  test('OC-127: all that lies in a square of an exceptionally high concentration is marked so, and nothing else', () => {
    const units = [below('a', 10.2, 20.2, { isInWoods: true }), below('b', 10.8, 20.8), below('c', 11.5, 20.5)];
    const marked = recceTargets(
      [
        [10, 20],
        [11, 20],
      ],
      units,
      [[10, 20]],
    );
    expect(marked.map(({ isHighConcentration }) => isHighConcentration)).toEqual([true, true, undefined]);
  });
  test('OC-90: every unit of the square counts, those in cover too', () => {
    const units = [
      below('a', 10, 20),
      below('b', 10.5, 20.5),
      below('c', 10.9, 20.9, { isInWoods: true }),
      below('d', 12, 20),
    ];
    expect(recceTargets([[10, 20]], units).map(({ unitsInSquare }) => unitsInSquare)).toEqual([3, 3, 3]);
  });
  test('by night it is put as by night', () =>
    expect(recceCase([[10, 20]], [], true)).toEqual({ isNight: true, targets: [] }));
});
