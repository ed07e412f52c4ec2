import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CombatRole } from '@/lib/words';
import { isLight } from './arms';
import { artilleryRanges, gunsInCombat } from './artillery';
import { combats, expectSame, numRuns, rulebooks } from './chance-for-tests';
import { cases } from './chance-of-kinds-for-tests';
import { airInCombat, airPoints } from './close-air-support';
import { scoreCombat } from './combat';
import { contributing, forcesOf } from './contribution';
import { otherInterdictionReadings, otherMovementReadings, otherReadings } from './readings';
import { policyBook } from './rulebook';
import { tidy } from './score';
import type { CombatCase, Policies, Rulebook } from './types';

const sides: readonly CombatRole[] = ['attacker', 'defender'];

/** The rulebook with one policy as given. */
const by = (rulebook: Rulebook, policy: Partial<Policies>): Rulebook => ({
  ...rulebook,
  policies: { ...rulebook.policies, ...policy },
});

/** Puts a property to a combat and its rulebook. */
const any = (holds: (combat: CombatCase, rulebook: Rulebook) => void) =>
  fc.assert(fc.property(combats, rulebooks, holds), { numRuns });

describe('what each policy does to a combat', () => {
  test('OC-1, OC-2, OC-37: to its scores; OC-76, OC-77 and OC-102 do nothing', () => {
    any((combat, rulebook) => {
      const book = by(rulebook, { lightInfantryPenalty: 2, tacticalAdvantageScope: 'perUnit', germanCas: false });
      const forces = forcesOf(combat, book);
      const score = scoreCombat(combat, book);
      const than = (policy: Partial<Policies>): [number, number] => {
        const then = scoreCombat(combat, by(book, policy));
        return [tidy(then.attackersScore - score.attackersScore), tidy(then.defendersScore - score.defendersScore)];
      };
      expectSame(than({ lightInfantryPenalty: 1 }), [
        contributing(forces.attacker).filter(({ unit }) => isLight(unit)).length,
        0,
      ]);
      const repeats = (role: CombatRole) => {
        const held = contributing(forces[role]).flatMap(({ unit }) => [...new Set(unit.tacticalAdvantages)]);
        return tidy(2 * (new Set(held).size - held.length));
      };
      expectSame(than({ tacticalAdvantageScope: 'perSide' }), sides.map(repeats));
      const [attack, defence] = than({ germanCas: true });
      const isGerman = (role: CombatRole) => combat[role].air.some(({ kind }) => kind === 'germanGroundAttack');
      if (attack < 0 || (attack > 0 && !isGerman('attacker')) || defence !== 0) expect.fail(`${attack} ${defence}`);
      const idle = {
        lightInterdictionNine: 'row4',
        heavyInterdictionTwo: 'row4',
        nightMovement: { road: 0, other: 1 },
      };
      expectSame(scoreCombat(combat, by(book, idle as Partial<Policies>)), score);
    });
  });
  test('OC-27: `cap` lets in support units beside a weaker partner, at its status, and nobody else changes', () => {
    any((combat, rulebook) => {
      const strict = forcesOf(combat, by(rulebook, { supportPartner: 'strict' }));
      const cap = forcesOf(combat, by(rulebook, { supportPartner: 'cap' }));
      for (const role of sides) {
        const partners = contributing(strict[role]).filter(({ profile }) => !profile.isSupport);
        const best = Math.max(0, ...partners.map(({ raw }) => raw));
        strict[role].units.forEach((unit, index) => {
          const capped = cap[role].units[index]!;
          if (unit.reason !== 'supportAlone' || best === 0) expectSame(capped, unit);
          else expectSame([capped.isContributing, capped.raw], [true, best]);
        });
      }
    });
  });
  test('OC-31: `half` gives guns between effective and long range half, and leaves the others as they are', () => {
    any((combat, rulebook) => {
      for (const role of sides)
        for (const guns of combat[role].artillery) {
          const [none, half] = (['none', 'half'] as const).map((longRangeArtillery) =>
            gunsInCombat(guns, role, by(rulebook, { longRangeArtillery })),
          );
          const { effectiveKm, longKm } = artilleryRanges[guns.class];
          const isLong = guns.rangeKm > effectiveKm && longKm !== null && guns.rangeKm <= longKm;
          const near = gunsInCombat({ ...guns, rangeKm: 0 }, role, rulebook).counts;
          expectSame(none?.counts, guns.rangeKm <= effectiveKm ? near : 0);
          expectSame(half?.counts, isLong ? tidy(near / 2) : none?.counts);
        }
    });
  });
  test('OC-42: without liaison a level lower, or nothing, or no loss; with it the three are one', () => {
    any((combat, rulebook) => {
      for (const entry of [...combat.attacker.air, ...combat.defender.air]) {
        const scene = { daypart: combat.daypart, isPreparedAttack: entry.squadrons > 2 };
        const [ignored, lower, required] = (['ignored', 'oneLevelLower', 'required'] as const).map(
          (airLiaison) => airPoints[airInCombat(entry, scene, by(rulebook, { airLiaison })).level],
        );
        if (entry.hasAirLiaison) expectSame([lower, required], [ignored, ignored]);
        else expectSame([lower, required], [ignored! > 4 ? ignored! - 2 : 0, 0]);
      }
    });
  });
});

describe('the other readings', () => {
  const alternatives = new Set(
    Object.entries(policyBook).flatMap(([policy, entry]) =>
      entry.alternatives.map(({ value }) => `${policy} ${JSON.stringify(value)}`),
    ),
  );

  test('of a combat: each is a reading of the book not in force, and moves all six margins alike', () => {
    any((combat, rulebook) => {
      const stands = scoreCombat(combat, rulebook);
      for (const { policy, value, odds, marginBy, changesOn } of otherReadings(combat, rulebook)) {
        if (!alternatives.has(`${policy} ${JSON.stringify(value)}`)) expect.fail(`${policy} ${JSON.stringify(value)}`);
        if (rulebook.policies[policy] === value) expect.fail(`${policy} is in force`);
        for (const [i, { margin, result }] of stands.odds.entries()) {
          expectSame(tidy(odds[i]!.margin - margin), marginBy);
          expectSame(changesOn.includes(odds[i]!.die), odds[i]!.result !== result);
        }
      }
    });
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
