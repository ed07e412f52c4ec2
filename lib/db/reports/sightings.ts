import type { IssuedSquadron, SightingReport } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Reports of what was seen, as Control writes them. */

export const sightingById = (tx: Tx, gameId: string, id: string): Promise<SightingReport | null> =>
  tx.sightingReport.findFirst({ where: { id, gameId } });

/** The reports of sightings of a turn, in the order in which they were begun. */
export const sightingsOf = (gameId: string, turn: number, tx: Tx = db()): Promise<SightingReport[]> =>
  tx.sightingReport.findMany({ where: { gameId, turn }, orderBy: [{ teamId: 'asc' }, { number: 'asc' }] });

/** The next free number of a team's sightings in a turn. The caller holds the team's drafts. */
export async function nextSightingNumber(tx: Tx, gameId: string, teamId: string, turn: number): Promise<number> {
  const last = await tx.sightingReport.aggregate({ where: { gameId, teamId, turn }, _max: { number: true } });
  return (last._max.number ?? 0) + 1;
}

/** The squadrons that teams were last told of. */
export const squadronsTold = (gameId: string, teamIds?: readonly string[], tx: Tx = db()): Promise<IssuedSquadron[]> =>
  tx.issuedSquadron.findMany({
    where: { gameId, ...(teamIds ? { teamId: { in: [...teamIds] } } : {}) },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
