import type { AppliedEffect } from '@/lib/advice/combat/combat-grouping';
import type { Advance } from '@/lib/advice/combat/winners-advance';
import { change } from '@/lib/db/kernel/change';
import type { Act, Tx } from '@/lib/db/kernel/transaction';
import type { Unit } from '@/lib/db/rows';
import { type PassageField, writePassages } from '../movement/passages/write-passages';

/**
 * Moves winners into the places left (OC-128), once a ruling has been applied to the locked `units` of its combat: their ways
 * go on to there, and what they cross on the way they have crossed in the turn of the combat (§7), which is that of `field`.
 * `isOfTurn`: it is the turn being played; a way of the turn before is behind them. Answers what was applied, their advance
 * with it.
 */
export async function winnersFollow(
  tx: Tx,
  act: Act,
  field: PassageField,
  advances: readonly Advance[],
  {
    units,
    applied,
    isOfTurn,
  }: { units: ReadonlyMap<string, Unit>; applied: readonly AppliedEffect[]; isOfTurn: boolean },
): Promise<AppliedEffect[]> {
  const followed = advances.map(({ unitId, to }) => {
    const unit = units.get(unitId)!;
    const gone = isOfTurn ? (unit.way as [number, number][]) : [];
    const began: [number, number][] = gone.length > 0 ? gone : [[unit.x!, unit.y!]];
    return { unit: { ...unit, way: gone }, to, way: [...began, [to.x, to.y] as [number, number]] };
  });
  const signed = { ...act, rule: '§9 Results Table, OC-128' };
  for (const { unit, to, way } of followed) await change(tx, signed, 'unit', unit.id, isOfTurn ? { ...to, way } : to);
  if (followed.length > 0) await writePassages(tx, signed, field, followed);
  return applied.map((effect) => {
    const { unit, to, way } = followed.find(({ unit: { id } }) => id === effect.unitId) ?? {};
    if (!unit) return effect;
    const before = { ...effect.before, way: unit.way };
    return { ...effect, before, after: { ...effect.after, ...to, way: way! } };
  });
}
