import { describe, expect, test } from 'vitest';
import type { CombatResult } from '@/lib/words';
import { aCombat, aForce, aUnit, effectOn, guns, resolved, tanks } from './case-for-tests';
import type { CombatCase, ContactUnit, Face, Ground } from './types';

/** An attacker of so much status; the defender stands at 5. */
const strong = (status: number, more: Partial<ContactUnit> = {}) => aUnit('a', { profile: `${status}-4-0`, ...more });

/** A defender that is effective and adds nothing: a support unit without its match. */
const beside = aUnit('e', { profile: '[7-5-3-1-0]' });

/** A case and its combat die for each row: 10 + guns 6 against 5 is 11 ahead. */
const rows: [CombatResult, CombatCase, Face][] = [
  ['totalSuccess', aCombat({ attacker: aForce([strong(10)], { artillery: [guns('g')] }) }), 1],
  ['success', aCombat({ attacker: aForce([strong(10)]) }), 3],
  ['limitedSuccess', aCombat({ attacker: aForce([strong(10)]) }), 1],
  ['confusedCombat', aCombat({ attacker: aForce([strong(5)]) }), 1],
  ['attackersBadlyBeaten', aCombat({ attacker: aForce([strong(5, { isPrepared: false })]) }), 1],
];
const dieOf = (result: CombatResult, face: Face): Face[] =>
  result === 'totalSuccess' || result === 'success' ? [face, 4] : [face];
const rowCase = (result: CombatResult, units: ContactUnit[], ground: Partial<Ground> = {}): [CombatCase, Face] => {
  const [, combat, face] = rows.find(([name]) => name === result)!;
  return [{ ...combat, ground: { ...combat.ground, ...ground }, defender: aForce(units) }, face];
};
const play = (result: CombatResult, units: ContactUnit[], ground: Partial<Ground>, ...more: Face[]) => {
  const [combat, face] = rowCase(result, units, ground);
  const outcome = resolved(combat, [face, ...more]);
  expect(outcome.result).toBe(result);
  return outcome;
};

describe('§9 Results Table: losses', () => {
  test.each(rows)('%s: contact units of both sides', (result, combat, face) => {
    const outcome = resolved(combat, dieOf(result, face));
    expect(outcome.result).toBe(result);
    expect(effectOn(outcome, 'a').stepsTaken).toBe(1);
    const due = { totalSuccess: 2, success: 1, limitedSuccess: 1, confusedCombat: 1, attackersBadlyBeaten: 0 }[result];
    expect(effectOn(outcome, 'd').stepsTaken).toBe(due);
    expect(effectOn(outcome, 'd').statusAfter).toBe([5, 3, 2][due]);
  });
  test('a unit that contributes nothing takes losses all the same', () => {
    const combat = aCombat({ attacker: aForce([aUnit('a'), aUnit('hq', { arm: 'hq', profile: '(2)-(1)-0' })]) });
    expect(effectOn(resolved(combat, [1]), 'hq')).toMatchObject({ statusBefore: 2, stepsTaken: 1, statusAfter: 1 });
  });
  test('OC-61: never more than the profile holds', () => {
    const outcome = play('totalSuccess', [aUnit('d', { stepsLost: 3 })], {}, 4);
    expect(effectOn(outcome, 'd')).toMatchObject({
      statusBefore: 1,
      stepsTaken: 1,
      statusAfter: 0,
      isEffective: false,
    });
    expect(outcome.advice.map(({ code, unitId }) => [code, unitId])).toEqual([['profileSpent', 'd']]);
  });
  test('a profile that does not end in 0 leaves its unit effective', () => {
    const outcome = play('totalSuccess', [aUnit('d', { profile: '5-3' })], {}, 4);
    expect(effectOn(outcome, 'd')).toMatchObject({ stepsTaken: 1, statusAfter: 3, isEffective: true });
  });
});

