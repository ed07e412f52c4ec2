import { listed } from '@/lib/text';
import { isTanks } from './arms';
import { contributing, type Forces, rawStatus } from './contribution';
import { type ResultsRow, rowOf } from './results-table';
import { tidy } from './score';
import type { CombatEffects, CombatOutcome, Overrun } from './types';

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
 * Why a combat that was fought to break through is no overrun: one sentence for each condition that fails (§9 Results
 * Table). `outcome`: as found, or as ruled; `named`: what a unit is called. Empty: it is one, or nobody was to break through.
 */
export function whyNoOverrun(
  outcome: Pick<CombatEffects, 'overrun' | 'units'> & Pick<CombatOutcome, 'result'>,
  { attacker, defender }: Forces,
  named: (id: string) => string,
): string[] {
  const isMeant = attacker.units.some(({ unit }) => unit.action === 'breakThrough');
  if (outcome.overrun || !isMeant) return [];
  if (!rowOf(outcome.result).overrun) return ['The result gives none.'];
  const staying = outcome.units.filter(
    ({ side, retiresKm, isCaptured }) => side === 'defender' && retiresKm === 0 && !isCaptured,
  );
  const others = contributing(attacker).filter(({ unit }) => isTanks(unit) && unit.action !== 'breakThrough');
  const [own, theirs, ofTanks] = [rawStatus(attacker), rawStatus(defender), rawStatus(attacker, isTanks)].map(tidy);
  const names = (ids: readonly string[]): string => listed(ids.map(named));
  return [
    ...(staying.length > 0 ? [`Not every defender goes back: not ${names(staying.map(({ id }) => id))}.`] : []),
    ...(others.length > 0
      ? [`Not all tanks have Break through: not ${names(others.map(({ unit }) => unit.id))}.`]
      : []),
    ...(ofTanks! * 2 > own! ? [] : [`Tanks bring ${ofTanks} of ${own}: not more than half.`]),
    ...(own! >= theirs! * 2 ? [] : [`${own} against ${theirs}: less than twice the defenders.`]),
  ];
}

/**
 * The distance that tanks may still go after an overrun, in km: `share` of what their move so far leaves of the guide
 * maximum (OC-68). `turnShareMoved` is not capped; beyond the whole turn nothing is left. Never below 0.
 */
export const overrunReachKm = (maxKm: number, turnShareMoved: number, share: number): number =>
  tidy(Math.max(0, maxKm * (1 - turnShareMoved)) * share);
