import { describe, expect, test } from 'vitest';
import { aCombat, aForce, aUnit, resolved, tanks } from './case-for-tests';
import { literal2011 } from './rulebook';
import { type Overrule, type Ruling, rule } from './ruled';
import type { CombatCase, Face } from './types';

/** 10 against 5: on a 3 the margin is 8, a Success. */
const combat = aCombat({
  attacker: aForce([aUnit('a', { profile: '10-8-6-0' })]),
  defender: aForce([aUnit('d', { tacticalAdvantages: [] }), aUnit('e', { profile: '[9-7-5-3-0]', standFast: true })]),
});
const success = resolved(combat, [3, 5]);
const over = (path: string, ruled: unknown, reason = 'Control saw it otherwise'): Overrule => ({ path, ruled, reason });

function ruling(overrules: Overrule[], faces: Face[] = [3, 5], fight: CombatCase = combat): Ruling {
  const reading = rule(resolved(fight, faces), overrules, fight, literal2011);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.ruling;
}
const problems = (overrules: Overrule[], faces: Face[] = [3, 5]) => {
  const reading = rule(resolved(combat, faces), overrules, combat);
  return reading.ok ? [] : reading.problems.map(({ path, message }) => `${path}: ${message}`);
};
const unit = (ruled: Ruling, id: string) => ruled.units.find((effect) => effect.id === id);
const found = (id: string) => success.units.find((effect) => effect.id === id);