describe('§9 Results Table: retreats', () => {
  test('OC-47, OC-49: Total success: 1d6 km in the open, half in other ground, one die for all', () => {
    const units = [aUnit('d'), beside];
    const open = play('totalSuccess', units, {}, 5);
    expect(open.units.map(({ id, retiresKm }) => [id, retiresKm])).toEqual([
      ['a', 0],
      ['d', 5],
      ['e', 5],
    ]);
    expect(open.rolls).toEqual([
      { forWhat: 'combat', value: 1 },
      { forWhat: 'retreat', value: 5 },
    ]);
    expect(effectOn(play('totalSuccess', units, { isWoods: true }, 5), 'e').retiresKm).toBe(2.5);
  });
  test.each<[Face, number]>([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('OC-48: Success: the face %d is %d km, and is kept', (face, km) => {
    const outcome = play('success', [aUnit('d')], {}, face);
    expect(effectOn(outcome, 'd').retiresKm).toBe(km);
    expect(outcome.rolls[1]).toEqual({ forWhat: 'retreat', value: face });
    expect(effectOn(play('success', [aUnit('d')], { isBadTerrain: false, isBuiltUp: true }, face), 'd').retiresKm).toBe(
      km / 2,
    );
  });
  test('Limited success: 2 km in the open, 1 km otherwise, no die', () => {
    expect(effectOn(play('limitedSuccess', [aUnit('d')], {}), 'd').retiresKm).toBe(2);
    expect(effectOn(play('limitedSuccess', [aUnit('d')], { isWoods: true }), 'd').retiresKm).toBe(1);
  });
  test('OC-51: bad terrain halves too', () => {
    const combat = aCombat({ ground: { isBadTerrain: true }, attacker: aForce([strong(10)]) });
    const outcome = resolved(combat, [3]);
    expect(outcome).toMatchObject({ margin: 8, column: 'badTerrain', result: 'limitedSuccess' });
    expect(effectOn(outcome, 'd').retiresKm).toBe(1);
  });
  test.each<keyof Ground>(['isCity', 'isFortified'])(
    'note 3: %s: no retreat below Total success, then half',
    (flag) => {
      expect(effectOn(play('success', [aUnit('d')], { [flag]: true }), 'd')).toMatchObject({
        stepsTaken: 1,
        retiresKm: 0,
      });
      expect(effectOn(play('limitedSuccess', [aUnit('d')], { [flag]: true }), 'd')).toMatchObject({
        stepsTaken: 1,
        retiresKm: 0,
      });
      expect(effectOn(play('totalSuccess', [aUnit('d')], { [flag]: true }, 6), 'd')).toMatchObject({
        stepsTaken: 2,
        retiresKm: 3,
      });
    },
  );
  test('a village that is only built up gives no such hold', () => {
    expect(effectOn(play('success', [aUnit('d')], { isBuiltUp: true }, 6), 'd').retiresKm).toBe(1.5);
  });
  test('Confused combat and Badly beaten: no defender goes back, effective or not', () => {
    expect(effectOn(play('confusedCombat', [aUnit('d')], {}), 'd').retiresKm).toBe(0);
    expect(effectOn(play('attackersBadlyBeaten', [aUnit('d')], {}), 'd').retiresKm).toBe(0);
  });
  test('OC-62: Badly beaten: each attacker back to its start line, or 1 km if that is more', () => {
    const units = [
      aUnit('a', { isPrepared: false }),
      aUnit('b', { isPrepared: false, startLineKm: 0.4 }),
      aUnit('c', { isPrepared: false, startLineKm: 3.5, standFast: true, cannotRetire: true }),
    ];
    const outcome = resolved(
      aCombat({ ground: { isWoods: true }, attacker: aForce(units), defender: aForce([tanks('d')]) }),
      [1],
    );
    expect(outcome.result).toBe('attackersBadlyBeaten');
    expect(outcome.units.map(({ id, retiresKm }) => [id, retiresKm])).toEqual([
      ['a', 1],
      ['b', 1],
      ['c', 3.5],
      ['d', 0],
    ]);
    expect(outcome.units.every(({ isCaptured }) => !isCaptured)).toBe(true);
  });
});

describe('§9 Results Table note 2: standing fast (OC-56)', () => {
  test('one extra step instead of the retreat, and no die when nobody goes', () => {
    expect(effectOn(play('totalSuccess', [aUnit('d', { standFast: true })], {}), 'd')).toMatchObject({
      stepsTaken: 3,
      retiresKm: 0,
    });
    expect(effectOn(play('success', [aUnit('d', { standFast: true })], {}), 'd')).toMatchObject({
      stepsTaken: 2,
      retiresKm: 0,
    });
    expect(effectOn(play('limitedSuccess', [aUnit('d', { standFast: true })], {}), 'd')).toMatchObject({
      stepsTaken: 2,
      retiresKm: 0,
    });
  });
  test('no extra step where no retreat is due', () => {
    expect(effectOn(play('confusedCombat', [aUnit('d', { standFast: true })], {}), 'd').stepsTaken).toBe(1);
    expect(effectOn(play('success', [aUnit('d', { standFast: true })], { isCity: true }), 'd').stepsTaken).toBe(1);
    expect(effectOn(play('attackersBadlyBeaten', [aUnit('d', { standFast: true })], {}), 'd').stepsTaken).toBe(0);
  });
  test('unit by unit: the others retire by the die', () => {
    const outcome = play('totalSuccess', [aUnit('d', { standFast: true }), beside], {}, 3);
    expect(outcome.units.map(({ id, stepsTaken, retiresKm }) => [id, stepsTaken, retiresKm])).toEqual([
      ['a', 1, 0],
      ['d', 3, 0],
      ['e', 2, 3],
    ]);
  });
  test('OC-60: only a unit that was effective before the combat can', () => {
    const outcome = play(
      'limitedSuccess',
      [aUnit('d', { profile: '5-0' }), aUnit('spent', { profile: '5-0-0-0', stepsLost: 1, standFast: true })],
      {},
    );
    expect(effectOn(outcome, 'spent')).toMatchObject({ stepsTaken: 1, retiresKm: 2 });
    expect(outcome.advice.map(({ code }) => code)).toContain('tooWeakToStandFast');
  });
  test('a unit that stands fast with its last step becomes ineffective where it stands, and is not captured', () => {
    expect(
      effectOn(play('totalSuccess', [aUnit('d', { profile: '5-3-2-0', standFast: true })], {}), 'd'),
    ).toMatchObject({
      stepsTaken: 3,
      statusAfter: 0,
      isEffective: false,
      isCaptured: false,
      retiresKm: 0,
    });
  });
});

describe('§9 Attacking: cannot retire (OC-59, OC-60)', () => {
  test('one extra step instead; captured only below status 1', () => {
    expect(effectOn(play('totalSuccess', [aUnit('d', { cannotRetire: true })], {}), 'd')).toMatchObject({
      stepsTaken: 3,
      statusAfter: 1,
      isCaptured: false,
      retiresKm: 0,
    });
    expect(
      effectOn(play('totalSuccess', [aUnit('d', { profile: '5-3-2-0', cannotRetire: true })], {}), 'd'),
    ).toMatchObject({ stepsTaken: 3, statusAfter: 0, isCaptured: true, retiresKm: 0 });
  });
  test('with standing fast: one extra step in all', () => {
    expect(effectOn(play('success', [aUnit('d', { cannotRetire: true, standFast: true })], {}), 'd').stepsTaken).toBe(
      2,
    );
  });
  test('an ineffective unit that cannot retire stays and is captured, whatever its orders', () => {
    const spent = aUnit('spent', { profile: '5-0-0-0', stepsLost: 1, cannotRetire: true, standFast: true });
    expect(effectOn(play('limitedSuccess', [aUnit('d'), spent], {}), 'spent')).toMatchObject({
      stepsTaken: 2,
      isCaptured: true,
      retiresKm: 0,
    });
  });
  test('captured in any row', () => {
    const spent = aUnit('spent', { stepsLost: 4, cannotRetire: true });
    for (const result of ['confusedCombat', 'attackersBadlyBeaten'] as const)
      expect(effectOn(play(result, [aUnit('d'), spent], {}), 'spent')).toMatchObject({
        stepsTaken: 0,
        isCaptured: true,
        retiresKm: 0,
      });
    const city = play('success', [aUnit('d', { profile: '5-0', cannotRetire: true })], { isCity: true });
    expect(effectOn(city, 'd')).toMatchObject({ stepsTaken: 1, statusAfter: 0, isCaptured: true });
  });
});
