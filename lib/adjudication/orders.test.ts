import { describe, expect, test } from 'vitest';
import { isPrepared, isPreparedToDefend, type OrderedUnit, orderRefusals } from './orders';
import { actions, type Mover } from './types';

const unit = (id: string, mover: Mover, more: Partial<OrderedUnit> = {}): OrderedUnit => ({
  id,
  arm: 'mechanised',
  flags: [],
  mover,
  ...more,
});
const tank = unit('t', 'tank', { arm: 'armour' });
const rule = '§5 Orders, OC-66';

describe('§5 Orders: Break through (OC-66)', () => {
  test('tanks alone, and tanks with mechanised and recce units, may', () => {
    expect(orderRefusals('breakThrough', [tank])).toEqual([]);
    expect(orderRefusals('breakThrough', [tank, unit('m', 'mech'), unit('r', 'recce', { arm: 'recce' })])).toEqual([]);
  });
  test('assault guns that fight as tanks are tanks', () => {
    expect(orderRefusals('breakThrough', [unit('s', 'tank', { arm: 'antiTank', flags: ['tanks'] })])).toEqual([]);
  });
  test('without a tank unit refused, tanks out of role included', () => {
    const refusal = [{ code: 'breakThroughWithoutTanks', rule, unitIds: [] }];
    expect(orderRefusals('breakThrough', [unit('m', 'mech')])).toEqual(refusal);
    expect(orderRefusals('breakThrough', [{ ...tank, flags: ['outOfRole'] }])).toEqual(refusal);
    expect(orderRefusals('breakThrough', [])).toEqual(refusal);
  });
  test('a unit on foot, horse-drawn or towed is named', () => {
    expect(
      orderRefusals('breakThrough', [tank, unit('i', 'foot'), unit('m', 'mech'), unit('g', 'towedArtillery')]),
    ).toEqual([{ code: 'breakThroughNotMechanised', rule, unitIds: ['i', 'g'] }]);
  });
  test('both at once', () => {
    expect(orderRefusals('breakThrough', [unit('i', 'foot')]).map(({ code }) => code)).toEqual([
      'breakThroughWithoutTanks',
      'breakThroughNotMechanised',
    ]);
  });
  test('no other action is refused', () => {
    for (const action of [null, ...actions.filter((word) => word !== 'breakThrough')])
      expect(orderRefusals(action, [unit('i', 'foot')])).toEqual([]);
  });
});

describe('§9 preparation', () => {
  test('OC-75: Prepare on the turn before, at most 2 km, not retired since', () => {
    expect(isPrepared('prepare', 0, false)).toBe(true);
    expect(isPrepared('prepare', 2, false)).toBe(true);
    expect(isPrepared('prepare', 2.1, false)).toBe(false);
    expect(isPrepared('prepare', 0, true)).toBe(false);
    for (const action of [null, ...actions.filter((word) => word !== 'prepare')])
      expect(isPrepared(action, 0, false)).toBe(false);
  });
  test('OC-16: a defender that held or prepared on the turn before', () => {
    expect(isPreparedToDefend('hold', 0, false)).toBe(true);
    expect(isPreparedToDefend('prepare', 2, false)).toBe(true);
    expect(isPreparedToDefend('prepare', 3, false)).toBe(false);
    expect(isPreparedToDefend('hold', 0, true)).toBe(false);
    for (const action of [null, 'attack', 'move', 'probe', 'breakThrough'] as const)
      expect(isPreparedToDefend(action, 0, false)).toBe(false);
  });
});
