import type { CombatResult } from '@/lib/words';
import { isTanks } from './arms';
import type { ForceInCombat, Forces, UnitInCombat } from './contribution';
import type { Dice } from './dice';
import { isCloseCountry, isOpen } from './ground';
import { overrunOf } from './overrun';
import { type ResultsRow, rowOf } from './results-table';
import { isEffective, statusAt, stepsHeld } from './status';
import type { CombatEffects, Ground, Overrun, Rulebook, UnitEffect } from './types';

/** The purpose of the retreat die. */
export const retreatDie = 'retreat';

/** A defender keeps its ground: it stands fast, being effective, or cannot retire (OC-56, OC-59, OC-60). */
const stays = ({ unit, level }: UnitInCombat): boolean =>
  unit.cannotRetire || (unit.standFast && isEffective(level.status));

/** True when the row makes defenders go back: in a city or fortified area a Total success only (note 3, OC-58). */
export const isRetreatDue = (row: ResultsRow, ground: Ground): boolean =>
  row.retreat !== null && (row.retreatsFromCity || !(ground.isCity || ground.isFortified));

/** True when defenders go back half as far only (OC-51): outside the open, or in close ground alone (OC-121). */
const isHalfRetreat = (ground: Ground, { policies }: Rulebook): boolean =>
  policies.halfRetreatGround === 'everyFlag' ? !isOpen(ground) : isCloseCountry(ground) || ground.isBadTerrain;

/** The distance that the defenders go back, in km: one die for the combat (OC-49, OC-47). */
function retreatKm(row: ResultsRow, ground: Ground, dice: Dice, rulebook: Rulebook): number {
  const km = row.retreat === '1d6' ? dice.d6(retreatDie) : row.retreat === '1d3' ? dice.d3(retreatDie) : 2;
  return isHalfRetreat(ground, rulebook) ? km / 2 : km;
}

function effectOf(
  { unit, profile, level }: UnitInCombat,
  role: ForceInCombat['role'],
  stepsDue: number,
  retiresKm: number,
): UnitEffect {
  const stepsTaken = stepsHeld(profile, unit.stepsLost, stepsDue);
  const statusAfter = statusAt(profile, unit.stepsLost + stepsTaken);
  return {
    id: unit.id,
    side: role,
    statusBefore: level.status,
    stepsTaken,
    statusAfter,
    isEffective: isEffective(statusAfter),
    isCaptured: role === 'defender' && unit.cannotRetire && !isEffective(statusAfter),
    retiresKm,
  };
}

/** Steps due to a contact unit before its profile runs out: for the row, for staying, for an overrun. */
export function stepsDue(
  fighter: UnitInCombat,
  role: ForceInCombat['role'],
  row: ResultsRow,
  ground: Ground,
  overrun: Overrun | null,
  { policies }: Rulebook,
): number {
  if (role === 'defender') return row.defendersLose + (isRetreatDue(row, ground) && stays(fighter) ? 1 : 0);
  const passes = policies.overrunLosses === 'everyAttacker' || (fighter.isContributing && isTanks(fighter.unit));
  return row.attackersLose + (overrun && passes ? overrun.extraSteps : 0);
}

/**
 * The effects of a result on the contact units of both sides. Asks `dice` for one retreat die when a Total success or a
 * Success makes at least one unit retire, and for nothing otherwise. `ruledOverrun` replaces the overrun that the rules
 * find, if Control has ruled on it.
 */
export function effectsOf(
  forces: Forces,
  ground: Ground,
  result: CombatResult,
  dice: Dice,
  rulebook: Rulebook,
  ruledOverrun?: Overrun | null,
): CombatEffects {
  const row = rowOf(result);
  const isDue = isRetreatDue(row, ground);
  const goes = (fighter: UnitInCombat) => isDue && !stays(fighter);
  const km = forces.defender.units.some(goes) ? retreatKm(row, ground, dice, rulebook) : 0;
  const found = overrunOf(row, forces, forces.defender.units.every(goes));
  const overrun = ruledOverrun === undefined ? found : ruledOverrun;
  const isBeaten = result === 'attackersBadlyBeaten';
  const attackers = forces.attacker.units.map((fighter) =>
    effectOf(
      fighter,
      'attacker',
      stepsDue(fighter, 'attacker', row, ground, overrun, rulebook),
      isBeaten ? Math.max(fighter.unit.startLineKm, 1) : 0,
    ),
  );
  const defenders = forces.defender.units.map((fighter) =>
    effectOf(
      fighter,
      'defender',
      stepsDue(fighter, 'defender', row, ground, overrun, rulebook),
      goes(fighter) ? km : 0,
    ),
  );
  return {
    units: [...attackers, ...defenders],
    counterAttack: row.counterAttack,
    supplyPointsLost: row.supplyPointsLost,
    overrun,
  };
}
