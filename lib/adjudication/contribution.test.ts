import { describe, expect, test } from 'vitest';
import type { Daypart } from '@/lib/words';
import { aCombat, aForce, aUnit, guns, pointsOf, resolved, scores, tanks } from './case-for-tests';
import { scoreCombat } from './combat';
import { forcesOf, rawStatus } from './contribution';
import { literal2011, rulebookFrom } from './rulebook';
import type { CombatCase, ContactUnit } from './types';

const attack = (...units: ContactUnit[]) => aCombat({ attacker: aForce(units) });
const defence = (...units: ContactUnit[]) => aCombat({ defender: aForce(units) });
const cap = rulebookFrom({ base: 'literal2011', supportPartner: 'cap' });
const whyNot = (combat: CombatCase, id: string) => {
  const line = scoreCombat(combat).lines.find(({ unitId }) => unitId === id);
  return line && `${line.points} ${line.what} ${line.rule}`;
};

describe('§9 Unit Status: who contributes', () => {
  test('a unit gives the level at its steps lost', () => {
    expect(scores(attack(aUnit('a', { stepsLost: 1 })))).toEqual([3, 5]);
  });
  test('OC-60: below status 1 nothing, on either side', () => {
    expect(scores(attack(aUnit('a', { stepsLost: 4 })))).toEqual([0, 5]);
    expect(scores(defence(aUnit('d', { stepsLost: 4 })))).toEqual([5, 0]);
    expect(whyNot(attack(aUnit('a', { stepsLost: 4 })), 'a')).toBe(
      '0 Nothing: below status 1, no longer effective. §9 Unit Status, OC-60',
    );
  });
  test('OC-29: a defence-only level gives nothing in attack, all in defence', () => {
    expect(scores(attack(aUnit('a', { profile: '(2)-(1)-0' })))).toEqual([0, 5]);
    expect(scores(defence(aUnit('d', { profile: '(2)-(1)-0' })))).toEqual([5, 2]);
    expect(whyNot(attack(aUnit('a', { profile: '(2)-(1)-0' })), 'a')).toBe(
      '0 Nothing: status (2) counts in defence only. §9 Defence only units, OC-29',
    );
  });
  test('OC-29: it goes by the level it stands at', () => {
    expect(scores(attack(aUnit('a', { profile: '4-(2)-0' })))).toEqual([4, 5]);
    expect(scores(attack(aUnit('a', { profile: '4-(2)-0', stepsLost: 1 })))).toEqual([0, 5]);
  });
  test('OC-71: having moved over half the turn it cannot attack, but defends', () => {
    expect(scores(attack(aUnit('a', { turnShareMoved: 0.5 })))).toEqual([5, 5]);
    expect(scores(attack(aUnit('a', { turnShareMoved: 0.51 })))).toEqual([0, 5]);
    expect(scores(defence(aUnit('d', { turnShareMoved: 1 })))).toEqual([5, 5]);
    expect(whyNot(attack(aUnit('a', { turnShareMoved: 0.6 })), 'a')).toBe(
      '0 Nothing: moved for more than half the turn, cannot attack. §6 Movement, OC-71',
    );
  });
  test('being among the attackers is attacking, whatever the order; an odd one is advice', () => {
    for (const action of ['probe', 'hold', 'move', 'prepare'] as const) {
      const score = scoreCombat(attack(aUnit('a', { action })));
      expect(score.attackersScore).toBe(5);
      expect(score.advice.map(({ code, unitId }) => [code, unitId])).toEqual([['oddAction', 'a']]);
    }
    expect(scoreCombat(attack(aUnit('a'))).advice).toEqual([]);
  });
  test('a unit that contributes nothing takes no factor of a unit', () => {
    const spent = aUnit('a', {
      stepsLost: 4,
      isPrepared: false,
      formation: 'other',
      flags: ['lightInfantry'],
      tacticalAdvantages: ['x'],
    });
    expect(pointsOf(attack(spent), 'a')).toEqual([0]);
  });
});

