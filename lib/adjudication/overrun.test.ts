import { describe, expect, test } from 'vitest';
import { aCombat, aForce, air, aUnit, effectOn, guns, resolved, tanks } from './case-for-tests';
import { forcesOf } from './contribution';
import { overrunReachKm, whyNoOverrun } from './overrun';
import { literal2011 } from './rulebook';
import type { CombatCase, ContactUnit, Face } from './types';

describe('§9 Results Table, special results: overrun (OC-64 to OC-69)', () => {
  const broken = (id: string, more: Partial<ContactUnit> = {}) =>
    tanks(id, { profile: '10-8-6-4-0', action: 'breakThrough', ...more });
  const weak = aUnit('d', { profile: '4-2-0', arm: 'recce' });
  const fight = (attackers: ContactUnit[], defenders: ContactUnit[] = [weak], more: Partial<CombatCase> = {}) =>
    aCombat({ attacker: aForce(attackers), defender: aForce(defenders), ...more });

  test('Total success: half the movement, a further attack, no extra step', () => {
    const outcome = resolved(fight([broken('t')]), [6, 4]);
    expect(outcome).toMatchObject({
      margin: 12,
      result: 'totalSuccess',
      overrun: { remainingMovementShare: 0.5, extraSteps: 0, furtherAttack: true },
    });
    expect(effectOn(outcome, 't')).toMatchObject({ stepsTaken: 1, statusAfter: 8 });
    expect(outcome.advice.map(({ code }) => code)).toEqual(['furtherAttack']);
  });
  test('Success: half the movement, a further attack, one extra step on the tanks', () => {
    const outcome = resolved(fight([broken('t')]), [5, 4]);
    expect(outcome).toMatchObject({
      margin: 11,
      result: 'success',
      overrun: { remainingMovementShare: 0.5, extraSteps: 1, furtherAttack: true },
    });
    expect(effectOn(outcome, 't')).toMatchObject({ stepsTaken: 2, statusAfter: 6 });
  });
  test('Limited success: a quarter of the movement, no further attack, one extra step', () => {
    const outcome = resolved(fight([broken('t')]), [1]);
    expect(outcome).toMatchObject({
      margin: 7,
      result: 'limitedSuccess',
      overrun: { remainingMovementShare: 0.25, extraSteps: 1, furtherAttack: false },
    });
    expect(effectOn(outcome, 't')).toMatchObject({ stepsTaken: 2, statusAfter: 6 });
  });
  test('the extra step falls on contributing tank units only, and within the profile', () => {
    const outcome = resolved(
      fight([broken('t', { profile: '9-0' }), broken('spent', { profile: '8-0-0-0', stepsLost: 1 })]),
      [1],
    );
    expect(outcome).toMatchObject({ margin: 6, result: 'limitedSuccess', overrun: { extraSteps: 1 } });
    expect(effectOn(outcome, 't')).toMatchObject({ stepsTaken: 1, statusAfter: 0 });
    expect(effectOn(outcome, 'spent').stepsTaken).toBe(1);
  });
  test('OC-67: infantry in the overrun pays one step, tanks two', () => {
    const outcome = resolved(fight([broken('t', { profile: '9-8-7-0' }), aUnit('inf', { profile: '1-0' })]), [1]);
    expect(outcome).toMatchObject({ result: 'limitedSuccess', overrun: { extraSteps: 1 } });
    expect(outcome.units.map(({ id, stepsTaken }) => [id, stepsTaken])).toEqual([
      ['t', 2],
      ['inf', 1],
      ['d', 1],
    ]);
  });
  test('no overrun in the two lower rows', () => {
    const held = aUnit('d', { profile: '4-0', arm: 'recce', tacticalAdvantages: ['x', 'y', 'z', 'w'] });
    expect(resolved(fight([broken('t')], [held]), [1])).toMatchObject({
      margin: -1,
      result: 'confusedCombat',
      overrun: null,
    });
    expect(resolved(fight([broken('t', { isPrepared: false })], [held]), [1])).toMatchObject({
      result: 'attackersBadlyBeaten',
      overrun: null,
    });
  });
  test('every contributing tank unit must have Break through', () => {
    expect(
      resolved(fight([broken('t'), broken('u', { action: 'attack', profile: '1-0' })]), [1, 4]).overrun,
    ).toBeNull();
    expect(resolved(fight([broken('t'), broken('u', { action: 'attack', stepsLost: 4 })]), [1]).overrun).not.toBeNull();
  });
  test('OC-64: tank status more than half of the contact status', () => {
    expect(
      resolved(fight([broken('t', { profile: '5-0' }), aUnit('inf', { profile: '5-0' })]), [1]).overrun,
    ).toBeNull();
    expect(
      resolved(fight([broken('t', { profile: '6-0' }), aUnit('inf', { profile: '4-0' })]), [1]).overrun,
    ).not.toBeNull();
  });
  test('OC-65: at least twice the contact status of the defender; guns and air stand aside', () => {
    const five = aUnit('d', { profile: '5-0', arm: 'recce' });
    const six = aUnit('d', { profile: '6-0', arm: 'recce' });
    expect(resolved(fight([broken('t')], [five]), [1]).overrun).not.toBeNull();
    const helped = aForce([broken('t')], { artillery: [guns('g')], air: [air(1)] });
    expect(resolved(fight([], [six], { attacker: helped }), [1, 4])).toMatchObject({
      result: 'totalSuccess',
      overrun: null,
    });
    const gunned = aForce([five], { artillery: [guns('g', { profile: '[1-0]' })] });
    const outcome = resolved(fight([broken('t')], [], { defender: gunned }), [1]);
    expect(outcome).toMatchObject({ margin: 5, result: 'limitedSuccess' });
    expect(outcome.overrun).not.toBeNull();
  });
  test('OC-65: raw status, before halving', () => {
    const outcome = resolved(
      fight([broken('t')], [aUnit('d', { profile: '6-0', arm: 'recce', posture: 'nonTact' })]),
      [1, 4],
    );
    expect(outcome).toMatchObject({ margin: 8, result: 'success', overrun: null });
  });
  test('a defender that stays leaves no way through', () => {
    expect(resolved(fight([broken('t')], [{ ...weak, standFast: true }]), [1]).overrun).toBeNull();
    expect(
      resolved(fight([broken('t')], [weak, aUnit('e', { profile: '0', cannotRetire: true })]), [1]).overrun,
    ).toBeNull();
  });
  test('OC-58: nor a city short of Total success', () => {
    const city = { isBuiltUp: true, isWoods: false, isCity: true, isFortified: false, isBadTerrain: false };
    expect(resolved(fight([broken('t')], [weak], { ground: city }), [5]).overrun).toBeNull();
    expect(resolved(fight([broken('t')], [weak], { ground: city }), [6, 4]).overrun).not.toBeNull();
  });
  test('the condition that fails is said: for each of them', () => {
    const why = (combat: CombatCase, faces: Face[]) =>
      whyNoOverrun(resolved(combat, faces), forcesOf(combat, literal2011), (id) => id.toUpperCase());
    expect(why(fight([broken('t')]), [6, 4])).toEqual([]);
    expect(why(fight([broken('t', { action: 'attack' })]), [6, 4])).toEqual([]);
    expect(why(fight([broken('t')], [{ ...weak, standFast: true }]), [1])).toEqual([
      'Not every defender goes back: not D.',
    ]);
    expect(why(fight([broken('t'), broken('u', { action: 'attack', profile: '1-0' })]), [1, 4])).toEqual([
      'Not all tanks have Break through: not U.',
    ]);
    expect(why(fight([broken('t', { profile: '5-0' }), aUnit('inf', { profile: '5-0' })]), [1])).toEqual([
      'Tanks bring 5 of 10: not more than half.',
    ]);
    expect(
      why(fight([broken('t')], [aUnit('d', { profile: '6-0', arm: 'recce', posture: 'nonTact' })]), [1, 4]),
    ).toEqual(['10 against 6: less than twice the defenders.']);
    const held = aUnit('d', { profile: '4-0', arm: 'recce', tacticalAdvantages: ['x', 'y', 'z', 'w'] });
    expect(why(fight([broken('t')], [held]), [1])).toEqual(['The result gives none.']);
  });
  test('defenders that add nothing are overrun by any tanks', () => {
    expect(
      resolved(fight([broken('t', { profile: '6-0' })], [aUnit('d', { profile: '0' })]), [1]).overrun,
    ).not.toBeNull();
  });
  test('without tanks, none', () => {
    expect(resolved(fight([aUnit('a', { profile: '10-0', action: 'breakThrough' })]), [1]).overrun).toBeNull();
  });
});

describe('§9 Results Table, special results: how far overrunning tanks go on (OC-68)', () => {
  test('half of what is left: 30 km in the open, a fifth used', () => expect(overrunReachKm(30, 0.2, 0.5)).toBe(12));
  test('a quarter of it', () => expect(overrunReachKm(30, 0.2, 0.25)).toBe(6));
  test('tanks that have not moved: 18 km in wood and town, half of it', () =>
    expect(overrunReachKm(18, 0, 0.5)).toBe(9));
  test('nothing is left of a whole turn, nor of more', () => {
    expect(overrunReachKm(30, 1, 0.5)).toBe(0);
    expect(overrunReachKm(30, 1.4, 0.5)).toBe(0);
  });
  test('where there is no move there is none left', () => expect(overrunReachKm(0, 0, 0.5)).toBe(0));
  test('the dust of binary fractions is swept off', () => expect(overrunReachKm(30, 0.7, 0.5)).toBe(4.5));
});
