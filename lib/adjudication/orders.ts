import { type Armed, isTanks } from './arms';
import type { Action, Mover } from './types';

/** The closed list of what an order line may be refused for. */
export type OrderRefusalCode = 'breakThroughWithoutTanks' | 'breakThroughNotMechanised';

/** Why a line cannot be ordered. The words a player reads are made elsewhere. */
export interface OrderRefusal {
  code: OrderRefusalCode;
  rule: string;
  /** The units that stand in the way; empty where it is the lack of one. */
  unitIds: string[];
}

/** A unit of an order line, with the row of the movement table it moves by. */
export interface OrderedUnit extends Armed {
  id: string;
  mover: Mover;
}

const mechanised: ReadonlySet<Mover> = new Set<Mover>(['mech', 'tank', 'recce']);

/**
 * What the rules refuse of an order line. Break through needs a tank unit, and every unit mechanised: none on foot,
 * horse-drawn or towed (§5, OC-66). `action` null, or any other action: nothing is refused.
 */
export function orderRefusals(action: Action | null, units: readonly OrderedUnit[]): OrderRefusal[] {
  if (action !== 'breakThrough') return [];
  const rule = '§5 Orders, OC-66';
  const slow = units.filter(({ mover }) => !mechanised.has(mover)).map(({ id }) => id);
  return [
    ...(units.some(isTanks) ? [] : [{ code: 'breakThroughWithoutTanks' as const, rule, unitIds: [] }]),
    ...(slow.length === 0 ? [] : [{ code: 'breakThroughNotMechanised' as const, rule, unitIds: slow }]),
  ];
}

/** How far a unit may move up, in km, while it prepares (ours, OC-75). */
export const preparingKm = 2;

/** Whether a unit attacks prepared: Prepare on the turn before, moved at most 2 km, not retired since (OC-75). */
export function isPrepared(lastAction: Action | null, kmMovedLastTurn: number, hasRetiredSince: boolean): boolean {
  return lastAction === 'prepare' && kmMovedLastTurn <= preparingKm && !hasRetiredSince;
}

/** Whether a unit defends prepared, for combined arms: Hold or Prepare on the turn before, not retired since (OC-16). */
export function isPreparedToDefend(
  lastAction: Action | null,
  kmMovedLastTurn: number,
  hasRetiredSince: boolean,
): boolean {
  return (lastAction === 'hold' && !hasRetiredSince) || isPrepared(lastAction, kmMovedLastTurn, hasRetiredSince);
}
