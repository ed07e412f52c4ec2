import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveCombat, scoreCombat } from './combat';
import { diceFrom, scriptedDice } from './dice';
import { rulebookFrom } from './rulebook';
import { rule } from './ruled';
import { printProfile, profileOf, statusAt, stepsIn } from './status';
import {
  actions,
  airKinds,
  arms,
  artilleryClasses,
  type CombatCase,
  type CombatOutcome,
  combatResults,
  dayparts,
  type Face,
  type Force,
  postures,
  type Rulebook,
  unitFlags,
} from './types';

/** Statuses falling from left to right, some levels in round brackets, some profiles in square ones. */
const profiles = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 10 }), fc.boolean()), { minLength: 1, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([levels, isSupport]) => {
    const falling = levels
      .sort(([a], [b]) => b - a)
      .map(([status, isBracketed]) => (isBracketed ? `(${status})` : `${status}`))
      .join('-');
    return isSupport ? `[${falling}]` : falling;
  });
const atAStep = fc
  .tuple(profiles, fc.nat())
  .map(([profile, seed]) => ({ profile, stepsLost: seed % (stepsIn(profileOf(profile)) + 1) }));
const shares = fc.constantFrom(0, 0.1, 0.25, 0.3, 0.5, 0.51, 0.75, 1);

const unit = fc
  .record({
    arm: fc.constantFrom(...arms),
    formation: fc.constantFrom('lead', 'other'),
    action: fc.constantFrom(...actions),
    posture: fc.constantFrom(...postures),
    isPrepared: fc.boolean(),
    turnShareMoved: shares,
    flags: fc.uniqueArray(fc.constantFrom(...unitFlags)),
    tacticalAdvantages: fc.array(fc.constantFrom('dug in', 'river line', 'ridge'), { maxLength: 3 }),
    standFast: fc.boolean(),
    cannotRetire: fc.boolean(),
    startLineKm: fc.constantFrom(0, 0.5, 1, 2.5),
  })
  .chain((rest) => atAStep.map((level) => ({ ...rest, ...level })));
const battery = fc
  .record({
    class: fc.constantFrom(...artilleryClasses),
    rangeKm: fc.integer({ min: 0, max: 20 }),
    turnShareMoved: shares,
  })
  .chain((rest) => atAStep.map((level) => ({ ...rest, ...level })));
const entry = fc.record({
  kind: fc.constantFrom(...airKinds),
  squadrons: fc.integer({ min: 0, max: 14 }),
  isCabRank: fc.boolean(),
  inGroundOrders: fc.boolean(),
  inAirOrders: fc.boolean(),
  hasAirLiaison: fc.boolean(),
});
const force = (side: string): fc.Arbitrary<Force> =>
  fc.record({
    leadFormation: fc.constant('lead'),
    units: fc
      .array(unit, { minLength: 1, maxLength: 5 })
      .map((units) => units.map((one, index) => ({ ...one, id: `${side}${index}` }))),
    artillery: fc
      .array(battery, { maxLength: 2 })
      .map((guns) => guns.map((one, index) => ({ ...one, id: `${side}g${index}` }))),
    air: fc.array(entry, { maxLength: 3 }),
  });
const combats: fc.Arbitrary<CombatCase> = fc.record({
  daypart: fc.constantFrom(...dayparts),
  ground: fc.record({
    isBuiltUp: fc.boolean(),
    isWoods: fc.boolean(),
    isCity: fc.boolean(),
    isFortified: fc.boolean(),
    isBadTerrain: fc.boolean(),
  }),
  attacker: force('a'),
  defender: force('d'),
});
const rulebooks: fc.Arbitrary<Rulebook> = fc
  .record({
    base: fc.constantFrom('literal2011' as const, 'example2011' as const),
    supportPartner: fc.constantFrom('strict' as const, 'cap' as const),
    longRangeArtillery: fc.constantFrom('none' as const, 'half' as const),
    germanCas: fc.boolean(),
    airLiaison: fc.constantFrom('oneLevelLower' as const, 'required' as const, 'ignored' as const),
  })
  .map(rulebookFrom);
const faces = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6);

/** Plays with two faces at hand; the outcome says how many fell. */
function played(combat: CombatCase, rulebook: Rulebook, first: Face, second: Face): CombatOutcome {
  const given = [first, second];
  return resolveCombat(
    combat,
    diceFrom(() => given.shift()!),
    rulebook,
  );
}
const any = (holds: (outcome: CombatOutcome, combat: CombatCase, rulebook: Rulebook) => void) =>
  fc.assert(
    fc.property(combats, rulebooks, faces, faces, (combat, rulebook, first, second) =>
      holds(played(combat, rulebook, first, second), combat, rulebook),
    ),
    { numRuns: 400 },
  );

