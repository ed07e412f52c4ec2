import { describe, expect, test } from 'vitest';
import type { AirKind } from '@/lib/words';
import { aCombat, aForce, air, aUnit, scores } from './case-for-tests';
import { type AirLevel, airLevelOf, airPoints, cabRankWorth } from './close-air-support';
import { scoreCombat } from './combat';
import { rulebookFrom } from './rulebook';
import type { AirEntry, CombatCase, RulebookChoice } from './types';

const table: [AirKind, number, number, AirLevel][] = [
  ['germanGroundAttack', 0, 0, 'none'],
  ['germanGroundAttack', 1, 2, 'normal'],
  ['germanGroundAttack', 3, 5, 'superior'],
  ['germanGroundAttack', 6, 9, 'overwhelming'],
  ['germanGroundAttack', 10, 24, 'apocalyptic'],
  ['alliedGroundAttack', 0, 0, 'none'],
  ['alliedGroundAttack', 1, 1, 'normal'],
  ['alliedGroundAttack', 2, 3, 'superior'],
  ['alliedGroundAttack', 4, 7, 'overwhelming'],
  ['alliedGroundAttack', 8, 24, 'apocalyptic'],
  ['heavyBomber', 0, 0, 'none'],
  ['heavyBomber', 1, 2, 'overwhelming'],
  ['heavyBomber', 3, 24, 'apocalyptic'],
];
const squadrons = table.flatMap(([kind, from, to, level]) =>
  Array.from({ length: to - from + 1 }, (_, index): [AirKind, number, AirLevel] => [kind, from + index, level]),
);

describe('§9 Close Air Support: the table', () => {
  test('the cases below hold every number from 0 to 24 once for each kind', () => {
    expect(squadrons).toHaveLength(75);
    expect(new Set(squadrons.map(([kind, number]) => `${kind} ${number}`)).size).toBe(75);
  });
  test.each(squadrons)('%s, %d squadrons → %s', (kind, number, level) => {
    expect(airLevelOf(kind, number)).toBe(level);
  });
  test('§9 Factors: +4, +6, +8, +10', () => {
    expect(airPoints).toEqual({ none: 0, normal: 4, superior: 6, overwhelming: 8, apocalyptic: 10 });
  });
  test('OC-39: a cab rank of three gives one', () => {
    expect([0, 1, 2, 3, 5, 6, 8, 9].map(cabRankWorth)).toEqual([0, 0, 0, 1, 1, 2, 2, 3]);
  });
});

/** The points that the attackers' air adds to their 5. */
const attackersAir = (entries: AirEntry[], choice: RulebookChoice = 'literal2011', more: Partial<CombatCase> = {}) =>
  scores(aCombat({ attacker: aForce([aUnit('a')], { air: entries }), ...more }), rulebookFrom(choice))[0] - 5;
const defendersAir = (entries: AirEntry[]) =>
  scores(aCombat({ defender: aForce([aUnit('d')], { air: entries }) }))[1] - 5;

