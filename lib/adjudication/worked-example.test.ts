import { describe, expect, test } from 'vitest';
import { arnhem } from './arnhem-for-tests';
import { effectOn, resolved } from './case-for-tests';
import { scoreCombat } from './combat';
import { example2011, literal2011 } from './rulebook';
import type { CombatCase, CombatOutcome } from './types';

/** §9 Example of Combat Procedure: 9 SS Pz Div against 2 Para Bn at the north end of Arnhem Bridge. */

const card = ({ lines }: Pick<CombatOutcome, 'lines'>) =>
  lines.map(({ side, unitId, what, points, rule }) => `${side} ${unitId ?? '–'} ${points}: ${what} (${rule})`);

const statusLines = [
  'attacker 20-sspzgr 6: Status 6. (§9 Combat Procedure)',
  'attacker 9-sspzjg 4: Status 4. (§9 Combat Procedure)',
  'attacker 9-sspz 4: Status 4. (§9 Combat Procedure)',
  'attacker 9-sspzart 4: Status 4. (§9 Combat Procedure)',
  'attacker field-guns 6: Supporting artillery of status 6, 7 km off, within effective range (8 km). (§9 Supporting Artillery, OC-31)',
];

describe('§9 worked example under literal2011 (OC-1, OC-2: reading D)', () => {
  const outcome = resolved(arnhem, [2], literal2011);

  test('18 against 12, die 2, margin 8: Success', () => {
    expect(outcome).toMatchObject({
      rulebook: 'literal2011',
      attackersScore: 18,
      defendersScore: 12,
      die: 2,
      margin: 8,
      column: 'normal',
      result: 'success',
      counterAttack: 'noneThisTurn',
      supplyPointsLost: 1,
      overrun: null,
      rolls: [{ forWhat: 'combat', value: 2 }],
    });
  });
  test('the card, line by line', () => {
    expect(card(outcome)).toEqual([
      ...statusLines,
      'attacker 9-sspzjg -2: Light infantry attacking. (§9 Factors note 3, OC-1)',
      'attacker 9-sspz -2: Light infantry attacking. (§9 Factors note 3, OC-1)',
      'attacker 9-sspzart -2: Light infantry attacking. (§9 Factors note 3, OC-1)',
      'defender 2-para 6: Status 6. (§9 Combat Procedure)',
      'defender 5-atk-bty 2: Status 2. (§9 Combat Procedure)',
      'defender 2-para 2: Tactical advantage: in position in the city for a day. (§9 Factors note 1, OC-2)',
      'defender 5-atk-bty 2: Tactical advantage: in position in the city for a day. (§9 Factors note 1, OC-2)',
    ]);
  });
  test('note 3: no retreat from a city below Total success, so no price of standing fast: one step each', () => {
    expect(outcome.units).toEqual([
      {
        id: '20-sspzgr',
        side: 'attacker',
        statusBefore: 6,
        stepsTaken: 1,
        statusAfter: 4,
        isEffective: true,
        isCaptured: false,
        retiresKm: 0,
      },
      {
        id: '9-sspzjg',
        side: 'attacker',
        statusBefore: 4,
        stepsTaken: 1,
        statusAfter: 3,
        isEffective: true,
        isCaptured: false,
        retiresKm: 0,
      },
      {
        id: '9-sspz',
        side: 'attacker',
        statusBefore: 4,
        stepsTaken: 1,
        statusAfter: 3,
        isEffective: true,
        isCaptured: false,
        retiresKm: 0,
      },
      {
        id: '9-sspzart',
        side: 'attacker',
        statusBefore: 4,
        stepsTaken: 1,
        statusAfter: 3,
        isEffective: true,
        isCaptured: false,
        retiresKm: 0,
      },
      {
        id: '2-para',
        side: 'defender',
        statusBefore: 6,
        stepsTaken: 1,
        statusAfter: 5,
        isEffective: true,
        isCaptured: false,
        retiresKm: 0,
      },
      {
        id: '5-atk-bty',
        side: 'defender',
        statusBefore: 2,
        stepsTaken: 1,
        statusAfter: 1,
        isEffective: true,
        isCaptured: false,
        retiresKm: 0,
      },
    ]);
  });
  test('die by die: Limited, Success four times, Total', () => {
    expect(scoreCombat(arnhem, literal2011).odds).toEqual([
      { die: 1, margin: 7, result: 'limitedSuccess' },
      { die: 2, margin: 8, result: 'success' },
      { die: 3, margin: 9, result: 'success' },
      { die: 4, margin: 10, result: 'success' },
      { die: 5, margin: 11, result: 'success' },
      { die: 6, margin: 12, result: 'totalSuccess' },
    ]);
  });
});