describe('whatever the combat', () => {
  test('each score is the sum of its lines, and every contact unit and battery has one', () => {
    any(({ lines, attackersScore, defendersScore }, combat) => {
      const sum = (side: string) =>
        lines.filter((line) => line.side === side).reduce((total, line) => total + line.points, 0);
      expect(sum('attacker')).toBe(attackersScore);
      expect(sum('defender')).toBe(defendersScore);
      for (const side of ['attacker', 'defender'] as const)
        for (const { id } of [...combat[side].units, ...combat[side].artillery])
          expect(lines.some((line) => line.side === side && line.unitId === id)).toBe(true);
      for (const { what, rule: cited } of lines) {
        expect(what).toMatch(/^[A-Z].*\.$/);
        expect(cited).toMatch(/^§/);
      }
    });
  });
  test('the margin is the difference and the die', () => {
    any(({ margin, attackersScore, defendersScore, die }) => {
      expect(margin).toBe(attackersScore - defendersScore + die);
    });
  });
  test('the explanation before the die is the one after it', () => {
    any((outcome, combat, rulebook) => {
      const { lines, odds, attackersScore, defendersScore, column, advice } = scoreCombat(combat, rulebook);
      expect({ lines, odds, attackersScore, defendersScore, column }).toEqual({
        lines: outcome.lines,
        odds: outcome.odds,
        attackersScore: outcome.attackersScore,
        defendersScore: outcome.defendersScore,
        column: outcome.column,
      });
      expect(outcome.advice.slice(0, advice.length)).toEqual(advice);
      expect(outcome.odds[outcome.die - 1]).toEqual({
        die: outcome.die,
        margin: outcome.margin,
        result: outcome.result,
      });
    });
  });
  test('a higher die never gives the attacker a worse row', () => {
    any(({ odds }) => {
      const rows = odds.map(({ result }) => combatResults.indexOf(result));
      expect(rows).toEqual([...rows].sort((a, b) => b - a));
      expect(odds.map(({ die }) => die)).toEqual([1, 2, 3, 4, 5, 6]);
    });
  });
  test('steps lost never fall, nor exceed the profile; status follows them', () => {
    any(({ units }, combat) => {
      for (const { profile, stepsLost, id } of [...combat.attacker.units, ...combat.defender.units]) {
        const effect = units.find((one) => one.id === id)!;
        expect(effect.stepsTaken).toBeGreaterThanOrEqual(0);
        expect(stepsLost + effect.stepsTaken).toBeLessThanOrEqual(stepsIn(profileOf(profile)));
        expect(effect.statusBefore).toBe(statusAt(profileOf(profile), stepsLost));
        expect(effect.statusAfter).toBe(statusAt(profileOf(profile), stepsLost + effect.stepsTaken));
        expect(effect.statusAfter).toBeLessThanOrEqual(effect.statusBefore);
        expect(effect.isEffective).toBe(effect.statusAfter >= 1);
        if (effect.isCaptured) expect(effect).toMatchObject({ side: 'defender', isEffective: false, retiresKm: 0 });
      }
    });
  });
  test('a second die falls if and only if somebody retires by it', () => {
    any(({ units, result, rolls }) => {
      const byDie = (result === 'totalSuccess' || result === 'success') && units.some(({ retiresKm }) => retiresKm > 0);
      expect(rolls.map(({ forWhat }) => forWhat)).toEqual(byDie ? ['combat', 'retreat'] : ['combat']);
    });
  });
  test('its rolls replayed give a deeply equal outcome', () => {
    any((outcome, combat, rulebook) => {
      const dice = scriptedDice(outcome.rolls.map(({ value }) => value));
      expect(resolveCombat(combat, dice, rulebook)).toEqual(outcome);
      dice.end();
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome);
    });
  });
  test('a finding accepted is ruled as found', () => {
    any((outcome, combat, rulebook) => {
      const reading = rule(outcome, [], combat, rulebook);
      expect(reading).toMatchObject({ ok: true });
      if (!reading.ok) return;
      const { result, units, counterAttack, supplyPointsLost, overrun } = reading.ruling;
      expect({ result, units, counterAttack, supplyPointsLost, overrun }).toEqual({
        result: outcome.result,
        units: outcome.units,
        counterAttack: outcome.counterAttack,
        supplyPointsLost: outcome.supplyPointsLost,
        overrun: outcome.overrun,
      });
    });
  });
});

test('whatever the profile, its notation is read back as it is printed', () => {
  fc.assert(
    fc.property(profiles, (notation) => {
      expect(printProfile(profileOf(notation))).toBe(notation);
    }),
  );
});