describe('§9 Close Air Support: when it counts', () => {
  test('a prepared attack with three Allied squadrons: +6', () => expect(attackersAir([air(3)])).toBe(6));
  test('OC-40: the highest single level, never added', () => {
    expect(attackersAir([air(1), air(1)])).toBe(4);
    expect(attackersAir([air(3), air(1, { kind: 'heavyBomber' })])).toBe(8);
    expect(attackersAir([air(8), air(8), air(3, { kind: 'heavyBomber' })])).toBe(10);
  });
  test('OC-40: the others stand on the card with 0', () => {
    const { lines } = scoreCombat(aCombat({ attacker: aForce([aUnit('a')], { air: [air(1), air(3), air(3)] }) }));
    expect(lines.filter(({ what }) => what.includes('squadron')).map(({ what, points }) => [points, what])).toEqual([
      [0, 'Nothing more from 1 Allied ground attack squadron: only the highest level counts.'],
      [6, 'Superior air support: 3 Allied ground attack squadrons.'],
      [0, 'Nothing more from 3 Allied ground attack squadrons: only the highest level counts.'],
    ]);
    expect(lines.filter(({ what }) => what.startsWith('Nothing more')).map(({ rule }) => rule)).toEqual([
      '§9 Factors, OC-40',
      '§9 Factors, OC-40',
    ]);
  });
  test('OC-43: it must be in both orders', () => {
    expect(attackersAir([air(3, { inGroundOrders: false })])).toBe(0);
    expect(attackersAir([air(3, { inAirOrders: false })])).toBe(0);
  });
  test('OC-43: not by night', () => {
    expect(attackersAir([air(3)], 'literal2011', { daypart: 'night' })).toBe(0);
    expect(attackersAir([air(3)], 'literal2011', { daypart: 'afternoon' })).toBe(6);
  });
  test('OC-38: not for an attack with one unprepared unit in contact, even one that adds nothing', () => {
    const idle = aUnit('spent', { stepsLost: 4, isPrepared: false });
    const combat = aCombat({ attacker: aForce([aUnit('a'), idle], { air: [air(3)] }) });
    expect(scores(combat)[0]).toBe(5);
  });
  test('OC-38: not for defence but on cab rank', () => {
    expect(defendersAir([air(3)])).toBe(0);
    expect(defendersAir([air(3, { isCabRank: true })])).toBe(4);
  });
  test('OC-39: a cab rank serves an unprepared attack; six give two: +6', () => {
    const combat = aCombat({
      attacker: aForce([aUnit('a', { isPrepared: false })], { air: [air(6, { isCabRank: true })] }),
    });
    expect(scores(combat)[0]).toBe(5 - 4 + 6);
  });
  test('no squadron is too few, and is said so', () => {
    const none = aCombat({ attacker: aForce([aUnit('a')], { air: [air(0)] }) });
    expect(scoreCombat(none).lines.find(({ what }) => what.includes('squadrons'))).toEqual({
      side: 'attacker',
      what: 'Nothing from 0 Allied ground attack squadrons: too few squadrons.',
      points: 0,
      rule: '§9 Close Air Support',
    });
  });
  test('OC-39: two squadrons on cab rank give nothing', () =>
    expect(attackersAir([air(2, { isCabRank: true })])).toBe(0));
  test('OC-39: a cab rank is of Allied ground attack only', () => {
    expect(attackersAir([air(9, { isCabRank: true, kind: 'heavyBomber' })])).toBe(0);
    expect(
      attackersAir([air(9, { isCabRank: true, kind: 'germanGroundAttack' })], { base: 'literal2011', germanCas: true }),
    ).toBe(0);
  });
  test('OC-37: German entries only with the policy', () => {
    expect(attackersAir([air(3, { kind: 'germanGroundAttack' })])).toBe(0);
    expect(attackersAir([air(3, { kind: 'germanGroundAttack' })], { base: 'literal2011', germanCas: true })).toBe(6);
    expect(attackersAir([air(1, { kind: 'heavyBomber' })])).toBe(8);
  });
  test('OC-42: without liaison one level lower, normal to nothing', () => {
    const without = (squadrons: number, kind: AirKind = 'alliedGroundAttack') =>
      attackersAir([air(squadrons, { kind, hasAirLiaison: false })]);
    expect([1, 2, 4, 8].map((squadrons) => without(squadrons))).toEqual([0, 4, 6, 8]);
    expect([1, 3].map((squadrons) => without(squadrons, 'heavyBomber'))).toEqual([6, 8]);
  });
  test('OC-42: a cab rank without liaison is lowered after it is reckoned by threes', () => {
    expect(attackersAir([air(6, { isCabRank: true, hasAirLiaison: false })])).toBe(4);
  });
  test('OC-42: `required` gives nothing, `ignored` loses nothing', () => {
    expect(attackersAir([air(4, { hasAirLiaison: false })], { base: 'literal2011', airLiaison: 'required' })).toBe(0);
    expect(attackersAir([air(4)], { base: 'literal2011', airLiaison: 'required' })).toBe(8);
    expect(attackersAir([air(4, { hasAirLiaison: false })], { base: 'literal2011', airLiaison: 'ignored' })).toBe(8);
  });
  test('OC-40: levels are compared after liaison has lowered them', () => {
    expect(attackersAir([air(4, { hasAirLiaison: false }), air(2)])).toBe(6);
    expect(attackersAir([air(2, { hasAirLiaison: false }), air(2)])).toBe(6);
  });
});

