import { isTanks } from './arms';
import { contributing, type Forces, rawStatus } from './contribution';
import type { ResultsRow } from './results-table';
import { tidy } from './score';
import type { Overrun } from './types';

/**
 * §9 Results Table, special results: a successful overrun, or null. Every defender goes back, every contributing tank
 * unit has Break through, tanks are more than half of the contact status, and that is at least twice the defenders'
 * (OC-64, OC-65). Status is raw; artillery and air stand aside.
 */
export function overrunOf(row: ResultsRow, { attacker, defender }: Forces, doAllRetire: boolean): Overrun | null {
  const tanks = contributing(attacker).filter(({ unit }) => isTanks(unit));
  const own = rawStatus(attacker);
  const isOverrun =
    doAllRetire &&
    tanks.every(({ unit }) => unit.action === 'breakThrough') &&
    rawStatus(attacker, isTanks) * 2 > own &&
    own >= rawStatus(defender) * 2;
  return isOverrun && row.overrun ? { ...row.overrun } : null;
}

/**
 * How far tanks that overran may still go, in km: `share` of what their move so far leaves of the guide maximum
 * (OC-68). `turnShareMoved` is not capped; beyond the whole turn nothing is left. Never below 0.
 */
export const overrunReachKm = (maxKm: number, turnShareMoved: number, share: number): number =>
  tidy(Math.max(0, maxKm * (1 - turnShareMoved)) * share);
