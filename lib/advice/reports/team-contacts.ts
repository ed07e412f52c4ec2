import { turnsRunning } from '@/lib/adjudication/contact';
import type { TruthContact } from '@/lib/visibility/truth';

/** A unit's contact with an enemy formation in a turn, as entered. */
export interface EnteredContact {
  turn: number;
  unitId: string;
  enemyFormation: string;
}

/**
 * The enemy formations that a team of these units is in contact with in `turn`, and for how many turns running (OC-118).
 * The turns are the team's, not a unit's: any of its units in contact counts (§10), so that a relief goes on where the
 * unit relieved left off.
 */
export function teamContacts(
  entered: readonly EnteredContact[],
  unitIds: ReadonlySet<string>,
  turn: number,
): TruthContact[] {
  const own = entered.filter(({ unitId }) => unitIds.has(unitId));
  const history = own.map((contact) => ({ turn: contact.turn, formation: contact.enemyFormation }));
  const now = history.filter((contact) => contact.turn === turn).map(({ formation }) => formation);
  return [...new Set(now)].map((enemyFormation) => ({
    enemyFormation,
    turnsRunning: turnsRunning(history, enemyFormation, turn),
  }));
}
