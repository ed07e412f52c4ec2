import type { ContactPair, Unit } from '@/lib/db/generated/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. Pairs of units in contact (§6 Passing By). */

/** Locks all contacts of a game until the transaction ends, so that one act at a time says who is in contact. Lock the units first. */
export async function lockContacts(tx: Tx, gameId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`contacts ${gameId}`}, 0))`;
}

/** The pairs that any of these units is one of. */
export const pairsAmong = (tx: Tx, gameId: string, unitIds: readonly string[]): Promise<ContactPair[]> => {
  const ids = [...unitIds];
  return tx.$queryRaw<ContactPair[]>`
    SELECT * FROM "ContactPair" WHERE "gameId" = ${gameId} AND ("alliedId" = ANY(${ids}) OR "germanId" = ANY(${ids}))
    ORDER BY "alliedId", "germanId"`;
};

/** A unit as far as contact is concerned. */
type StandingUnit = Pick<Unit, 'id' | 'name' | 'side' | 'arm' | 'flags' | 'x' | 'y' | 'isOnMap' | 'isCaptured'>;

/** Every unit as far as contact is concerned. */
export const unitsStanding = (tx: Tx, gameId: string): Promise<StandingUnit[]> =>
  tx.$queryRaw<StandingUnit[]>`
    SELECT id, name, side, arm, flags, x, y, "isOnMap", "isCaptured" FROM "Unit" WHERE "gameId" = ${gameId} ORDER BY id`;

/** The places of units, and the pairs that some units are in: read under the lock on all contacts, in one round trip. */
export interface Standings {
  standing: StandingUnit[];
  pairs: ContactPair[];
}

/** Locks all contacts of a game, and reads what a change of places of these units may do to them. Lock the units first. */
export async function lockStandings(tx: Tx, gameId: string, unitIds: readonly string[]): Promise<Standings> {
  const [, pairs, standing] = await Promise.all([
    lockContacts(tx, gameId),
    pairsAmong(tx, gameId, unitIds),
    unitsStanding(tx, gameId),
  ]);
  return { standing, pairs };
}