describe('ruling on a finding', () => {
  test('accepted: the effects as found, nothing overruled', () => {
    expect(success.result).toBe('success');
    expect(ruling([])).toEqual({
      attackersScore: 10,
      defendersScore: 5,
      margin: 8,
      result: 'success',
      units: success.units,
      counterAttack: 'noneThisTurn',
      supplyPointsLost: 1,
      overrun: null,
      overruled: [],
    });
  });
  test('steps: status and effectiveness follow, finding and reason are kept', () => {
    const ruled = ruling([over('units.d.stepsTaken', 4, 'caught in the open by the mortars')]);
    expect(unit(ruled, 'd')).toMatchObject({
      statusBefore: 5,
      stepsTaken: 4,
      statusAfter: 0,
      isEffective: false,
      isCaptured: false,
      retiresKm: 3,
    });
    expect(ruled.overruled).toEqual([
      { path: 'units.d.stepsTaken', found: 1, ruled: 4, reason: 'caught in the open by the mortars' },
    ]);
    expect(unit(ruled, 'e')).toEqual(success.units.find(({ id }) => id === 'e'));
  });
  test('a retreat, and a capture', () => {
    expect(unit(ruling([over('units.d.retiresKm', 0.5)]), 'd')).toMatchObject({ retiresKm: 0.5, stepsTaken: 1 });
    expect(unit(ruling([over('units.d.isCaptured', true)]), 'd')).toMatchObject({ isCaptured: true });
  });
  test('the row: its effects follow, with the face already rolled', () => {
    const ruled = ruling([over('result', 'totalSuccess')]);
    expect(ruled).toMatchObject({
      result: 'totalSuccess',
      margin: 8,
      counterAttack: 'noneThisTurnOrNext',
      supplyPointsLost: 2,
    });
    expect(unit(ruled, 'd')).toMatchObject({ stepsTaken: 2, retiresKm: 5 });
    expect(unit(ruled, 'e')).toMatchObject({ stepsTaken: 3, retiresKm: 0 });
    expect(ruled.overruled).toEqual([
      { path: 'result', found: 'success', ruled: 'totalSuccess', reason: 'Control saw it otherwise' },
    ]);
  });
  test('a row that asks for a die where none was rolled wants its face', () => {
    expect(problems([over('result', 'success')], [1])).toEqual([
      'retreatDie: is needed: by this row units retire by a die, and none was rolled',
    ]);
    const ruled = ruling([over('result', 'success'), over('retreatDie', 2)], [1]);
    expect(unit(ruled, 'd')?.retiresKm).toBe(1);
    expect(ruled.overruled[1]).toMatchObject({ path: 'retreatDie', found: null, ruled: 2 });
  });
  test('a line: score, margin, row and effects follow', () => {
    const ruled = ruling([over('lines.0.points', 9)]);
    expect(success.lines[0]).toMatchObject({ unitId: 'a', points: 10 });
    expect(ruled).toMatchObject({ attackersScore: 9, defendersScore: 5, margin: 7, result: 'limitedSuccess' });
    expect(unit(ruled, 'd')).toMatchObject({ stepsTaken: 1, retiresKm: 2 });
  });
  test('a score, a margin', () => {
    expect(ruling([over('defendersScore', 1)])).toMatchObject({
      defendersScore: 1,
      margin: 12,
      result: 'totalSuccess',
    });
    expect(ruling([over('margin', -2)])).toMatchObject({
      margin: -2,
      result: 'attackersBadlyBeaten',
      counterAttack: 'ifOrdered',
    });
  });
  test('further down stands above what follows from further up', () => {
    const ruled = ruling([
      over('margin', 20),
      over('result', 'confusedCombat'),
      over('counterAttack', 'ifOrdered'),
      over('units.a.stepsTaken', 0),
    ]);
    expect(ruled).toMatchObject({
      margin: 20,
      result: 'confusedCombat',
      counterAttack: 'ifOrdered',
      supplyPointsLost: 0,
    });
    expect(unit(ruled, 'a')).toMatchObject({ stepsTaken: 0, statusAfter: 10 });
    expect(unit(ruled, 'd')).toMatchObject({ stepsTaken: 1, retiresKm: 0 });
  });
  test('an overrun denied takes its extra step back; one granted brings it', () => {
    const through = aCombat({
      attacker: aForce([tanks('t', { profile: '10-8-6-0', action: 'breakThrough' })]),
      defender: aForce([aUnit('d', { arm: 'recce' })]),
    });
    expect(resolved(through, [1]).units.map(({ stepsTaken }) => stepsTaken)).toEqual([2, 1]);
    expect(ruling([over('overrun', null)], [1], through)).toMatchObject({
      overrun: null,
      units: [
        { id: 't', stepsTaken: 1 },
        { id: 'd', stepsTaken: 1 },
      ],
    });
    const granted = { remainingMovementShare: 0.5, extraSteps: 1, furtherAttack: false };
    const attacked = {
      ...through,
      attacker: { ...through.attacker, units: [{ ...through.attacker.units[0]!, action: 'attack' as const }] },
    };
    expect(ruling([over('overrun', granted)], [1], attacked)).toMatchObject({
      overrun: granted,
      units: [{ id: 't', stepsTaken: 2 }, { id: 'd' }],
    });
  });
  test('a capture lapses when the steps ruled leave the unit effective', () => {
    const trapped = aCombat({
      attacker: aForce([aUnit('a', { profile: '10-0' })]),
      defender: aForce([aUnit('d', { profile: '5-3-0', cannotRetire: true })]),
    });
    expect(unit(ruling([], [3], trapped), 'd')).toMatchObject({ stepsTaken: 2, isCaptured: true });
    expect(unit(ruling([over('units.d.stepsTaken', 1)], [3], trapped), 'd')).toMatchObject({
      statusAfter: 3,
      isCaptured: false,
    });
  });
  describe('note 2, OC-57: standing fast, chosen or taken back once the die has fallen', () => {
    test('the holders of a vital spot stay: one extra step, no retreat', () => {
      const ruled = ruling([over('units.d.standFast', true, 'they hold the end of the bridge')]);
      expect(found('d')).toMatchObject({ stepsTaken: 1, retiresKm: 3 });
      expect(unit(ruled, 'd')).toMatchObject({ stepsTaken: 2, statusAfter: 2, retiresKm: 0 });
      expect(ruled.overruled).toEqual([
        { path: 'units.d.standFast', found: false, ruled: true, reason: 'they hold the end of the bridge' },
      ]);
      expect(unit(ruled, 'e')).toEqual(found('e'));
    });
    test('taken back: the unit goes by the die that fell, and keeps its step', () => {
      const ruled = ruling([over('units.e.standFast', false)]);
      expect(found('e')).toMatchObject({ stepsTaken: 2, retiresKm: 0 });
      expect(unit(ruled, 'e')).toMatchObject({ stepsTaken: 1, retiresKm: 3 });
      expect(ruled.overruled[0]).toMatchObject({ found: true, ruled: false });
    });
    test('taken back where no die fell, its face is wanted', () => {
      const firm = aCombat({
        attacker: aForce([aUnit('a', { profile: '10-8-6-0' })]),
        defender: aForce([aUnit('d', { standFast: true })]),
      });
      const reading = rule(resolved(firm, [3]), [over('units.d.standFast', false)], firm);
      expect(reading).toMatchObject({ ok: false, problems: [{ path: 'retreatDie' }] });
      const ruled = ruling([over('units.d.standFast', false), over('retreatDie', 5)], [3], firm);
      expect(unit(ruled, 'd')).toMatchObject({ stepsTaken: 1, retiresKm: 3 });
    });
    test('no extra step where no retreat is due', () => {
      const ruled = ruling([over('units.d.standFast', true)], [1], aCombat());
      expect(ruled.result).toBe('confusedCombat');
      expect(unit(ruled, 'd')).toMatchObject({ stepsTaken: 1, retiresKm: 0 });
    });
    test('the overrun follows: none past those who stay, and one where they go after all', () => {
      const through = (standFast: boolean) =>
        aCombat({
          attacker: aForce([tanks('t', { profile: '10-8-6-0', action: 'breakThrough' })]),
          defender: aForce([aUnit('d', { arm: 'recce', standFast })]),
        });
      const stayed = ruling([over('units.d.standFast', true)], [1], through(false));
      expect(stayed).toMatchObject({ overrun: null, units: [{ stepsTaken: 1 }, { stepsTaken: 2, retiresKm: 0 }] });
      const went = ruling([over('units.d.standFast', false)], [1], through(true));
      expect(went.overrun).toEqual({ remainingMovementShare: 0.25, extraSteps: 1, furtherAttack: false });
      expect(went.units).toMatchObject([{ stepsTaken: 2 }, { stepsTaken: 1, retiresKm: 2 }]);
    });
    test('what is ruled of the unit itself stands above it', () => {
      const ruled = ruling([over('units.d.standFast', true), over('units.d.stepsTaken', 1)]);
      expect(unit(ruled, 'd')).toMatchObject({ stepsTaken: 1, retiresKm: 0 });
    });
    test('it binds defenders only, is yes or no, and asks for a unit that can still fight (OC-60)', () => {
      expect(problems([over('units.a.standFast', true)])).toEqual(['units.a.standFast: binds defenders only']);
      expect(problems([over('units.d.standFast', 'yes')])).toEqual(['units.d.standFast: must be true or false']);
      const spent = aCombat({ defender: aForce([aUnit('d', { stepsLost: 4 })]) });
      const reading = rule(resolved(spent, [1]), [over('units.d.standFast', true)], spent);
      expect(reading).toEqual({
        ok: false,
        problems: [
          {
            path: 'units.d.standFast',
            message: 'is not open to a unit that was no longer effective; rule its retiresKm instead',
          },
        ],
      });
    });
  });
  test.each<[string, Overrule, string]>([
    ['no reason', over('result', 'success', '  '), 'result: needs a reason'],
    [
      'more steps than are left',
      over('units.d.stepsTaken', 5),
      'units.d.stepsTaken: must be a whole number from 0 to 4',
    ],
    ['half a step', over('units.d.stepsTaken', 0.5), 'units.d.stepsTaken: must be a whole number from 0 to 4'],
    ['a step given back', over('units.d.stepsTaken', -1), 'units.d.stepsTaken: must be a whole number from 0 to 4'],
    [
      'a unit that is not there',
      over('units.x.stepsTaken', 1),
      'units.x.stepsTaken: is no contact unit of this combat',
    ],
    ['a negative distance', over('units.d.retiresKm', -1), 'units.d.retiresKm: must be km from 0'],
    ['a word for a capture', over('units.d.isCaptured', 'yes'), 'units.d.isCaptured: must be true or false'],
    [
      'a row that is none',
      over('result', 'draw'),
      'result: must be one of totalSuccess, success, limitedSuccess, confusedCombat, attackersBadlyBeaten',
    ],
    ['a die beyond six', over('retreatDie', 7), 'retreatDie: must be the face of a d6'],
    ['the combat die', over('die', 3), 'die: is not open to a ruling'],
    ['a line that is none', over('lines.99.points', 3), 'lines.99.points: is no line of the score'],
    ['a word for points', over('lines.0.points', '3'), 'lines.0.points: must be a number'],
    [
      'half an overrun',
      over('overrun', { extraSteps: 1 }),
      'overrun: must be null, or remainingMovementShare, extraSteps and furtherAttack',
    ],
    [
      'a word for an overrun',
      over('overrun', 'half'),
      'overrun: must be null, or remainingMovementShare, extraSteps and furtherAttack',
    ],
    ['a status without steps', over('units.d.statusAfter', 1), 'units.d.statusAfter: is not open to a ruling'],
    ['a name every object has', over('constructor', 1), 'constructor: is not open to a ruling'],
  ])('refused: %s', (_name, overrule, problem) => {
    expect(problems([overrule])).toEqual([problem]);
  });
  test('a case that is not the one of the finding is a fault of the caller', () => {
    const bad = { ...combat, attacker: aForce([aUnit('a', { profile: 'ten' })]) };
    expect(() => rule(success, [], bad)).toThrow('is not a counter notation');
  });
  test('refused: the same path twice', () => {
    expect(problems([over('margin', 1), over('margin', 2)])).toEqual(['margin: is ruled twice']);
  });
});

