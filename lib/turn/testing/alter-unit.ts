import { db } from '@/lib/db/client';
import { profileFor } from '@/lib/db/movement/status-profiles';
import { unitOf } from '@/lib/db/movement/units';
import { transaction } from '@/lib/db/transaction';
import { done } from '@/lib/result';

/** Columns of a unit; its profile in counter notation. */
export type UnitAltered = { profile?: string; [column: string]: unknown };

/** Changes a unit as its scenario might have given it, beside the ledger. */
export async function alterUnit(gameId: string, id: string, { profile, ...data }: UnitAltered): Promise<void> {
  const unit = (await unitOf(db(), gameId, id))!;
  await transaction(async (tx) => {
    const profileKey = await profileFor(tx, gameId, { ...unit, profile: profile ?? unit.profile });
    await tx.unit.update({ where: { gameId_id: { gameId, id } }, data: { ...data, profileKey } });
    return done(null);
  });
}