describe('§9 Close Air Support, in words', () => {
  const german: RulebookChoice = { base: 'literal2011', germanCas: true };
  const required: RulebookChoice = { base: 'literal2011', airLiaison: 'required' };
  const line = (entry: AirEntry, choice: RulebookChoice, more: Partial<CombatCase> = {}) => {
    const combat = aCombat({ attacker: aForce([aUnit('a')], { air: [entry] }), ...more });
    const { what, points, rule } = scoreCombat(combat, rulebookFrom(choice)).lines.find(({ what }) =>
      what.includes('squadron'),
    )!;
    return [points, what, rule];
  };
  test.each<[AirEntry, RulebookChoice, number, string, string]>([
    [air(1), 'literal2011', 4, 'Normal air support: 1 Allied ground attack squadron.', '§9 Factors, OC-36'],
    [
      air(6, { isCabRank: true }),
      'literal2011',
      6,
      'Superior air support: 6 Allied ground attack squadrons on cab rank.',
      '§9 Factors',
    ],
    [
      air(3, { kind: 'heavyBomber' }),
      'literal2011',
      10,
      'Apocalyptic air support: 3 heavy bomber squadrons.',
      '§9 Factors',
    ],
    [
      air(6, { kind: 'germanGroundAttack', hasAirLiaison: false }),
      german,
      6,
      'Superior air support: 6 German ground attack squadrons, one level lower without air liaison.',
      '§9 Factors, OC-42',
    ],
    [
      air(2, { inGroundOrders: false }),
      'literal2011',
      0,
      'Nothing from 2 Allied ground attack squadrons: it is not in both the ground and the air orders.',
      '§12a Close Air Support, OC-43',
    ],
    [
      air(2, { kind: 'germanGroundAttack' }),
      'literal2011',
      0,
      'Nothing from 2 German ground attack squadrons: close air support is for the Allies only.',
      '§12a Close Air Support, OC-37',
    ],
    [
      air(3, { kind: 'heavyBomber', isCabRank: true }),
      'literal2011',
      0,
      'Nothing from 3 heavy bomber squadrons on cab rank: a cab rank is of Allied ground attack squadrons only.',
      '§9 Cab Rank, OC-39',
    ],
    [
      air(2, { isCabRank: true }),
      'literal2011',
      0,
      'Nothing from 2 Allied ground attack squadrons on cab rank: too few squadrons.',
      '§9 Cab Rank, OC-39',
    ],
    [
      air(2, { hasAirLiaison: false }),
      required,
      0,
      'Nothing from 2 Allied ground attack squadrons: it has no air liaison.',
      '§9 Close Air Support, OC-42',
    ],
    [
      air(1, { hasAirLiaison: false }),
      'literal2011',
      0,
      'Nothing from 1 Allied ground attack squadron: normal support without air liaison comes to none.',
      '§9 Close Air Support, OC-42',
    ],
  ])('%j', (entry, choice, points, what, rule) => expect(line(entry, choice)).toEqual([points, what, rule]));
  test('by night, and for an attack that is not prepared', () => {
    expect(line(air(2), 'literal2011', { daypart: 'night' })).toEqual([
      0,
      'Nothing from 2 Allied ground attack squadrons: it does not fly by night.',
      '§9 Close Air Support, OC-43',
    ]);
    const attacker = aForce([aUnit('a', { isPrepared: false })], { air: [air(2)] });
    expect(line(air(2), 'literal2011', { attacker })).toEqual([
      0,
      'Nothing from 2 Allied ground attack squadrons: without a cab rank it is for prepared attacks only.',
      '§9 Close Air Support, OC-38',
    ]);
  });
  test('where one gives nothing and no other gives more, no level counts', () => {
    const air2 = [air(1, { hasAirLiaison: false }), air(2, { isCabRank: true })];
    const { lines } = scoreCombat(aCombat({ attacker: aForce([aUnit('a')], { air: air2 }) }));
    expect(lines.filter(({ what }) => what.startsWith('Nothing from')).map(({ points }) => points)).toEqual([0, 0]);
  });
});
