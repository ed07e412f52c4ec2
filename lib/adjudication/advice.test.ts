import { describe, expect, test } from 'vitest';
import { aCombat, aForce, air, aUnit, guns, tanks } from './case-for-tests';
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
