import { describe, expect, test } from 'vitest';
import { aCombat, aForce, air, aUnit, guns, resolved, tanks } from './case-for-tests';
import { scoreCombat } from './combat';
import type { AdviceCode, AirEntry, CombatCase, ContactUnit, SupportingArtillery } from './types';

const codes = (combat: CombatCase): [AdviceCode, string | undefined][] =>
  scoreCombat(combat).advice.map(({ code, unitId }) => [code, unitId]);
const attack = (units: ContactUnit[], artillery: SupportingArtillery[] = [], flying: AirEntry[] = []) =>
  aCombat({ attacker: aForce(units, { artillery, air: flying }) });
const withAir = (entry: AirEntry) => codes(attack([aUnit('a')], [], [entry]));

describe('advice before the die', () => {
  test('a plain attack needs none', () => expect(codes(aCombat())).toEqual([]));
  test('attackers that add nothing, each with its cause', () => {
    expect(codes(attack([aUnit('a'), aUnit('b', { stepsLost: 4 })]))).toEqual([['notEffective', 'b']]);
    expect(codes(attack([aUnit('a'), aUnit('b', { profile: '(2)-0' })]))).toEqual([['defenceOnlyAttacks', 'b']]);
    expect(codes(attack([aUnit('a'), aUnit('b', { turnShareMoved: 0.6 })]))).toEqual([['movedTooFar', 'b']]);
    expect(codes(attack([aUnit('a'), aUnit('b', { profile: '[6-0]' })]))).toEqual([['supportAlone', 'b']]);
    expect(codes(attack([aUnit('b', { stepsLost: 4 })]))).toEqual([
      ['notEffective', 'b'],
      ['nobodyContributes', undefined],
    ]);
  });
  test('§9 Combat Assumptions: tanks by night, on both sides', () => {
    const combat = aCombat({ daypart: 'night', attacker: aForce([tanks('a')]), defender: aForce([tanks('d')]) });
    expect(codes(combat)).toEqual([
      ['tanksByNight', 'a'],
      ['tanksByNight', 'd'],
    ]);
  });
  test('OC-66: Break through without tanks', () => {
    expect(codes(attack([aUnit('a', { action: 'breakThrough' })]))).toEqual([['breakThroughWithoutTanks', undefined]]);
    expect(codes(attack([tanks('t', { action: 'breakThrough' }), aUnit('a', { action: 'breakThrough' })]))).toEqual([]);
    expect(codes(attack([tanks('t'), aUnit('a', { action: 'breakThrough' })]))).toEqual([
      ['breakThroughWithoutTanks', undefined],
    ]);
  });
  test('standing fast among the attackers', () => {
    expect(codes(attack([aUnit('a', { standFast: true })]))).toEqual([['bindsDefendersOnly', 'a']]);
    expect(codes(attack([aUnit('a', { cannotRetire: true })]))).toEqual([['bindsDefendersOnly', 'a']]);
  });
  test('guns that add nothing', () => {
    expect(codes(attack([aUnit('a')], [guns('g', { rangeKm: 9 })]))).toEqual([['artilleryOutOfRange', 'g']]);
    expect(codes(attack([aUnit('a')], [guns('g', { turnShareMoved: 0.6 })]))).toEqual([['artilleryMoved', 'g']]);
    expect(codes(attack([aUnit('a')], [guns('g', { stepsLost: 3 })]))).toEqual([['artilleryGivesNothing', 'g']]);
  });
  test('air that adds nothing, or less', () => {
    expect(withAir(air(3))).toEqual([]);
    expect(withAir(air(3, { inAirOrders: false }))).toEqual([['airGivesNothing', undefined]]);
    expect(withAir(air(3, { hasAirLiaison: false }))).toEqual([['airWithoutLiaison', undefined]]);
    expect(withAir(air(4, { isCabRank: true }))).toEqual([['cabRankIdle', undefined]]);
    expect(withAir(air(1, { kind: 'heavyBomber' }))).toEqual([['heavyBombersClose', undefined]]);
  });
  test('every advice names its rule and is a sentence', () => {
    const combat = aCombat({
      daypart: 'night',
      attacker: aForce([tanks('a', { action: 'hold', standFast: true }), aUnit('b', { stepsLost: 4 })], {
        artillery: [guns('g', { rangeKm: 9 })],
        air: [air(3)],
      }),
      defender: aForce([aUnit('d', { stepsLost: 4, standFast: true })]),
    });
    const { advice } = scoreCombat(combat);
    expect(advice.map(({ code }) => code)).toEqual([
      'oddAction',
      'bindsDefendersOnly',
      'tanksByNight',
      'notEffective',
      'artilleryOutOfRange',
      'airGivesNothing',
      'notEffective',
      'tooWeakToStandFast',
    ]);
    for (const { message, rule } of advice) {
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(rule).toMatch(/^§/);
    }
  });
});

