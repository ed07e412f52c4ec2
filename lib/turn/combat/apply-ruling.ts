import { profileOf, stepsHeld } from '@/lib/adjudication/status';
import type { CombatCase, UnitEffect } from '@/lib/adjudication/types';
import type { AppliedEffect, UnitTruth } from '@/lib/advice/combat/combat-grouping';
import type { Contact } from '@/lib/advice/movement/contacts';
import { change } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Unit } from '@/lib/db/rows';
import type { Place } from '@/lib/geometry';
import { only } from '@/lib/values';
import type { Gone } from '../movement/passages/write-passages';

const truthOf = (unit: Omit<UnitTruth, 'way'>): UnitTruth =>
  only(unit, ['stepsLost', 'x', 'y', 'isCaptured', 'hasRetired']);

/**
 * Does to the units what Control ruled: steps crossed off (never more than a profile holds, OC-61), places of those that
 * retire, captures. `effects`: on the locked `units` as they now stand. Returns what was done, so that a further ruling can
 * take it back.
 */
export async function applyRuling(
  tx: Tx,
  act: Act,
  effects: readonly UnitEffect[],
  units: ReadonlyMap<string, Unit>,
  places: ReadonlyMap<string, Place>,
): Promise<AppliedEffect[]> {
  const applied: AppliedEffect[] = [];
  for (const { id, stepsTaken, retiresKm, isCaptured } of effects) {
    const unit = units.get(id)!;
    const patch = {
      stepsLost: unit.stepsLost + stepsHeld(profileOf(unit.profile), unit.stepsLost, stepsTaken),
      isCaptured: unit.isCaptured || isCaptured,
      ...(retiresKm > 0 ? { hasRetired: true, ...places.get(id) } : {}),
    };
    const became = await change(tx, act, 'unit', id, patch);
    applied.push({ unitId: id, before: truthOf(unit), after: truthOf(became) });
  }
  return applied;
}

/**
 * Takes back what an earlier ruling did, as far as it still stands: a unit moved since stays where it is. `isOfTurn`: the
 * combat is of this turn, and its winners have their ways of it still. Answers the winners that had followed and are back,
 * with the way that they have not gone after all.
 */
export async function takeBackRuling(
  tx: Tx,
  act: Act,
  { applied, isOfTurn }: { applied: readonly AppliedEffect[]; isOfTurn: boolean },
  units: Map<string, Unit>,
): Promise<Gone[]> {
  const back: Gone[] = [];
  for (const { unitId, before, after } of applied) {
    const unit = units.get(unitId)!;
    const isWhereItWent = unit.x === after.x && unit.y === after.y;
    if (isWhereItWent && before.way)
      back.push({ unit: isOfTurn ? unit : { ...unit, way: after.way! }, way: before.way });
    const became = await change(tx, act, 'unit', unitId, {
      // Steps that Control has given back on the counter since are not given back again.
      stepsLost: Math.max(0, unit.stepsLost - (after.stepsLost - before.stepsLost)),
      ...(isWhereItWent ? { x: before.x, y: before.y, ...(before.way && isOfTurn ? { way: before.way } : {}) } : {}),
      ...(after.isCaptured && !before.isCaptured ? { isCaptured: false } : {}),
      ...(after.hasRetired && !before.hasRetired ? { hasRetired: false } : {}),
    });
    units.set(unitId, { ...unit, ...became, sizePoints: unit.sizePoints });
  }
  return back;
}

/** Every unit of a combat met each enemy formation in it, its own even of an attached unit: by that it is known (OC-118). */
export const meetingsIn = (
  { attacker, defender }: CombatCase,
  units: ReadonlyMap<string, Pick<Unit, 'formation'>>,
): Contact[] =>
  [[attacker, defender] as const, [defender, attacker] as const].flatMap(([own, enemy]) =>
    [...new Set(enemy.units.map(({ id }) => units.get(id)!.formation))].flatMap((enemyFormation) =>
      own.units.map(({ id: unitId }) => ({ unitId, enemyFormation })),
    ),
  );
