import type { ContactPair } from '@/lib/db/generated/client';
import type { Tx } from '../transaction';

/** MASTER. Pairs of units in contact (§6 Passing By). */

/** Locks all contacts of a game until the transaction ends, so that one act at a time says who is in contact. Lock the units first. */
export async function lockContacts(tx: Tx, gameId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`contacts ${gameId}`}, 0))`;
}

/** The pairs that any of these units is one of. */
export const pairsAmong = (tx: Tx, gameId: string, unitIds: readonly string[]): Promise<ContactPair[]> =>
  tx.contactPair.findMany({
    where: { gameId, OR: [{ alliedId: { in: [...unitIds] } }, { germanId: { in: [...unitIds] } }] },
    orderBy: [{ alliedId: 'asc' }, { germanId: 'asc' }],
  });

/** Every unit as far as contact is concerned. */
export const unitsStanding = (tx: Tx, gameId: string) =>
  tx.unit.findMany({
    where: { gameId },
    select: { id: true, side: true, x: true, y: true, isOnMap: true, isCaptured: true },
    orderBy: { id: 'asc' },
  });
