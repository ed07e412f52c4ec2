import { describe, expect, test } from 'vitest';
import type { CombatResult } from '@/lib/words';
import { aCombat, aForce, air, aUnit, guns, tanks } from './case-for-tests';
import type { InterdictionCase } from './interdiction';
import type { MovementCase } from './movement';
import { otherInterdictionReadings, otherMovementReadings, otherReadings } from './readings';
import { example2011, literal2011, printed2011, rulebookFrom } from './rulebook';
import type { CombatCase, Face, Policies, Rulebook } from './types';

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

describe('a reading that leaves the results as they are, and does otherwise to the units', () => {
  // 15 against 5: a Total success from a margin of 12, on 2 to 6.
  const fort = aCombat({ ground: { isFortified: true }, attacker: aForce([aUnit('a'), aUnit('b'), aUnit('c')]) });
  test('OC-121: out of a fortified place alone they go back whole, or half as far', () => {
    expect(only(fort, 'halfRetreatGround')).toMatchObject([
      {
        value: 'closeGround',
        marginBy: 0,
        changesOn: [],
        effects: { changesOn: [2, 3, 4, 5, 6], steps: [], retreat: 'whole' },
      },
    ]);
    expect(only(fort, 'halfRetreatGround', printed2011)).toMatchObject([
      { value: 'everyFlag', effects: { changesOn: [2, 3, 4, 5, 6], steps: [], retreat: 'half' } },
    ]);
  });
  test('OC-121: not where the ground halves it by both readings', () => {
    const both = { ...fort, ground: { ...fort.ground, isWoods: true } };
    expect(only(both, 'halfRetreatGround')).toEqual([]);
  });
  // 8 + 5 against 5 − 2 in the open: a Success on 1, a Total success from 2 on; the overrun of a Success costs a step.
  const overrun = aCombat({ attacker: aForce([tanks('tks', { action: 'breakThrough' }), aUnit('inf')]) });
  test('OC-67: the infantry that attacks with tanks that break through loses the further step, or not', () => {
    expect(only(overrun, 'overrunLosses')).toMatchObject([
      {
        value: 'everyAttacker',
        marginBy: 0,
        effects: { changesOn: [1], steps: [{ unitId: 'inf', by: 1 }], retreat: null },
      },
    ]);
    expect(only(overrun, 'overrunLosses', printed2011)).toMatchObject([
      { value: 'unitsThatPass', effects: { changesOn: [1], steps: [{ unitId: 'inf', by: -1 }] } },
    ]);
  });
  test('a reading that changes the results says so, and nothing of what they do', () =>
    expect(only(arnhem, 'lightInfantryPenalty')).toMatchObject([{ marginBy: 3, effects: null }]));
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

describe('the other reading of an interdiction (§9 Bombing/Interdiction)', () => {
  const on = (...forces: InterdictionCase['forces']): InterdictionCase => ({
    targets: [
      { id: 'a', profile: '5-3-2-1-0', stepsLost: 0, isFlak: false },
      { id: 'b', profile: '2-0', stepsLost: 0, isFlak: true },
    ],
    forces,
  });
  const nine = on({ weight: 'light', count: 4 }, { weight: 'light', count: 5 });
  const heavy = on({ weight: 'light', count: 3 }, { weight: 'heavy', count: 2 });

  test('OC-76: light 9 in the fourth row instead of the fifth: the 4 takes no step', () => {
    const [reading, ...rest] = otherInterdictionReadings(nine, literal2011, [4, 4]);
    expect(rest).toEqual([]);
    expect(reading).toMatchObject({ policy: 'lightInterdictionNine', ruling: 'OC-76', value: 'row4' });
    expect(reading).toMatchObject({ weight: 'light', row: 4, changesOn: [4] });
    expect(reading?.odds.map(({ effect }) => effect)).toEqual([
      'none',
      'immobilised',
      'immobilised',
      'immobilised',
      'step',
      'step',
    ]);
    expect(reading?.onDice).toEqual([
      { id: 'a', steps: 0, isImmobilised: true, isSuppressed: false, statusAfter: 5 },
      { id: 'b', steps: 0, isImmobilised: true, isSuppressed: true, statusAfter: 2 },
    ]);
  });
  test('OC-77: heavy 2 in the fourth row instead of the third: the 2 immobilises; the light dice stay', () => {
    const [reading, ...rest] = otherInterdictionReadings(heavy, literal2011, [1, 2, 6, 1]);
    expect(rest).toEqual([]);
    expect(reading).toMatchObject({ policy: 'heavyInterdictionTwo', weight: 'heavy', row: 4, changesOn: [2] });
    expect(reading?.onDice).toEqual([
      { id: 'a', steps: 0, isImmobilised: true, isSuppressed: false, statusAfter: 5 },
      { id: 'b', steps: 1, isImmobilised: true, isSuppressed: true, statusAfter: 0 },
    ]);
  });
  test('before the dice fall: the faces, and no targets', () => {
    expect(otherInterdictionReadings(nine, literal2011)[0]?.onDice).toBeNull();
  });
  test('from the other reading, the first is the other one', () => {
    const row4 = rulebookFrom({ base: 'literal2011', lightInterdictionNine: 'row4' });
    expect(otherInterdictionReadings(nine, row4)).toMatchObject([{ value: 'row5', row: 5, changesOn: [4] }]);
  });
  test('where the rows are as printed there is no other reading', () => {
    expect(
      otherInterdictionReadings(on({ weight: 'light', count: 10 }, { weight: 'medium', count: 9 }), literal2011),
    ).toEqual([]);
  });
});

describe('the other reading of a move (§6 Movement, OC-102)', () => {
  const move: MovementCase = {
    mover: 'mech',
    ground: 'open',
    mode: 'tactical',
    daypart: 'night',
    slowedBy: [],
    distanceKm: 12,
  };
  const told = (more: Partial<MovementCase>) =>
    otherMovementReadings({ ...move, ...more }, literal2011).map(({ value, maxKm }) => [value, maxKm]);

  test('30 km by day: 7.5 by night off the road, 15 where half is kept', () => {
    expect(otherMovementReadings(move, literal2011)).toMatchObject([
      {
        policy: 'nightMovement',
        value: { road: 0.5, other: 0.5 },
        maxKm: 15,
        isWithin: true,
        turnShare: 0.8,
        canAttack: false,
      },
    ]);
  });
  test('64 km in road column: 32 by night, 16 where a quarter is kept', () =>
    expect(told({ mode: 'roadColumn' })).toEqual([[{ road: 0.25, other: 0.25 }, 16]]));
  test('by day no reading bears on it', () => expect(told({ daypart: 'morning' })).toEqual([]));
});
