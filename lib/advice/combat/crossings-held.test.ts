import { describe, expect, it } from 'vitest';
import type { MapFeature } from '@/lib/scenario/types';
import { withCrossings } from './crossings-held';
import type { UnitToGroup } from './propose-unit-part';

const ground = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
const unit = (id: string, side: 'allied' | 'german', x: number, y: number, more: Partial<UnitToGroup> = {}) =>
  ({
    ...{ id, side, formation: side, status: 5, artilleryClass: null, x, y, startX: x, startY: y },
    ...{
      turnShareMoved: 0,
      isFlexible: false,
      lastAction: null,
      lastKmMoved: 0,
      hasRetired: false,
      isFirstTurn: false,
    },
    ...{ order: null, ground, groundReasons: [], fortifiedPlace: null },
    ...more,
  }) as UnitToGroup;
const ordered = (orders: string): Partial<UnitToGroup> => ({
  order: { orders, action: 'attack', posture: null, standFast: false, supportIds: [] },
});

/** The Rhine runs along y = 0; one bridge at x = 0, one at x = 5. */
const rhine: MapFeature = {
  layer: 'river',
  name: 'Rhine',
  isMajor: true,
  lines: [
    [
      [-20, 0],
      [20, 0],
    ],
  ],
};
const map = { features: [rhine], frame: { minX: -20, minY: -20, maxX: 20, maxY: 20 } };
const bridge = (id: string, name: string, x: number, state = 'untested') =>
  ({ id, name, kind: 'mainRoadBridge', water: 'Rhine', x, y: 0, state }) as never;
const bridges = [bridge('arnhem', 'Arnhem road bridge', 0), bridge('oosterbeek', 'Oosterbeek railway bridge', 5)];
const para = unit('para', 'allied', 0, 0.4);
const found = (units: UnitToGroup[], crossings = bridges) =>
  withCrossings(units, crossings, map).map(({ id, holds, comesFor }) => [id, holds?.map((one) => one.id), comesFor]);

describe('OC-133: who holds a crossing, and who comes over it or for it', () => {
  it('within 500 m it is held, against an enemy on the other bank whose way leads over it', () =>
    expect(found([para, unit('pz', 'german', 0, -1)])).toEqual([
      ['para', ['arnhem'], undefined],
      ['pz', undefined, ['arnhem']],
    ]));
  it('500 m is within and 510 m is not', () => {
    expect(found([unit('para', 'allied', 0, 0.5)])).toEqual([['para', ['arnhem'], undefined]]);
    expect(found([unit('para', 'allied', 0, 0.51)])).toEqual([['para', undefined, undefined]]);
  });
  it('from the own bank an enemy comes for it only if its order names it', () => {
    expect(found([para, unit('pz', 'german', 0, 2)])[1]).toEqual(['pz', undefined, undefined]);
    const sent = unit('pz', 'german', 0, 2, ordered('Attack and take the Arnhem road bridge.'));
    expect(found([para, sent])[1]).toEqual(['pz', undefined, ['arnhem']]);
  });
  it('who came over it this turn counts too', () => {
    const over = unit('pz', 'german', 0.6, 1, { startX: 0, startY: -3 });
    expect(found([para, over])[1]).toEqual(['pz', undefined, ['arnhem']]);
  });
  it('nobody holds a blown bridge, one that an enemy is nearer to, or one beside units that are no longer effective', () => {
    expect(found([para], [bridge('arnhem', 'Arnhem road bridge', 0, 'blown')])).toEqual([
      ['para', undefined, undefined],
    ]);
    expect(found([para, unit('pz', 'german', 0, 0.1)])[0]).toEqual(['para', undefined, undefined]);
    expect(found([{ ...para, status: 0 }])).toEqual([['para', undefined, undefined]]);
  });
});
