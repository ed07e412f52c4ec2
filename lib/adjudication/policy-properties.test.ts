import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLight } from './arms';
import { artilleryRanges, gunsInCombat } from './artillery';
import { combats, expectSame, numRuns, rulebooks } from './chance-for-tests';
import { cases } from './chance-of-kinds-for-tests';
import { airPoints } from './close-air-support';
import { scoreCombat } from './combat';
import { contributing, type Forces, forcesOf } from './contribution';
import { otherInterdictionReadings, otherMovementReadings, otherReadings } from './readings';
import { literal2011, policyBook } from './rulebook';
import { tidy } from './score';
import type { CombatCase, CombatScore, CombatSide, Policies, Rulebook } from './types';

const sides: readonly CombatSide[] = ['attacker', 'defender'];

/** The rulebook with one policy as given. */
const by = (rulebook: Rulebook, policy: Partial<Policies>): Rulebook => ({
  ...rulebook,
  policies: { ...rulebook.policies, ...policy },
});

/** A combat by one reading, worked out as far as it is asked for. */
interface Read {
  score(): CombatScore;
  forces(): Forces;
}

/** Puts a property to a combat under two readings of one policy. */
const two = (
  one: Partial<Policies>,
  other: Partial<Policies>,
  holds: (one: Read, other: Read, combat: CombatCase) => void,
) =>
  fc.assert(
    fc.property(combats, rulebooks, (combat, rulebook) => {
      const read = (policy: Partial<Policies>): Read => ({
        score: () => scoreCombat(combat, by(rulebook, policy)),
        forces: () => forcesOf(combat, by(rulebook, policy)),
      });
      holds(read(one), read(other), combat);
    }),
    { numRuns },
  );

describe('what each policy does to a combat', () => {
  test('OC-1: a point for each light unit that contributes to the attack', () => {
    two({ lightInfantryPenalty: 2 }, { lightInfantryPenalty: 1 }, (two, one) => {
      const [minusTwo, minusOne] = [two.score(), one.score()];
      const light = contributing(two.forces().attacker).filter(({ unit }) => isLight(unit)).length;
      expectSame(tidy(minusOne.attackersScore - minusTwo.attackersScore), light);
      expectSame(minusOne.defendersScore, minusTwo.defendersScore);
    });
  });
  test('OC-2: two points for each unit entitled, or once for each advantage that anybody contributing holds', () => {
    two({ tacticalAdvantageScope: 'perUnit' }, { tacticalAdvantageScope: 'perSide' }, (perUnit, perSide) => {
      const [forces, units, side] = [perUnit.forces(), perUnit.score(), perSide.score()];
      for (const one of sides) {
        const held = contributing(forces[one]).map(({ unit }) => [...new Set(unit.tacticalAdvantages)]);
        const score = one === 'attacker' ? 'attackersScore' : 'defendersScore';
        expectSame(tidy(units[score] - side[score]), 2 * (held.flat().length - new Set(held.flat()).size));
      }
    });
  });
  test('OC-27: `cap` lets in support units beside a weaker partner, at its status, and nobody else changes', () => {
    two({ supportPartner: 'strict' }, { supportPartner: 'cap' }, (one, other) => {
      const [strict, cap] = [one.forces(), other.forces()];
      for (const side of sides) {
        const partner = Math.max(
          0,
          ...contributing(strict[side])
            .filter(({ profile }) => !profile.isSupport)
            .map(({ raw }) => raw),
        );
        strict[side].units.forEach((unit, index) => {
          const capped = cap[side].units[index]!;
          if (unit.reason !== 'supportAlone' || partner === 0) expectSame(capped, unit);
          else expectSame([capped.isContributing, capped.raw], [true, partner]);
        });
      }
    });
  });
  test('OC-31: `half` gives half the status to guns between effective and long range, and leaves the others', () => {
    two({ longRangeArtillery: 'none' }, { longRangeArtillery: 'half' }, (one, other) => {
      const [none, half] = [one.forces(), other.forces()];
      for (const side of sides)
        none[side].artillery.forEach(({ guns, counts }, index) => {
          const { effectiveKm, longKm } = artilleryRanges[guns.class];
          const then = half[side].artillery[index]!;
          const isLong = guns.rangeKm > effectiveKm && longKm !== null && guns.rangeKm <= longKm;
          if (!isLong) expectSame(then.counts, counts);
          else if (then.counts > 0) {
            const near = gunsInCombat({ ...guns, rangeKm: 0 }, side, literal2011);
            expectSame([counts, then.reason], [0, 'longRange']);
            expectSame(then.counts, tidy(near.counts / 2));
          }
        });
    });
  });
  test('OC-37: German squadrons count only where the policy lets them, and nothing else changes', () => {
    two({ germanCas: false }, { germanCas: true }, (off, on, { attacker, defender }) => {
      const [no, yes, without] = [off.score(), on.score(), off.forces()];
      for (const side of sides)
        for (const { entry, level } of without[side].air)
          if (entry.kind === 'germanGroundAttack') expectSame(level, 'none');
      if (yes.attackersScore < no.attackersScore || yes.defendersScore < no.defendersScore) expect.fail('less');
      const isGerman = [...attacker.air, ...defender.air].some(({ kind }) => kind === 'germanGroundAttack');
      if (!isGerman) expectSame(yes, no);
    });
  });
  test('OC-42: ignored is never less than a level lower, that never less than required; with liaison all are one', () => {
    const level = (forces: Forces, side: CombatSide, index: number) => airPoints[forces[side].air[index]!.level];
    fc.assert(
      fc.property(combats, rulebooks, (combat, rulebook) => {
        const [ignored, lower, required] = (['ignored', 'oneLevelLower', 'required'] as const).map((airLiaison) =>
          forcesOf(combat, by(rulebook, { airLiaison })),
        );
        for (const side of sides)
          combat[side].air.forEach(({ hasAirLiaison }, index) => {
            const [most, less, least] = [ignored!, lower!, required!].map((forces) => level(forces, side, index));
            if (hasAirLiaison) expectSame([less, least], [most, most]);
            else expectSame([less, least], [Math.max(0, most === 4 ? 0 : most! - 2), 0]);
          });
      }),
      { numRuns },
    );
  });
  test('OC-76, OC-77, OC-102: readings of interdictions and moves leave a combat alone', () => {
    two(
      { lightInterdictionNine: 'row5', heavyInterdictionTwo: 'row3', nightMovement: { road: 0.5, other: 0.25 } },
      { lightInterdictionNine: 'row4', heavyInterdictionTwo: 'row4', nightMovement: { road: 0, other: 1 } },
      (one, other) => expectSame(other.score(), one.score()),
    );
  });
});