describe('advice before the die, in words', () => {
  const told = (combat: CombatCase) => scoreCombat(combat).advice;
  test.each<[string, ContactUnit, string, string, string]>([
    [
      'a defence-only level',
      aUnit('b', { profile: '(2)-0' }),
      'defenceOnlyAttacks',
      'It counts in defence only, and takes losses all the same.',
      '§9 Defence only units, OC-29',
    ],
    [
      'a long move',
      aUnit('b', { turnShareMoved: 0.6 }),
      'movedTooFar',
      'It moved for more than half the turn and cannot attack; it takes losses all the same.',
      '§6 Movement, OC-71',
    ],
    [
      'a support unit of 6 beside a 5',
      aUnit('b', { profile: '[6-0]' }),
      'supportAlone',
      'A support unit without a partner of at least its status adds nothing.',
      '§9 Support Units, OC-27',
    ],
    [
      'a spent unit',
      aUnit('b', { stepsLost: 4 }),
      'notEffective',
      'No longer effective, it adds nothing to the attack.',
      '§9 Unit Status, OC-60',
    ],
  ])('%s', (_, unit, code, message, rule) =>
    expect(told(attack([aUnit('a'), unit]))).toEqual([{ code, message, rule, unitId: 'b' }]),
  );
  test('a spent defender; standing fast, it is too weak for that besides, and an attacker is not told so', () => {
    const spent = aUnit('d', { stepsLost: 4 });
    const nothing = {
      code: 'notEffective',
      message: 'No longer effective, it adds nothing to the defence.',
      rule: '§9 Unit Status, OC-60',
      unitId: 'd',
    };
    expect(told(aCombat({ defender: aForce([spent]) }))).toEqual([nothing]);
    expect(told(aCombat({ defender: aForce([{ ...spent, standFast: true }]) }))).toEqual([
      nothing,
      {
        code: 'tooWeakToStandFast',
        message: 'No longer effective, it cannot stand fast and goes back where it can.',
        rule: '§9 Unit Status, OC-60',
        unitId: 'd',
      },
    ]);
    expect(codes(attack([aUnit('a'), aUnit('b', { stepsLost: 4, standFast: true })]))).toEqual([
      ['bindsDefendersOnly', 'b'],
      ['notEffective', 'b'],
    ]);
  });
  test.each<[string, SupportingArtillery, string, string, string]>([
    [
      'moved too far',
      guns('g', { turnShareMoved: 0.6 }),
      'artilleryMoved',
      'The guns moved for more than half the turn and add nothing.',
      '§6 Movement, OC-34',
    ],
    [
      'a level that defends only',
      guns('g', { profile: '[(4)-2-0]' }),
      'artilleryGivesNothing',
      'The guns have no status that counts here.',
      '§9 Supporting Artillery',
    ],
  ])('guns: %s', (_, battery, code, message, rule) =>
    expect(told(attack([aUnit('a')], [battery]))).toEqual([{ code, message, rule, unitId: 'g' }]),
  );
  test.each<[string, AirEntry, string, string, string]>([
    [
      'no liaison',
      air(3, { hasAirLiaison: false }),
      'airWithoutLiaison',
      'Without air liaison 3 Allied ground attack squadrons count one level lower.',
      '§9 Close Air Support, OC-42',
    ],
    [
      'a cab rank of five',
      air(5, { isCabRank: true }),
      'cabRankIdle',
      'A cab rank works by threes: 2 of 5 squadrons idle.',
      '§9 Cab Rank, OC-39',
    ],
    [
      'heavy bombers',
      air(1, { kind: 'heavyBomber' }),
      'heavyBombersClose',
      'Heavy bombers this close: the bomb line of 2 to 3 km binds bombing, not this.',
      '§12b Bombing, OC-41',
    ],
  ])('air: %s', (_, entry, code, message, rule) =>
    expect(told(attack([aUnit('a')], [], [entry]))).toStrictEqual([{ code, message, rule }]),
  );
  test('a cab rank of six idles nobody', () => expect(withAir(air(6, { isCabRank: true }))).toEqual([]));
  test('of the attack as a whole: nobody to attack, no tanks to break through', () => {
    expect(told(attack([aUnit('b', { turnShareMoved: 0.6, action: 'breakThrough' })])).slice(1)).toEqual([
      { code: 'nobodyContributes', message: 'No unit in contact adds anything to the attack.', rule: '§9 Attacking' },
      {
        code: 'breakThroughWithoutTanks',
        message: 'Break through is for armour, and no tank unit has that order.',
        rule: '§5 Orders, OC-66',
      },
    ]);
  });
});

describe('advice once the row is found', () => {
  test('OC-69: the tanks that overran may attack again', () => {
    const through = aCombat({
      attacker: aForce([tanks('t', { profile: '10-8-6-0', action: 'breakThrough' })]),
      defender: aForce([aUnit('d', { profile: '2-1-0' })]),
    });
    expect(resolved(through, [4, 1]).advice).toEqual([
      {
        code: 'furtherAttack',
        message: 'The overrunning tanks may make one further attack this turn, unprepared.',
        rule: '§9 Results Table, OC-69',
      },
    ]);
  });
});
