import { resolveCombat, scoreCombat } from './combat';
import { RollsMismatch, scriptedDice } from './dice';
import { resultsTable } from './results-table';
import { literal2011 } from './rulebook';
import type { CombatCase, CombatScore, CombatSide, Face, Force, Ground, Odds, ResultsColumn, Rulebook } from './types';

/** What can be argued about in a combat as grouped. */
export type DoubtAbout =
  | { about: 'tacticalAdvantage'; side: CombatSide; unitId: string; advantage: string }
  | { about: 'prepared'; side: CombatSide; unitId: string; isPrepared: boolean }
  | { about: 'guns'; side: CombatSide; unitId: string }
  | { about: 'air'; side: CombatSide; entry: number }
  | { about: 'leadFormation'; side: CombatSide; formation: string }
  | { about: 'ground'; flag: keyof Ground; holds: boolean };

/** One doubtful factor decided the other way. */
export type Doubt = DoubtAbout & {
  /** The six results then. */
  odds: Odds[];
  /** What the margin gains or loses by it, whatever the die. */
  marginBy: number;
  /** The faces on which the result differs; empty: it does not matter. */
  changesOn: Face[];
};

const sides: readonly CombatSide[] = ['attacker', 'defender'];

const without = <Item>(items: readonly Item[], index: number): Item[] => items.filter((_, i) => i !== index);

/** Every doubt of one side, each with the force as it would stand. */
function ofForce(side: CombatSide, force: Force): { doubt: DoubtAbout; force: Force }[] {
  const units = (unitId: string, patch: Partial<Force['units'][number]>): Force => ({
    ...force,
    units: force.units.map((unit) => (unit.id === unitId ? { ...unit, ...patch } : unit)),
  });
  const formations = [...new Set(force.units.map(({ formation }) => formation))];
  return [
    ...force.units.flatMap(({ id: unitId, tacticalAdvantages }) =>
      [...new Set(tacticalAdvantages)].map((advantage) => ({
        doubt: { about: 'tacticalAdvantage' as const, side, unitId, advantage },
        force: units(unitId, { tacticalAdvantages: tacticalAdvantages.filter((held) => held !== advantage) }),
      })),
    ),
    ...force.units.map(({ id: unitId, isPrepared }) => ({
      doubt: { about: 'prepared' as const, side, unitId, isPrepared },
      force: units(unitId, { isPrepared: !isPrepared }),
    })),
    ...force.artillery.map(({ id: unitId }, index) => ({
      doubt: { about: 'guns' as const, side, unitId },
      force: { ...force, artillery: without(force.artillery, index) },
    })),
    ...force.air.map((_, entry) => ({
      doubt: { about: 'air' as const, side, entry },
      force: { ...force, air: without(force.air, entry) },
    })),
    ...formations
      .filter((formation) => formation !== force.leadFormation)
      .map((formation) => ({
        doubt: { about: 'leadFormation' as const, side, formation },
        force: { ...force, leadFormation: formation },
      })),
  ];
}

/**
 * Does it matter? For each factor of a combat that can be argued about, the six results with it decided the other way
 * (§9 Factors). Those that would change neither score nor table column are left out.
 */
export function doubtsOf(combat: CombatCase, rulebook: Rulebook = literal2011): Doubt[] {
  const stands = scoreCombat(combat, rulebook);
  const flags = Object.keys(combat.ground) as (keyof Ground)[];
  const others: { doubt: DoubtAbout; combat: CombatCase }[] = [
    ...sides.flatMap((side) =>
      ofForce(side, combat[side]).map(({ doubt, force }) => ({ doubt, combat: { ...combat, [side]: force } })),
    ),
    ...flags.map((flag) => ({
      doubt: { about: 'ground' as const, flag, holds: combat.ground[flag] },
      combat: { ...combat, ground: { ...combat.ground, [flag]: !combat.ground[flag] } },
    })),
  ];
  return others.flatMap(({ doubt, combat: other }) => {
    const then = scoreCombat(other, rulebook);
    return isSame(stands, then) ? [] : [{ ...doubt, ...difference(stands, then) }];
  });
}

const isSame = (a: CombatScore, b: CombatScore): boolean =>
  a.attackersScore === b.attackersScore && a.defendersScore === b.defendersScore && a.column === b.column;

function difference(stands: CombatScore, then: CombatScore): Pick<Doubt, 'odds' | 'marginBy' | 'changesOn'> {
  return {
    odds: then.odds,
    marginBy: then.odds[0]!.margin - stands.odds[0]!.margin,
    changesOn: stands.odds.filter(({ result }, i) => result !== then.odds[i]!.result).map(({ die }) => die),
  };
}

/** How far a margin falls short of the next row up; null in the top row. */
export function toNextRow(margin: number, column: ResultsColumn): number | null {
  const above = resultsTable.map((row) => row[column]).filter((least) => least > margin);
  return above.length === 0 ? null : Math.min(...above) - margin;
}

const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

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
