import { type CombatRole, combatRoles, type ResultsColumn } from '@/lib/words';
import { resolveCombat, scoreCombat } from './combat';
import { faces, RollsMismatch, scriptedDice } from './dice';
import { isSameScore, type Otherwise, otherwise } from './otherwise';
import { oddsOf, resultsTable } from './results-table';
import { literal2011 } from './rulebook';
import { scoreOf, tidy } from './score';
import type { CombatCase, CombatScore, Face, Force, Ground, Rulebook } from './types';

/** The points of a grouped combat that can be argued about. */
type DoubtAbout =
  | { about: 'tacticalAdvantage'; role: CombatRole; unitId: string; advantage: string }
  | { about: 'prepared'; role: CombatRole; unitId: string; isPrepared: boolean }
  | { about: 'guns'; role: CombatRole; unitId: string }
  | { about: 'air'; role: CombatRole; entry: number }
  | { about: 'leadFormation'; role: CombatRole; formation: string }
  | { about: 'ground'; flag: keyof Ground; holds: boolean };

/** One doubtful factor decided the other way. */
export type Doubt = DoubtAbout & Otherwise;

/** A score, before or after the die. */
type Scored = Pick<CombatScore, 'lines' | 'odds' | 'column'>;

const without = <Item>(items: readonly Item[], index: number): Item[] => items.filter((_, i) => i !== index);

/** Every doubt of one side, each with the force as it would stand. */
function ofForce(role: CombatRole, force: Force): { doubt: DoubtAbout; force: Force }[] {
  const units = (unitId: string, patch: Partial<Force['units'][number]>): Force => ({
    ...force,
    units: force.units.map((unit) => (unit.id === unitId ? { ...unit, ...patch } : unit)),
  });
  const formations = [...new Set(force.units.map(({ formation }) => formation))];
  return [
    ...force.units.flatMap(({ id: unitId, tacticalAdvantages }) =>
      [...new Set(tacticalAdvantages)].map((advantage) => ({
        doubt: { about: 'tacticalAdvantage' as const, role, unitId, advantage },
        force: units(unitId, { tacticalAdvantages: tacticalAdvantages.filter((held) => held !== advantage) }),
      })),
    ),
    ...force.units.map(({ id: unitId, isPrepared }) => ({
      doubt: { about: 'prepared' as const, role, unitId, isPrepared },
      force: units(unitId, { isPrepared: !isPrepared }),
    })),
    ...force.artillery.map(({ id: unitId }, index) => ({
      doubt: { about: 'guns' as const, role, unitId },
      force: { ...force, artillery: without(force.artillery, index) },
    })),
    ...force.air.map((_, entry) => ({
      doubt: { about: 'air' as const, role, entry },
      force: { ...force, air: without(force.air, entry) },
    })),
    ...formations
      .filter((formation) => formation !== force.leadFormation)
      .map((formation) => ({
        doubt: { about: 'leadFormation' as const, role, formation },
        force: { ...force, leadFormation: formation },
      })),
  ];
}

/**
 * Does it matter? For each factor of a combat that can be argued about, the six results with it decided the other way
 * (§9 Factors). Those that would change neither the score nor the column are left out.
 */
export function doubtsOf(combat: CombatCase, rulebook: Rulebook = literal2011): Doubt[] {
  const stands = scoreCombat(combat, rulebook);
  const flags = Object.keys(combat.ground) as (keyof Ground)[];
  const others: { doubt: DoubtAbout; combat: CombatCase }[] = [
    ...combatRoles.flatMap((role) =>
      ofForce(role, combat[role]).map(({ doubt, force }) => ({ doubt, combat: { ...combat, [role]: force } })),
    ),
    ...flags.map((flag) => ({
      doubt: { about: 'ground' as const, flag, holds: combat.ground[flag] },
      combat: { ...combat, ground: { ...combat.ground, [flag]: !combat.ground[flag] } },
    })),
  ];
  return others.flatMap(({ doubt, combat: other }) => {
    const then = scoreCombat(other, rulebook);
    return isSameScore(stands, then) ? [] : [{ ...doubt, ...otherwise(stands.odds, then.odds) }];
  });
}

/**
 * Does it matter? One line of a score taken away, whatever it is for: the six results without it. Lines that follow
 * from the same unit stay. Throws if the score has no such line.
 */
export function withoutLine({ lines, odds, column }: Scored, index: number): Otherwise {
  if (!lines[index]) throw new RangeError(`line ${index} of ${lines.length}`);
  const kept = without(lines, index);
  return otherwise(odds, oddsOf(scoreOf(kept, 'attacker'), scoreOf(kept, 'defender'), column));
}

/** The margin that is missing to the next row up; null in the top row. */
export function toNextRow(margin: number, column: ResultsColumn): number | null {
  const above = resultsTable.map((row) => row[column]).filter((least) => least > margin);
  return above.length === 0 ? null : Math.min(...above) - margin;
}

/** The least loss, in whole points, by which a margin falls below its row; null in the lowest row. */
export function toRowBelow(margin: number, column: ResultsColumn): number | null {
  const least = resultsTable.find((row) => tidy(margin) >= row[column])![column];
  return Number.isFinite(least) ? Math.floor(tidy(margin - least)) + 1 : null;
}

/** One factor given to a side or taken from it, by its points alone: the six results then. */
export const withPoints = ({ lines, odds, column }: Scored, role: CombatRole, points: number): Otherwise => {
  const of = (one: CombatRole) => scoreOf(lines, one) + (one === role ? points : 0);
  return otherwise(odds, oddsOf(of('attacker'), of('defender'), column));
};

/** The faces of the combat die on which a retreat die is due as well (§9 Results Table, OC-49). */
export function retreatDieDueOn(combat: CombatCase, rulebook: Rulebook = literal2011): Face[] {
  return faces.filter((face) => {
    try {
      resolveCombat(combat, scriptedDice([face]), rulebook);
      return false;
    } catch (error) {
      if (error instanceof RollsMismatch) return true;
      throw error;
    }
  });
}
