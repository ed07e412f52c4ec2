import { describe, expect, it } from 'vitest';
import { ordersToSettle } from './let-go';
import type { UnitToGroup } from './propose-unit-part';

const openGround = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
const unit = (id: string, more: Partial<UnitToGroup> = {}): UnitToGroup => ({
  ...{
    id,
    side: 'german',
    formation: '9 SS Pz Div',
    status: 5,
    artilleryClass: null,
    x: 0,
    y: 0,
    startX: 0,
    startY: 0,
  },
  ...{ turnShareMoved: 0, isFlexible: false, lastAction: null, lastKmMoved: 0, hasRetired: false, isFirstTurn: false },
  order: { orders: '', action: 'attack', posture: null, standFast: false, supportIds: [] },
  ...{ ground: openGround, groundReasons: [], fortifiedPlace: null },
  ...more,
});
const enemy = unit('para', { side: 'allied', formation: '1 Airborne Div', order: null });
const open = (unitId: string, action: 'attack' | 'breakThrough' | 'probe' = 'attack', wasAttacked = false) => ({
  ...{ unitId, name: unitId, action, wasAttacked },
});
const why = (own: UnitToGroup, order = open(own.id), pairs: Parameters<typeof ordersToSettle>[2] = []) =>
  ordersToSettle([order], [own, enemy], pairs)[0]?.why;

describe('the reason that the rules propose to let an order to attack go by', () => {
  it('OC-72: no enemy within 2.5 km, and 2.5 km is within', () => {
    expect(why(unit('far', { y: 2.6 }))).toBe('noEnemy');
    expect(why(unit('near', { y: 2.5 }))).toBe('other');
  });
  it('units in contact are within reach of each other wherever they are', () =>
    expect(why(unit('far', { y: 9 }), open('far'), [{ alliedId: 'para', germanId: 'far' }])).toBe('other'));
  it('§6 Movement, OC-71: moved over half the turn; half of it is not over', () => {
    expect(why(unit('late', { y: 1, turnShareMoved: 0.51 }))).toBe('movedTooFar');
    expect(why(unit('half', { y: 1, turnShareMoved: 0.5 }))).toBe('other');
    expect(why(unit('late', { y: 9, turnShareMoved: 0.51 }))).toBe('noEnemy');
  });
  it('§9 Unit Status, OC-60: no longer effective comes before all else', () =>
    expect(why(unit('spent', { y: 9, status: 0 }), open('spent', 'attack', true))).toBe('notEffective'));
  it('§9 Attacking, OC-70: attacked first in an encounter, wherever it was thrown back to', () =>
    expect(why(unit('back', { y: 9 }), open('back', 'breakThrough', true))).toBe('attackedFirst'));
  it('§5 Probe, OC-73: a probe that is still open has met nobody', () =>
    expect(why(unit('patrol', { y: 1 }), open('patrol', 'probe'))).toBe('noEnemy'));
  it('a unit that is off the map has no order to settle', () => expect(ordersToSettle([open('gone')], [])).toEqual([]));
});
