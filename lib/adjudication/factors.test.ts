import { describe, expect, test } from 'vitest';
import type { Arm, UnitFlag } from '@/lib/words';
import { aCombat, aForce, aUnit, guns, linesThat, scores, tanks } from './case-for-tests';
import { scoreCombat } from './combat';
import { example2011, rulebookFrom } from './rulebook';
import type { CombatCase, ContactUnit, Ground, SupportingArtillery } from './types';

const attack = (...units: ContactUnit[]) => aCombat({ attacker: aForce(units) });
const perSide = rulebookFrom({ base: 'literal2011', tacticalAdvantageScope: 'perSide' });

describe('§9 Factors note 1: tactical advantage', () => {
  const words = 'Tactical advantage';
  test('OC-2: +2 for each one listed, per unit, on both sides', () => {
    const combat = aCombat({
      attacker: aForce([aUnit('a', { tacticalAdvantages: ['overlooks them'] })]),
      defender: aForce([
        aUnit('d', { tacticalAdvantages: ['river line', 'dug in'] }),
        aUnit('e', { tacticalAdvantages: ['dug in'] }),
      ]),
    });
    expect(linesThat(combat, 'attacker', words)).toEqual(['a: 2']);
    expect(linesThat(combat, 'defender', words)).toEqual(['d: 2', 'd: 2', 'e: 2']);
    expect(scores(combat)).toEqual([7, 16]);
  });
  test('a repeat counts once', () => {
    const combat = attack(aUnit('a', { tacticalAdvantages: ['dug in', 'dug in'] }));
    expect(linesThat(combat, 'attacker', words)).toEqual(['a: 2']);
  });
  test('perSide: once for each distinct one held by any contributing unit, without a unit', () => {
    const combat = attack(
      aUnit('a', { tacticalAdvantages: ['dug in', 'river line'] }),
      aUnit('b', { tacticalAdvantages: ['dug in'] }),
      aUnit('spent', { stepsLost: 4, tacticalAdvantages: ['ridge'] }),
    );
    expect(linesThat(combat, 'attacker', words, perSide)).toEqual(['side: 2', 'side: 2']);
    expect(scores(combat, perSide)).toEqual([14, 5]);
    expect(scores(combat, example2011)).toEqual([14, 5]);
  });
});