describe('the other readings', () => {
  const alternatives = new Set(
    Object.entries(policyBook).flatMap(([policy, entry]) =>
      entry.alternatives.map(({ value }) => `${policy} ${JSON.stringify(value)}`),
    ),
  );

  test('of a combat: each is a reading of the book not in force, and just what it would give', () => {
    fc.assert(
      fc.property(combats, rulebooks, (combat, rulebook) => {
        const stands = scoreCombat(combat, rulebook);
        for (const { policy, value, odds, marginBy, changesOn } of otherReadings(combat, rulebook)) {
          if (!alternatives.has(`${policy} ${JSON.stringify(value)}`))
            expect.fail(`${policy} ${JSON.stringify(value)}`);
          const then = scoreCombat(combat, by(rulebook, { [policy]: value }));
          expectSame(odds, then.odds);
          for (const [i, { margin, result }] of stands.odds.entries()) {
            expectSame(tidy(odds[i]!.margin - margin), marginBy);
            expectSame(changesOn.includes(odds[i]!.die), odds[i]!.result !== result);
          }
        }
      }),
      { numRuns },
    );
  });
  test('of an interdiction: only nine light and two heavy have any; of a move: only by night', () => {
    fc.assert(
      fc.property(cases.interdiction, cases.movement, rulebooks, (interdiction, move, rulebook) => {
        const count = (weight: string) =>
          interdiction.forces.reduce((sum, force) => sum + (force.weight === weight ? force.count : 0), 0);
        expectSame(
          otherInterdictionReadings(interdiction, rulebook).map(({ policy }) => policy),
          [
            ...(count('light') === 9 ? ['lightInterdictionNine'] : []),
            ...(count('heavy') === 2 ? ['heavyInterdictionTwo'] : []),
          ],
        );
        for (const { policy } of otherMovementReadings(move, rulebook))
          expectSame([policy, move.daypart], ['nightMovement', 'night']);
      }),
      { numRuns },
    );
  });
});