describe('§9 worked example under example2011 (the printed arithmetic: reading A)', () => {
  const outcome = resolved(arnhem, [2], example2011);

  test('21 against 10, die 2, margin 13: Total success', () => {
    expect(outcome).toMatchObject({
      rulebook: 'example2011',
      attackersScore: 21,
      defendersScore: 10,
      die: 2,
      margin: 13,
      result: 'totalSuccess',
      counterAttack: 'noneThisTurnOrNext',
      supplyPointsLost: 2,
      overrun: null,
    });
  });
  test('the card, line by line: one point a light unit, the advantage once', () => {
    expect(card(outcome)).toEqual([
      ...statusLines,
      'attacker 9-sspzjg -1: Light infantry attacking. (§9 Factors note 3, OC-1)',
      'attacker 9-sspz -1: Light infantry attacking. (§9 Factors note 3, OC-1)',
      'attacker 9-sspzart -1: Light infantry attacking. (§9 Factors note 3, OC-1)',
      'defender 2-para 6: Status 6. (§9 Combat Procedure)',
      'defender 5-atk-bty 2: Status 2. (§9 Combat Procedure)',
      'defender – 2: Tactical advantage: in position in the city for a day. (§9 Factors note 1, OC-2)',
    ]);
  });
  test('note 2: holding at all costs makes three steps due; the Para Bn falls to 3, the battery has only two to lose', () => {
    expect(effectOn(outcome, '2-para')).toEqual({
      id: '2-para',
      side: 'defender',
      statusBefore: 6,
      stepsTaken: 3,
      statusAfter: 3,
      isEffective: true,
      isCaptured: false,
      retiresKm: 0,
    });
    expect(effectOn(outcome, '5-atk-bty')).toEqual({
      id: '5-atk-bty',
      side: 'defender',
      statusBefore: 2,
      stepsTaken: 2,
      statusAfter: 0,
      isEffective: false,
      isCaptured: false,
      retiresKm: 0,
    });
    expect(outcome.advice).toEqual([
      {
        code: 'profileSpent',
        message: 'Steps due: 3; its profile holds 2 more.',
        rule: '§9 Unit Status, OC-61',
        unitId: '5-atk-bty',
      },
    ]);
  });
  test('each attacker loses one step, the artillery none, and nobody retires: no second die', () => {
    expect(
      outcome.units
        .filter(({ side }) => side === 'attacker')
        .map(({ id, stepsTaken, retiresKm }) => [id, stepsTaken, retiresKm]),
    ).toEqual([
      ['20-sspzgr', 1, 0],
      ['9-sspzjg', 1, 0],
      ['9-sspz', 1, 0],
      ['9-sspzart', 1, 0],
    ]);
    expect(outcome.rolls).toEqual([{ forWhat: 'combat', value: 2 }]);
  });
  test('die by die: Total success on every face', () => {
    expect(scoreCombat(arnhem, example2011).odds).toEqual([
      { die: 1, margin: 12, result: 'totalSuccess' },
      { die: 2, margin: 13, result: 'totalSuccess' },
      { die: 3, margin: 14, result: 'totalSuccess' },
      { die: 4, margin: 15, result: 'totalSuccess' },
      { die: 5, margin: 16, result: 'totalSuccess' },
      { die: 6, margin: 17, result: 'totalSuccess' },
    ]);
  });
});

describe('§9 worked example, the other readings', () => {
  const resultsOf = (combat: CombatCase, rulebook = literal2011) =>
    scoreCombat(combat, rulebook).odds.map(({ result }) => result);
  test('B: two points a light unit, the advantage once: 18 v 10', () => {
    const rulebook = {
      ...literal2011,
      policies: { ...literal2011.policies, tacticalAdvantageScope: 'perSide' as const },
    };
    expect(scoreCombat(arnhem, rulebook)).toMatchObject({ attackersScore: 18, defendersScore: 10 });
    expect(resultsOf(arnhem, rulebook)).toEqual([
      'success',
      'success',
      'success',
      'totalSuccess',
      'totalSuccess',
      'totalSuccess',
    ]);
  });
  test('E: 20 SS PzGR of another formation: 16 v 12', () => {
    const [first, ...rest] = arnhem.attacker.units;
    const combat = {
      ...arnhem,
      attacker: { ...arnhem.attacker, units: [{ ...first!, formation: 'another' }, ...rest] },
    };
    expect(scoreCombat(combat)).toMatchObject({ attackersScore: 16, defendersScore: 12 });
    expect(resultsOf(combat)).toEqual([
      'limitedSuccess',
      'limitedSuccess',
      'limitedSuccess',
      'success',
      'success',
      'success',
    ]);
  });
  test('J: read in the Bad Terrain column: Limited but for a 6', () => {
    const combat = { ...arnhem, ground: { ...arnhem.ground, isBadTerrain: true } };
    expect(resolved(combat, [2])).toMatchObject({ column: 'badTerrain', margin: 8, result: 'limitedSuccess' });
    expect(resultsOf(combat)).toEqual([...Array(5).fill('limitedSuccess'), 'success']);
  });
});