describe('§9 Factors note 2: combined arms', () => {
  const words = 'Combined arms';
  const mixed = (units: ContactUnit[], artillery: SupportingArtillery[] = [guns('g')]) =>
    aCombat({ attacker: aForce(units, { artillery }) });
  const inf = (status: number, more: Partial<ContactUnit> = {}) => aUnit('inf', { profile: `${status}-0`, ...more });
  const tks = (status: number, more: Partial<ContactUnit> = {}) => tanks('tks', { profile: `${status}-0`, ...more });

  test('tanks, infantry and guns: +2 for every contributing unit in contact', () => {
    const combat = mixed([inf(5), tks(8), aUnit('at', { arm: 'antiTank' })]);
    expect(linesThat(combat, 'attacker', words)).toEqual(['inf: 2', 'tks: 2', 'at: 2']);
  });
  test('the defence may claim it too (OC-16)', () => {
    const combat = aCombat({ defender: aForce([inf(5), tks(8)], { artillery: [guns('g')] }) });
    expect(linesThat(combat, 'defender', words)).toEqual(['inf: 2', 'tks: 2']);
  });
  test.each([
    [3, 9, true],
    [3, 10, false],
    [9, 3, true],
    [10, 3, false],
    [1, 3, true],
    [1, 4, false],
    [5, 5, true],
  ])('OC-17: tanks %d to infantry %d: %s', (tankStatus, infantryStatus, holds) => {
    expect(linesThat(mixed([tks(tankStatus), inf(infantryStatus)]), 'attacker', words)).toHaveLength(holds ? 2 : 0);
  });
  test('OC-17: by raw status, whatever halving does', () => {
    expect(linesThat(mixed([tks(3), inf(9, { posture: 'nonTact' })]), 'attacker', words)).toHaveLength(2);
    expect(linesThat(mixed([tks(3), inf(10, { posture: 'nonTact' })]), 'attacker', words)).toHaveLength(0);
  });
  test('without one of the three, nothing', () => {
    expect(linesThat(mixed([inf(5)]), 'attacker', words)).toEqual([]);
    expect(linesThat(mixed([tks(5)]), 'attacker', words)).toEqual([]);
    expect(linesThat(mixed([inf(5), tks(5)], []), 'attacker', words)).toEqual([]);
  });
  test('guns that give nothing are none; any amount counts', () => {
    expect(linesThat(mixed([inf(5), tks(5)], [guns('g', { rangeKm: 9 })]), 'attacker', words)).toEqual([]);
    expect(
      linesThat(mixed([inf(5), tks(5)], [guns('g', { stepsLost: 2, turnShareMoved: 0.5 })]), 'attacker', words),
    ).toHaveLength(2);
  });
  test('gunners in contact are no artillery', () => {
    expect(linesThat(mixed([inf(5), tks(5), aUnit('gunners', { arm: 'artillery' })], []), 'attacker', words)).toEqual(
      [],
    );
  });
  test('one unprepared unit in contact spoils it, even one that adds nothing', () => {
    expect(linesThat(mixed([inf(5), tks(5, { isPrepared: false })]), 'attacker', words)).toEqual([]);
    expect(
      linesThat(mixed([inf(5), tks(5), aUnit('spent', { stepsLost: 4, isPrepared: false })]), 'attacker', words),
    ).toEqual([]);
  });
  test('OC-71: so does one that moved over half the turn', () => {
    expect(linesThat(mixed([inf(5), tks(5, { turnShareMoved: 0.5 })]), 'attacker', words)).toHaveLength(2);
    const defence = aCombat({
      defender: aForce([inf(5), tks(5, { turnShareMoved: 0.6 })], { artillery: [guns('g')] }),
    });
    expect(linesThat(defence, 'defender', words)).toEqual([]);
  });
  test('units that add nothing do not weigh in the balance', () => {
    expect(linesThat(mixed([inf(5), tks(5), tanks('spent', { stepsLost: 4 })]), 'attacker', words)).toEqual([
      'inf: 2',
      'tks: 2',
    ]);
    expect(linesThat(mixed([inf(5), tanks('spent', { stepsLost: 4 })]), 'attacker', words)).toEqual([]);
  });
});

describe('§9 Factors note 3: light infantry attacking (OC-1, OC-24)', () => {
  const words = 'Light infantry';
  test.each<[string, Partial<ContactUnit>, boolean]>([
    ['flagged', { flags: ['lightInfantry'] }, true],
    ['tanks out of role', { arm: 'armour', flags: ['outOfRole'] }, true],
    ['gunners out of role', { arm: 'artillery', flags: ['outOfRole'] }, true],
    ['a headquarters', { arm: 'hq' }, true],
    ['transport', { arm: 'transport' }, true],
    ['flagged and out of role, once', { flags: ['lightInfantry', 'outOfRole'] }, true],
    ['infantry of the line', {}, false],
    ['paras without the flag', { arm: 'paras' }, false],
  ])('%s', (_name, more, holds) => {
    expect(linesThat(attack(aUnit('a', more)), 'attacker', words)).toEqual(holds ? ['a: -2'] : []);
  });
  test('not in defence', () => {
    const combat = aCombat({ defender: aForce([aUnit('d', { flags: ['lightInfantry'] })]) });
    expect(linesThat(combat, 'defender', words)).toEqual([]);
  });
  test('lightInfantryPenalty 1', () => {
    const combat = attack(aUnit('a', { flags: ['lightInfantry'] }));
    expect(
      linesThat(combat, 'attacker', words, rulebookFrom({ base: 'literal2011', lightInfantryPenalty: 1 })),
    ).toEqual(['a: -1']);
    expect(
      linesThat(combat, 'attacker', words, rulebookFrom({ base: 'example2011', lightInfantryPenalty: 2 })),
    ).toEqual(['a: -2']);
  });
});