describe('what is found, what is taken, and what is refused', () => {
  test('each path with what was found there', () => {
    const { overruled } = ruling([
      over('lines.0.points', 9),
      over('units.d.isCaptured', true),
      over('units.d.retiresKm', 0),
      over('retreatDie', 2),
      over('supplyPointsLost', 3),
      over('counterAttack', 'ifOrdered'),
    ]);
    expect(overruled.map(({ path, found, ruled }) => [path, found, ruled])).toEqual([
      ['lines.0.points', 10, 9],
      ['units.d.isCaptured', false, true],
      ['units.d.retiresKm', 3, 0],
      ['retreatDie', 5, 2],
      ['supplyPointsLost', 1, 3],
      ['counterAttack', 'noneThisTurn', 'ifOrdered'],
    ]);
  });
  test('the score of the attackers, the supply points', () => {
    expect(ruling([over('attackersScore', 14)])).toMatchObject({
      attackersScore: 14,
      margin: 12,
      result: 'totalSuccess',
    });
    expect(ruling([over('supplyPointsLost', 3)]).supplyPointsLost).toBe(3);
  });
  test('a unit of any name; steps it has left, not steps it had', () => {
    const worn = aCombat({
      attacker: aForce([aUnit('1 Para', { stepsLost: 1 })]),
      defender: aForce([aUnit('d')]),
    });
    // 3 against 5 and a 4: Confused combat, a step each.
    expect(unit(ruling([over('units.1 Para.stepsTaken', 3)], [4], worn), '1 Para')).toMatchObject({ statusAfter: 0 });
    const reading = rule(resolved(worn, [4]), [over('units.1 Para.stepsTaken', 4)], worn);
    expect(reading).toMatchObject({ problems: [{ message: 'must be a whole number from 0 to 3' }] });
  });
  test('an attacker without a way back is not captured', () => {
    const spent = aCombat({ attacker: aForce([aUnit('a', { profile: '1-0', cannotRetire: true })]) });
    expect(unit(ruling([], [1], spent), 'a')).toMatchObject({ statusAfter: 0, isCaptured: false });
  });
  const granted = { remainingMovementShare: 0.5, extraSteps: 1, furtherAttack: false };
  test.each([0, 0.25, 1])('an overrun with %d of the move left may be granted', (remainingMovementShare) =>
    expect(problems([over('overrun', { ...granted, remainingMovementShare })])).toEqual([]),
  );
  test.each([
    ['less than none of the move', { remainingMovementShare: -0.1 }],
    ['more than all of it', { remainingMovementShare: 1.1 }],
    ['a share in words', { remainingMovementShare: 'half' }],
    ['half a step', { extraSteps: 0.5 }],
    ['a step given back', { extraSteps: -1 }],
    ['a further attack in words', { furtherAttack: 'yes' }],
    ['a field it does not have', { by: 'tanks' }],
  ])('an overrun refused: %s', (_, more) =>
    expect(problems([over('overrun', { ...granted, ...more })])).toEqual([
      'overrun: must be null, or remainingMovementShare, extraSteps and furtherAttack',
    ]),
  );
  test.each<[string, unknown, string]>([
    ['margin', Number.NaN, 'must be a number'],
    ['margin', Number.POSITIVE_INFINITY, 'must be a number'],
    ['supplyPointsLost', -1, 'must be a whole number from 0'],
    ['supplyPointsLost', 1.5, 'must be a whole number from 0'],
    ['counterAttack', 'perhaps', 'must be one of noneThisTurnOrNext, noneThisTurn, ifOrdered'],
    ['the units.d.stepsTaken', 1, 'is not open to a ruling'],
    ['units.d.stepsTaken.so', 1, 'is not open to a ruling'],
    ['the lines.0.points', 1, 'is not open to a ruling'],
    ['lines.0.points.so', 1, 'is not open to a ruling'],
  ])('refused: %s as %j', (path, value, message) =>
    expect(problems([over(path, value)])).toEqual([`${path}: ${message}`]),
  );
});
