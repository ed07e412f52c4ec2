import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combats, expectSame, face, numRuns, profiles, rollOf, rulebooks } from './chance-for-tests';
import { resolveCombat, scoreCombat } from './combat';
import { forcesOf } from './contribution';
import { diceFrom, faces, scriptedDice } from './dice';
import { withoutLine } from './doubts';
import { stepsDue } from './effects';
import { type ResultsRow, resultsTable, rowOf } from './results-table';
import { rule } from './ruled';
import { tidy } from './score';
import { printProfile, profileOf, statusAt, stepsIn } from './status';
import type { CombatCase, CombatOutcome, Rulebook } from './types';

/** Puts a property to combats that have been resolved; the outcome says how many of two dice fell. */
const any = (holds: (outcome: CombatOutcome, combat: CombatCase, rulebook: Rulebook) => void) =>
  fc.assert(
    fc.property(combats, rulebooks, face, face, (combat, rulebook, first, second) =>
      holds(resolveCombat(combat, diceFrom(rollOf([first, second])), rulebook), combat, rulebook),
    ),
    { numRuns },
  );

describe('whatever the combat', () => {
  test('each score is the sum of its lines to the last bit, the margin their difference and the die', () => {
    any(({ lines, attackersScore, defendersScore, margin, die }) => {
      const sum = { attacker: 0, defender: 0 };
      for (const { side, points } of lines) sum[side] += points;
      expectSame(
        [sum.attacker, sum.defender, margin],
        [attackersScore, defendersScore, sum.attacker - sum.defender + die],
      );
    });
  });
  test('whatever takes part has its line, and every line its sentence and its rule; one alone moves the margin by its points', () => {
    any((outcome, { attacker, defender }) => {
      const { lines } = outcome;
      const told = new Set(lines.map(({ side, unitId }) => `${side} ${unitId}`));
      for (const [side, force] of Object.entries({ attacker, defender }))
        for (const { id } of [...force.units, ...force.artillery])
          expectSame([id, told.has(`${side} ${id}`)], [id, true]);
      const ofSides = lines.filter(({ unitId, what }) => unitId === undefined && !what.startsWith('Tactical'));
      expectSame(ofSides.length, attacker.air.length + defender.air.length);
      lines.forEach(({ side, points, what, rule: cited }, index) => {
        if (!/^[A-Z].*\.$/.test(what) || !/^§\d/.test(cited)) expect.fail(`${what} ${cited}`);
        expectSame(withoutLine(outcome, index).marginBy, tidy(side === 'attacker' ? -points : points));
      });
    });
  });
  test('the explanation before the die is the one after it', () => {
    any((outcome, combat, rulebook) => {
      const { advice, ...before } = scoreCombat(combat, rulebook);
      const { lines, odds, attackersScore, defendersScore, column, rulebook: name } = outcome;
      expectSame(before, { lines, odds, attackersScore, defendersScore, column, rulebook: name });
      expectSame(outcome.advice.slice(0, advice.length), advice);
      const { die, margin, result } = outcome;
      expectSame(odds[die - 1], { die, margin, result });
    });
  });
  test('a higher die never gives a row further down, nor the defenders fewer steps due', () => {
    any(({ odds }, combat, rulebook) => {
      const { defender } = forcesOf(combat, rulebook);
      const rows = odds.map(({ result }) => rowOf(result));
      expectSame(
        odds.map(({ die }) => die),
        faces,
      );
      for (const [i, higher] of rows.slice(1).entries()) {
        const lower = rows[i]!;
        if (resultsTable.indexOf(higher) > resultsTable.indexOf(lower)) expect.fail(`${i + 2}: ${higher.result}`);
        if (higher === lower) continue;
        for (const fighter of defender.units) {
          const due = (row: ResultsRow) => stepsDue(fighter, 'defender', row, combat.ground, null, rulebook);
          if (due(higher) < due(lower)) expect.fail(`${fighter.unit.id}: ${higher.result}`);
        }
      }
    });
  });
  test('steps never fall, nor pass the end of the profile; status follows them, and capture binds those who stay', () => {
    any(({ units }, combat) => {
      const given = [...combat.attacker.units, ...combat.defender.units];
      expectSame(
        units.map(({ id }) => id),
        given.map(({ id }) => id),
      );
      units.forEach(({ stepsTaken, statusBefore, statusAfter, isEffective, isCaptured, side, retiresKm }, index) => {
        const { profile: notation, stepsLost } = given[index]!;
        const profile = profileOf(notation);
        if (stepsTaken < 0 || stepsLost + stepsTaken > stepsIn(profile)) expect.fail(`${stepsTaken} of ${notation}`);
        const levels = [statusAt(profile, stepsLost), statusAt(profile, stepsLost + stepsTaken)];
        expectSame([statusBefore, statusAfter, isEffective], [...levels, levels[1]! >= 1]);
        if (isCaptured) expectSame([side, isEffective, retiresKm], ['defender', false, 0]);
      });
    });
  });
  test('a second die falls if and only if somebody retires by it; replayed, the dice give an equal outcome', () => {
    any((outcome, combat, rulebook) => {
      const { units, result, rolls } = outcome;
      const byDie = (result === 'totalSuccess' || result === 'success') && units.some(({ retiresKm }) => retiresKm > 0);
      expectSame(
        rolls.map(({ forWhat }) => forWhat),
        byDie ? ['combat', 'retreat'] : ['combat'],
      );
      const dice = scriptedDice(rolls.map(({ value }) => value));
      expectSame(resolveCombat(combat, dice, rulebook), outcome);
      dice.end();
      expectSame(JSON.parse(JSON.stringify(outcome)), outcome);
    });
  });
  test('units and guns in another order change the order of lines, effects and advice, and nothing else', () => {
    any((outcome, combat, rulebook) => {
      const turned = (role: 'attacker' | 'defender') => ({
        ...combat[role],
        units: [...combat[role].units].reverse(),
        artillery: [...combat[role].artillery].reverse(),
      });
      const other = { ...combat, attacker: turned('attacker'), defender: turned('defender') };
      const dice = scriptedDice(outcome.rolls.map(({ value }) => value));
      expectSame(inOrder(resolveCombat(other, dice, rulebook)), inOrder(outcome));
    });
  });
  test('a finding accepted is ruled as found', () => {
    any((outcome, combat, rulebook) => {
      const reading = rule(outcome, [], combat, rulebook);
      if (!reading.ok) expect.fail(JSON.stringify(reading.problems));
      const { units, counterAttack, supplyPointsLost, overrun, attackersScore, defendersScore, margin, result } =
        outcome;
      expectSame(reading.ruling, {
        attackersScore,
        defendersScore,
        margin,
        result,
        units,
        counterAttack,
        supplyPointsLost,
        overrun,
        overruled: [],
      });
    });
  });
});

/** An outcome with its lists in an order of their own, and its sums without the dust of their order. */
function inOrder({ lines, units, advice, odds, ...rest }: CombatOutcome): unknown {
  const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).sort();
  const { attackersScore, defendersScore, margin } = rest;
  return {
    ...rest,
    attackersScore: tidy(attackersScore),
    defendersScore: tidy(defendersScore),
    margin: tidy(margin),
    odds: odds.map((one) => ({ ...one, margin: tidy(one.margin) })),
    lists: [lines, units, advice].map(sorted),
  };
}

test('whatever the profile, its notation is read back as it is printed', () => {
  fc.assert(
    fc.property(profiles, (notation) => {
      expect(printProfile(profileOf(notation))).toBe(notation);
    }),
    { numRuns },
  );
});