describe('§9 Factors: heavy tanks against tanks (OC-4, OC-5)', () => {
  const words = 'Heavy tanks';
  const heavy = (id: string, more: Partial<ContactUnit> = {}) => tanks(id, { flags: ['heavyTanks'], ...more });
  test('+2 on either side, per heavy unit, when a contributing enemy is tanks', () => {
    const combat = aCombat({ attacker: aForce([heavy('a'), heavy('b'), tanks('c')]), defender: aForce([heavy('d')]) });
    expect(linesThat(combat, 'attacker', words)).toEqual(['a: 2', 'b: 2']);
    expect(linesThat(combat, 'defender', words)).toEqual(['d: 2']);
  });
  test('not against infantry, nor against tanks that add nothing or fight out of role', () => {
    const against = (enemy: ContactUnit) =>
      linesThat(aCombat({ attacker: aForce([heavy('a')]), defender: aForce([enemy]) }), 'attacker', words);
    expect(against(aUnit('d'))).toEqual([]);
    expect(against(tanks('d', { stepsLost: 4 }))).toEqual([]);
    expect(against(tanks('d', { flags: ['outOfRole'] }))).toEqual([]);
    expect(against(aUnit('d', { arm: 'antiTank', flags: ['tanks'] }))).toEqual(['a: 2']);
  });
  test('the flag alone makes no tanks', () => {
    const combat = aCombat({
      attacker: aForce([aUnit('a', { flags: ['heavyTanks'] })]),
      defender: aForce([tanks('d')]),
    });
    expect(linesThat(combat, 'attacker', words)).toEqual([]);
  });
});

describe('§9 Factors: unprepared attack (OC-7)', () => {
  test('−4 for each attacking unit that is not prepared; the score may fall below zero (OC-8)', () => {
    const combat = attack(
      aUnit('a', { isPrepared: false, stepsLost: 3 }),
      aUnit('b'),
      aUnit('c', { isPrepared: false, stepsLost: 3 }),
    );
    expect(linesThat(combat, 'attacker', 'Unprepared')).toEqual(['a: -4', 'c: -4']);
    expect(scores(attack(aUnit('a', { isPrepared: false, stepsLost: 3 })))).toEqual([-3, 5]);
  });
  test('not in defence', () => {
    const combat = aCombat({ defender: aForce([aUnit('d', { isPrepared: false })]) });
    expect(scores(combat)).toEqual([5, 5]);
  });
});

describe('§9 Factors note 4: defending close country against tanks (OC-20, OC-21)', () => {
  const words = 'Defending close country';
  const held = (ground: Partial<Ground>, unit = aUnit('d'), attacker = tanks('a')) =>
    linesThat(aCombat({ ground, attacker: aForce([attacker]), defender: aForce([unit]) }), 'defender', words);
  test.each<[keyof Ground, boolean]>([
    ['isBuiltUp', true],
    ['isWoods', true],
    ['isCity', true],
    ['isFortified', false],
    ['isBadTerrain', false],
  ])('%s: %s', (flag, holds) => expect(held({ [flag]: true })).toEqual(holds ? ['d: 2'] : []));
  test('not in the open', () => expect(held({})).toEqual([]));
  test.each<[Arm, UnitFlag[], boolean]>([
    ['infantry', [], true],
    ['mechanised', [], true],
    ['mountainInfantry', [], true],
    ['paras', [], true],
    ['gliderInfantry', [], true],
    ['engineers', [], true],
    ['airborneEngineers', [], true],
    ['antiTank', [], true],
    ['artillery', ['outOfRole'], true],
    ['armour', ['outOfRole'], true],
    ['antiTank', ['outOfRole'], true],
    ['infantry', ['tanks'], false],
    ['armour', [], false],
    ['artillery', [], false],
    ['recce', [], false],
    ['cavalry', [], false],
    ['armouredEngineers', [], false],
    ['antiAircraftArtillery', [], false],
    ['hq', [], false],
  ])('OC-19, OC-20: %s %j: %s', (arm, flags, holds) => {
    expect(held({ isWoods: true }, aUnit('d', { arm, flags }))).toEqual(holds ? ['d: 2'] : []);
  });
  test('only where a contributing attacker is tanks', () => {
    expect(held({ isWoods: true }, aUnit('d'), aUnit('a'))).toEqual([]);
    expect(held({ isWoods: true }, aUnit('d'), tanks('a', { stepsLost: 4 }))).toEqual([]);
    expect(held({ isWoods: true }, aUnit('d'), tanks('a', { turnShareMoved: 0.6 }))).toEqual([]);
  });
  test('not for the attacker', () => {
    const combat = aCombat({ ground: { isWoods: true }, defender: aForce([tanks('d')]) });
    expect(linesThat(combat, 'attacker', words)).toEqual([]);
  });
});

