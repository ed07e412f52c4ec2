import type { CombatRole } from '@/lib/words';
import { adviceAfter, adviceBefore } from './advice';
import { airLines } from './close-air-support';
import { type Forces, forcesOf } from './contribution';
import { type Dice, recordedDice } from './dice';
import { effectsOf } from './effects';
import { factorLines } from './factors';
import { oddsOf } from './results-table';
import { literal2011 } from './rulebook';
import { scoreOf } from './score';
import type { CombatCase, CombatOutcome, CombatScore, Rulebook, ScoreLine } from './types';

/** The purpose of the combat die. */
const combatDie = 'combat';

/** The lines of one side: status of its units, its guns, the factors, the air (§9 Combat Procedure 1 and 2). */
function linesOf(role: CombatRole, forces: Forces, combat: CombatCase, rulebook: Rulebook): ScoreLine[] {
  const force = forces[role];
  return [
    ...force.units.map(({ line }) => line),
    ...force.artillery.map(({ line }) => line),
    ...factorLines(role, forces, combat, rulebook),
    ...airLines(force.air, role),
  ];
}

function score(forces: Forces, combat: CombatCase, rulebook: Rulebook): CombatScore {
  const lines = [...linesOf('attacker', forces, combat, rulebook), ...linesOf('defender', forces, combat, rulebook)];
  const attackersScore = scoreOf(lines, 'attacker');
  const defendersScore = scoreOf(lines, 'defender');
  const column = combat.ground.isBadTerrain ? 'badTerrain' : 'normal';
  return {
    rulebook: rulebook.name,
    attackersScore,
    defendersScore,
    column,
    lines,
    odds: oddsOf(attackersScore, defendersScore, column),
    advice: adviceBefore(forces, combat),
  };
}

/** The whole explanation of a combat without a die: lines, scores, and what each of the six faces would give. */
export function scoreCombat(combat: CombatCase, rulebook: Rulebook = literal2011): CombatScore {
  return score(forcesOf(combat, rulebook), combat, rulebook);
}

/**
 * Resolves a combat (§9 Combat Procedure). Asks `dice` for the combat die and, on a Total success or a Success, for
 * the retreat die if at least one unit retires by it. `combat` must have been checked (`readCombatCase`); a profile
 * that is no counter notation, or more steps lost than it holds, throws.
 */
export function resolveCombat(combat: CombatCase, dice: Dice, rulebook: Rulebook = literal2011): CombatOutcome {
  const forces = forcesOf(combat, rulebook);
  const { attackersScore, defendersScore, column, lines, odds, advice } = score(forces, combat, rulebook);
  const recorded = recordedDice(dice);
  const die = recorded.d6(combatDie);
  const { margin, result } = odds[die - 1]!;
  const effects = effectsOf(forces, combat.ground, result, recorded, rulebook);
  return {
    rulebook: rulebook.name,
    attackersScore,
    defendersScore,
    die,
    margin,
    column,
    result,
    lines,
    ...effects,
    odds,
    rolls: recorded.rolls,
    advice: [...advice, ...adviceAfter(forces, combat, result, effects, rulebook)],
  };
}
