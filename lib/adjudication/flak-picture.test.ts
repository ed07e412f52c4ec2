import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestOnWay, wayOf } from './air-ways';
import { type FlakUnit, flakCase, flakMet, flakReachKm, serialsOfBombers, serialsOfLift } from './flak-picture';

const gun = (id: string, x: number, y: number, own: Partial<FlakUnit> = {}): FlakUnit => ({
  id,
  x,
  y,
  weights: ['heavy'],
  isSuppressed: false,
  ...own,
});
const zone = { x: 40, y: 0 };
const way = wayOf([[0, 0]], zone);

describe('§12 Losses from Flak: which guns are in range', () => {
  test('OC-84: 2 km off a route (ours), 4 km about a landing', () => {
    expect([flakReachKm('overflight'), flakReachKm('landing')]).toEqual([2, 4]);
    const guns = [gun('on', 20, 2), gun('off', 20, 2.01), gun('near', 40, 4), gun('far', 40, 4.01)];
    expect(flakMet('overflight', way, zone, guns).map(({ id }) => id)).toEqual(['on']);
    expect(flakMet('landing', way, zone, guns).map(({ id }) => id)).toEqual(['near']);
  });
  test('guns about the landing fire on the landing, and not on the way in as well', () => {
    const guns = [gun('zone', 38, 1)];
    expect(flakMet('overflight', way, zone, guns)).toEqual([]);
    expect(flakMet('landing', way, zone, guns)).toMatchObject([{ id: 'zone', distanceKm: 2.236067977 }]);
    expect(flakMet('overflight', way, null, guns)).toMatchObject([{ id: 'zone', distanceKm: 1 }]);
  });
  test('OC-83: a unit with both weights has two; OC-87: what is suppressed is listed and left out of the case', () => {
    const guns = [gun('mixed', 10, 1, { weights: ['heavy', 'light'] }), gun('down', 11, 1, { isSuppressed: true })];
    const met = flakMet('overflight', way, zone, guns);
    expect(met.map(({ id, weight, isSuppressed }) => [id, weight, isSuppressed])).toEqual([
      ['down', 'heavy', true],
      ['mixed', 'heavy', false],
      ['mixed light', 'light', false],
    ]);
    expect(flakCase('overflight', serialsOfBombers('Mitchells', 2), met)).toEqual({
      mission: 'overflight',
      serials: [
        { id: 'Mitchells, squadron 1', kind: 'bomber' },
        { id: 'Mitchells, squadron 2', kind: 'bomber' },
      ],
      flak: [
        { id: 'mixed', weight: 'heavy', distanceKm: 1, isSuppressed: false },
        { id: 'mixed light', weight: 'light', distanceKm: 1, isSuppressed: false },
      ],
    });
  });
  test('OC-85: each serial carries part of a unit, and every unit is aboard where there are serials enough', () => {
    const units = ['A', 'B'].map((id) => ({ id, name: `${id} Bn`, profile: '5-3-0', stepsLost: 1 }));
    const { serials, carried } = serialsOfLift('DZ Y', 3, units);
    expect(serials.map(({ carries }) => carries?.id)).toEqual(['A', 'B', 'A Bn, part 2']);
    expect(carried).toEqual({ A: 'A', B: 'B', 'A Bn, part 2': 'A' });
    expect(serials[2]).toMatchObject({
      id: 'DZ Y, serial 3',
      kind: 'transport',
      carries: { profile: '5-3-0', stepsLost: 1 },
    });
    expect(serialsOfLift('DZ Y', 1, []).serials).toEqual([{ id: 'DZ Y, serial 1', kind: 'transport' }]);
  });
  test('wherever guns stand: those within reach, each at its own distance, the nearest first', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ x: fc.integer({ min: -10, max: 50 }), y: fc.integer({ min: -6, max: 6 }) }), {
          maxLength: 30,
        }),
        (places) => {
          const guns = places.map(({ x, y }, i) => gun(`g${i}`, x, y));
          const met = flakMet('overflight', way, null, guns);
          const within = guns.filter((one) => nearestOnWay(one, way)!.km <= 2);
          expect(met.map(({ id }) => id).sort()).toEqual(within.map(({ id }) => id).sort());
          const distances = met.map(({ distanceKm }) => distanceKm);
          expect(distances).toEqual([...distances].sort((a, b) => a - b));
        },
      ),
    ));
});