describe('§9 Factors note 5: unsupported infantry in the open against tanks (OC-23)', () => {
  const words = 'Unsupported infantry';
  const exposed = (
    own: ContactUnit[],
    more: { ground?: Partial<Ground>; artillery?: SupportingArtillery[]; enemy?: ContactUnit } = {},
  ) =>
    linesThat(
      aCombat({
        ground: more.ground ?? {},
        attacker: aForce([more.enemy ?? tanks('a')]),
        defender: aForce(own, { artillery: more.artillery ?? [] }),
      }),
      'defender',
      words,
    );
  test('−2 a unit in defence', () => expect(exposed([aUnit('d'), aUnit('e')])).toEqual(['d: -2', 'e: -2']));
  test('−2 a unit in attack too', () => {
    const combat = aCombat({ defender: aForce([tanks('d')]) });
    expect(linesThat(combat, 'attacker', words)).toEqual(['a: -2']);
  });
  test.each<keyof Ground>(['isBuiltUp', 'isWoods', 'isCity', 'isFortified', 'isBadTerrain'])('not where %s', (flag) => {
    expect(exposed([aUnit('d')], { ground: { [flag]: true } })).toEqual([]);
  });
  test('any one of tanks, anti-tank unit or artillery supports it', () => {
    expect(exposed([aUnit('d'), tanks('t')])).toEqual([]);
    expect(exposed([aUnit('d'), aUnit('t', { arm: 'antiTank', profile: '[2-1-0]' })])).toEqual([]);
    expect(exposed([aUnit('d')], { artillery: [guns('g')] })).toEqual([]);
  });
  test('only if it contributes', () => {
    expect(exposed([aUnit('d'), tanks('t', { stepsLost: 4 })])).toEqual(['d: -2']);
    expect(exposed([aUnit('d'), aUnit('t', { arm: 'antiTank', profile: '[8-1-0]' })])).toEqual(['d: -2']);
    expect(exposed([aUnit('d')], { artillery: [guns('g', { rangeKm: 9 })] })).toEqual(['d: -2']);
    expect(exposed([aUnit('d'), aUnit('gunners', { arm: 'artillery' })])).toEqual(['d: -2']);
  });
  test('only infantry, and only against tanks that contribute', () => {
    expect(exposed([aUnit('d', { arm: 'recce' })])).toEqual([]);
    expect(exposed([aUnit('d')], { enemy: aUnit('a') })).toEqual([]);
    expect(exposed([aUnit('d')], { enemy: tanks('a', { stepsLost: 4 }) })).toEqual([]);
  });
});

describe('§9 Factors note 6: another formation (OC-25)', () => {
  test('−2 for each contributing unit not of the formation that leads, on both sides', () => {
    const combat = aCombat({
      attacker: aForce([aUnit('a'), aUnit('b', { formation: '7 Armd Div' })]),
      defender: aForce([aUnit('d', { formation: 'other' }), aUnit('spent', { formation: 'other', stepsLost: 4 })]),
    });
    expect(linesThat(combat, 'attacker', 'Of another formation')).toEqual(['b: -2']);
    expect(linesThat(combat, 'defender', 'Of another formation')).toEqual(['d: -2']);
  });
});