describe('§9 Support Units (OC-27)', () => {
  const support = (id: string, profile: string, more: Partial<ContactUnit> = {}) =>
    aUnit(id, { arm: 'antiTank', profile, ...more });
  test('beside a partner of equal status it counts, beside a weaker one not', () => {
    expect(scores(attack(aUnit('a'), support('s', '[5-3-0]')))).toEqual([10, 5]);
    expect(scores(attack(aUnit('a', { stepsLost: 1 }), support('s', '[5-3-0]')))).toEqual([3, 5]);
    expect(whyNot(attack(aUnit('a', { stepsLost: 1 }), support('s', '[5-3-0]')), 's')).toBe(
      '0 Nothing: support unit of status 5, the best partner has 3. §9 Support Units, OC-27',
    );
  });
  test('alone it gives nothing, in attack and in defence', () => {
    expect(scores(attack(support('s', '[2-1-0]')))).toEqual([0, 5]);
    expect(scores(defence(support('s', '[2-1-0]')))).toEqual([5, 0]);
    expect(whyNot(defence(support('s', '[2-1-0]')), 's')).toBe(
      '0 Nothing: support unit of status 2, there is no partner. §9 Support Units, OC-27',
    );
  });
  test('one partner serves several', () => {
    expect(scores(attack(aUnit('a'), support('s', '[5-3-0]'), support('t', '[4-3-0]')))).toEqual([14, 5]);
  });
  test('a support unit is no partner of another', () => {
    expect(scores(attack(aUnit('a', { stepsLost: 1 }), support('s', '[3-1-0]'), support('t', '[5-3-0]')))).toEqual([
      6, 5,
    ]);
  });
  test('a partner that contributes nothing is none', () => {
    expect(scores(attack(aUnit('a', { turnShareMoved: 0.6 }), support('s', '[2-1-0]')))).toEqual([0, 5]);
    expect(scores(attack(aUnit('a', { profile: '(5)-0' }), support('s', '[2-1-0]')))).toEqual([0, 5]);
    expect(scores(defence(aUnit('a', { profile: '(5)-0' }), support('s', '[2-1-0]')))).toEqual([5, 7]);
  });
  test('raw status on both sides of the test: halving does not part them', () => {
    expect(scores(attack(aUnit('a', { posture: 'nonTact' }), support('s', '[5-3-0]')))).toEqual([7.5, 5]);
  });
  test('a partner on the other side does not count', () => {
    expect(scores(aCombat({ attacker: aForce([support('s', '[5-0]')]), defender: aForce([aUnit('d')]) }))).toEqual([
      0, 5,
    ]);
  });
  test('`cap`: as the best partner, or nothing where there is none', () => {
    const combat = attack(aUnit('a', { stepsLost: 1 }), support('s', '[5-3-0]'));
    expect(scores(combat, cap)).toEqual([6, 5]);
    expect(scores(attack(support('s', '[5-3-0]')), cap)).toEqual([0, 5]);
    expect(scores(attack(aUnit('a'), support('s', '[3-0]')), cap)).toEqual([8, 5]);
    const line = scoreCombat(combat, cap).lines.find(({ unitId }) => unitId === 's');
    expect(line).toMatchObject({ what: "Status 5, no more than its partner's 3.", rule: '§9 Support Units, OC-27' });
  });
  test('`cap`: what it counts as is its raw status for everything after', () => {
    const combat = attack(aUnit('a', { stepsLost: 1 }), support('s', '[5-3-0]', { posture: 'nonTact' }));
    expect(scores(combat, cap)).toEqual([4.5, 5]);
    expect(rawStatus(forcesOf(combat, cap).attacker)).toBe(6);
    expect(rawStatus(forcesOf(combat, literal2011).attacker)).toBe(3);
  });
});

describe('§9 Factors: halving comes first', () => {
  const at = (daypart: Daypart, unit: ContactUnit) => scores(aCombat({ daypart, attacker: aForce([unit]) }))[0];
  test('OC-9: Non-Tact × ½, on both sides', () => {
    expect(at('morning', aUnit('a', { posture: 'nonTact' }))).toBe(2.5);
    expect(scores(defence(aUnit('d', { posture: 'nonTact' })))).toEqual([5, 2.5]);
  });
  test('Rest has no effect', () => expect(at('morning', aUnit('a', { posture: 'rest' }))).toBe(5));
  test('OC-13: tanks by night × ½, on both sides; by day not; infantry not', () => {
    expect(at('night', tanks('a'))).toBe(4);
    expect(at('afternoon', tanks('a'))).toBe(8);
    expect(at('night', aUnit('a'))).toBe(5);
    expect(
      scores(aCombat({ daypart: 'night', attacker: aForce([tanks('a')]), defender: aForce([tanks('d')]) })),
    ).toEqual([4, 4]);
  });
  test('OC-15: tanks out of role are not halved by night', () => {
    expect(at('night', tanks('a', { flags: ['outOfRole'] }))).toBe(8 - 2);
  });
  test('OC-11: both × ¼', () => expect(at('night', tanks('a', { posture: 'nonTact' }))).toBe(2));
  test('OC-10: flat factors are added after it, whole', () => {
    expect(pointsOf(attack(aUnit('a', { posture: 'nonTact', isPrepared: false })), 'a')).toEqual([2.5, -4]);
  });
  test('the sentence tells why', () => {
    expect(whyNot(attack(aUnit('a', { posture: 'nonTact' })), 'a')).toBe(
      '2.5 Status 5, halved to 2.5: moving Non-Tact. §9 Factors, OC-9',
    );
    const night = aCombat({ daypart: 'night', attacker: aForce([tanks('a', { posture: 'nonTact' })]) });
    expect(whyNot(night, 'a')).toBe('2 Status 8, quartered to 2: moving Non-Tact, tanks by night. §9 Factors, OC-11');
  });
  test('guns in support are not halved by night', () => {
    const combat = aCombat({ daypart: 'night', attacker: aForce([aUnit('a')], { artillery: [guns('g')] }) });
    expect(scores(combat)).toEqual([11, 5]);
  });
});

test('OC-27 `cap`: without any partner a support unit adds nothing, and the line says so', () => {
  const alone = attack(aUnit('s', { profile: '[2-1-0]' }));
  const line = scoreCombat(alone, cap).lines[0];
  expect([line?.points, line?.what]).toEqual([0, 'Nothing: support unit of status 2, there is no partner.']);
});

test('the counter notation of each unit and gun is read once in a whole combat', () => {
  const read: string[] = [];
  const watched = <Row extends { id: string; profile: string }>(row: Row): Row => {
    const { id, profile } = row;
    return Object.defineProperty(row, 'profile', {
      get() {
        read.push(id);
        return profile;
      },
    });
  };
  const combat = aCombat({
    attacker: aForce([watched(tanks('a')), watched(aUnit('s', { profile: '[2-1-0]' }))], {
      artillery: [watched(guns('g'))],
    }),
    defender: aForce([watched(aUnit('d', { standFast: true }))]),
  });
  resolved(combat, [6]);
  expect(read.sort()).toEqual(['a', 'd', 'g', 's']);
});
