import { describe, expect, test } from 'vitest';
import { aCombat, aForce, air, aUnit, guns, tanks } from './case-for-tests';
import { otherReadings } from './readings';
import { example2011, literal2011, rulebookFrom } from './rulebook';
import type { CombatCase, CombatResult, Face, Policies, Rulebook } from './types';

const told = (combat: CombatCase, rulebook: Rulebook = literal2011, die?: Face) =>
  otherReadings(combat, rulebook, die).map(({ policy, value, marginBy }) => [policy, value, marginBy]);
const only = (combat: CombatCase, policy: keyof Policies, rulebook: Rulebook = literal2011, die?: Face) =>
  otherReadings(combat, rulebook, die).filter((reading) => reading.policy === policy);

/** §9 Example of Combat Procedure: three units out of role, both defenders entitled to the advantage. */
const out = { flags: ['outOfRole'] as const, profile: '4-3-2-1-0' };
const held = { tacticalAdvantages: ['in position for a day'], standFast: true };
const arnhem = aCombat({
  ground: { isBuiltUp: true, isCity: true },
  attacker: aForce(
    [
      aUnit('sspzgr', { arm: 'mechanised', profile: '6-5-3-2-1-0' }),
      aUnit('sspzjg', { arm: 'antiTank', ...out }),
      aUnit('sspz', { arm: 'armour', ...out }),
      aUnit('sspzart', { arm: 'artillery', ...out }),
    ],
    { artillery: [guns('fd')] },
  ),
  defender: aForce([
    aUnit('para', { arm: 'paras', profile: '6-5-4-3-0', ...held }),
    aUnit('at', { arm: 'antiTank', profile: '[2-1-0]', ...held }),
  ]),
});

describe('the other reading, §9 worked example', () => {
  test('read literally the die of 2 gives 8; each of the two readings of the example brings its own', () => {
    const [light, scope, ...rest] = otherReadings(arnhem, literal2011, 2);
    expect(rest).toEqual([]);
    const S: CombatResult = 'success';
    const T: CombatResult = 'totalSuccess';
    expect(light).toMatchObject({
      policy: 'lightInfantryPenalty',
      ruling: 'OC-1',
      value: 1,
      marginBy: 3,
      onDie: { die: 2, margin: 11, result: S },
    });
    expect(light?.odds.map(({ result }) => result)).toEqual([S, S, T, T, T, T]);
    expect(light?.changesOn).toEqual([1, 3, 4, 5]);
    expect(scope).toMatchObject({
      policy: 'tacticalAdvantageScope',
      ruling: 'OC-2',
      value: 'perSide',
      marginBy: 2,
      onDie: { die: 2, margin: 10, result: S },
    });
    expect(scope?.odds.map(({ result }) => result)).toEqual([S, S, S, T, T, T]);
    expect(scope?.changesOn).toEqual([1, 4, 5]);
  });
  test('from the arithmetic of the example the literal readings are the other ones', () => {
    expect(told(arnhem, example2011)).toEqual([
      ['lightInfantryPenalty', 2, -3],
      ['tacticalAdvantageScope', 'perUnit', -2],
    ]);
  });
  test('before the die falls there is nothing that it would give', () => {
    expect(otherReadings(arnhem, literal2011).map(({ onDie }) => onDie)).toEqual([null, null]);
  });
});

describe('each policy bears where it should, and only there', () => {
  test('none of them bears on infantry against infantry', () => expect(told(aCombat())).toEqual([]));
  test('OC-27: a support unit beside a weaker partner', () => {
    const combat = aCombat({ attacker: aForce([aUnit('a', { stepsLost: 1 }), aUnit('s', { profile: '[5-3-0]' })]) });
    expect(told(combat)).toEqual([['supportPartner', 'cap', 3]]);
    expect(told(combat, rulebookFrom({ base: 'literal2011', supportPartner: 'cap' }))).toEqual([
      ['supportPartner', 'strict', -3],
    ]);
  });
  test('OC-31: field guns at 10 km', () => {
    const combat = aCombat({ defender: aForce([aUnit('d')], { artillery: [guns('g', { rangeKm: 10 })] }) });
    expect(told(combat)).toEqual([['longRangeArtillery', 'half', -3]]);
  });
  test('OC-37: six German squadrons for a prepared attack are overwhelming', () => {
    const combat = aCombat({ attacker: aForce([aUnit('a')], { air: [air(6, { kind: 'germanGroundAttack' })] }) });
    expect(told(combat)).toEqual([['germanCas', true, 8]]);
  });
  test('OC-42: without liaison both other readings are told', () => {
    const combat = aCombat({ attacker: aForce([aUnit('a')], { air: [air(2, { hasAirLiaison: false })] }) });
    expect(told(combat)).toEqual([
      ['airLiaison', 'required', -4],
      ['airLiaison', 'ignored', 2],
    ]);
  });
  test('a reading that moves both scores alike still moves them, and is told with 0', () => {
    const side = (id: string) =>
      aForce([aUnit(id, { stepsLost: 1 }), aUnit(`${id}s`, { profile: '[5-3-0]', stepsLost: 0 })]);
    expect(told(aCombat({ attacker: side('a'), defender: side('d') }))).toEqual([['supportPartner', 'cap', 0]]);
    expect(only(aCombat({ attacker: side('a'), defender: side('d') }), 'supportPartner')[0]?.changesOn).toEqual([]);
  });
  test('the question and the reading are told in words', () => {
    const combat = aCombat({ attacker: aForce([tanks('t'), aUnit('hq', { arm: 'hq' })]) });
    expect(only(combat, 'lightInfantryPenalty')[0]).toMatchObject({
      question: 'What a light infantry unit loses in the attack.',
      sentence: 'One point, as the worked example reckons.',
    });
  });
});