describe('§9 Factors: the lines as they stand on the card', () => {
  const card = (combat: CombatCase, unitId: string | undefined) =>
    scoreCombat(combat)
      .lines.filter((line) => line.unitId === unitId)
      .slice(1)
      .map(({ points, what, rule }) => [points, what, rule]);
  test('in attack: combined arms, light infantry, another formation, an advantage', () => {
    const combat = aCombat({
      attacker: aForce(
        [
          aUnit('i', {
            flags: ['lightInfantry'],
            formation: '43 Div',
            tacticalAdvantages: ['above St. Oedenrode.', 'they are asleep'],
          }),
          tanks('t', { flags: ['heavyTanks'] }),
        ],
        { artillery: [guns('g')] },
      ),
      defender: aForce([tanks('d')]),
    });
    expect(card(combat, 'i')).toEqual([
      [2, 'Tactical advantage: above St. Oedenrode.', '§9 Factors note 1, OC-2'],
      [2, 'Tactical advantage: they are asleep.', '§9 Factors note 1, OC-2'],
      [
        2,
        'Combined arms: tanks and infantry in balance, artillery in support, all prepared.',
        '§9 Factors note 2, OC-16, OC-17',
      ],
      [-2, 'Light infantry attacking.', '§9 Factors note 3, OC-1'],
      [-2, 'Of another formation than the one that leads.', '§9 Factors note 6, OC-25'],
    ]);
    expect(card(combat, 't').at(-1)).toEqual([2, 'Heavy tanks against tanks.', '§9 Factors, OC-4']);
  });
  test('unprepared in attack; in defence close country, or the open without support', () => {
    const attacker = aForce([tanks('a', { isPrepared: false })]);
    expect(card(aCombat({ attacker }), 'a')).toEqual([[-4, 'Unprepared attack.', '§9 Factors, OC-7']]);
    expect(card(aCombat({ attacker, ground: { isWoods: true } }), 'd')).toEqual([
      [2, 'Defending close country against tanks.', '§9 Factors note 4, OC-20'],
    ]);
    expect(card(aCombat({ attacker }), 'd')).toEqual([
      [-2, 'Unsupported infantry in the open against tanks.', '§9 Factors note 5, OC-23'],
    ]);
  });
  test('OC-17: without tanks, or without infantry, there are no combined arms', () => {
    for (const arm of ['antiTank', 'recce'] as const) {
      const artillery = [guns('g')];
      const alone = aCombat({ attacker: aForce([aUnit('a', { arm })], { artillery }) });
      expect(linesThat(alone, 'attacker', 'Combined arms')).toEqual([]);
    }
  });
  test('perSide: the advantage of a side stands without a unit', () => {
    const combat = attack(aUnit('a', { tacticalAdvantages: ['dug in'] }));
    expect(scoreCombat(combat, perSide).lines.find(({ what }) => what.startsWith('Tactical'))).toStrictEqual({
      side: 'attacker',
      what: 'Tactical advantage: dug in.',
      points: 2,
      rule: '§9 Factors note 1, OC-2',
      factors: ['tacticalAdvantage'],
      advantage: 'dug in',
    });
  });
  test('every line names the factors that made it, a halved status both', () => {
    const tanks = aUnit('a', { arm: 'armour', posture: 'nonTact' });
    const lines = scoreCombat({ ...attack(tanks), daypart: 'night' }, perSide).lines;
    expect(lines.find(({ what }) => what.startsWith('Status'))?.factors).toEqual(['nonTactical', 'tanksAtNight']);
  });
});

describe('§9 Combat Procedure: the status of a unit, in words', () => {
  const status = (more: Partial<ContactUnit>, daypart: CombatCase['daypart'] = 'night') => {
    const combat = aCombat({ daypart, attacker: aForce([tanks('t', more)]) });
    const { what, points, rule } = scoreCombat(combat).lines[0]!;
    return [points, what, rule];
  };
  test('tanks by night, tanks on the road, and both', () => {
    expect(status({}, 'morning')).toEqual([8, 'Status 8.', '§9 Combat Procedure']);
    const [points, what, rule] = status({});
    expect([points, rule]).toEqual([4, '§9 Factors, OC-13']);
    expect(what).toMatch(/^Status 8, halved to 4: /);
    expect(status({ posture: 'nonTact' }, 'morning')[2]).toBe('§9 Factors, OC-9');
    expect(status({ posture: 'nonTact' })[2]).toBe('§9 Factors, OC-11');
  });
});
