import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { profileFor } from '@/lib/db/movement/status-profiles';
import { unitOf } from '@/lib/db/movement/units';
import { done } from '@/lib/result';

/** Columns of a unit; its profile in counter notation. */
export type UnitAltered = { profile?: string; [column: string]: unknown };

/** Changes a unit as Control might amend it, and more: where it is the truth of the unit it stands in the ledger. */
export async function alterUnit(gameId: string, id: string, { profile, ...data }: UnitAltered): Promise<void> {
  const unit = (await unitOf(db(), gameId, id))!;
  await transaction(async (tx) => {
    const profileKey = await profileFor(tx, gameId, { ...unit, profile: profile ?? unit.profile });
    const act = { gameId, seat: null, verb: 'amend-unit', rule: '§9 Unit Status' };
    await change(tx, act, 'unit', id, { ...data, profileKey });
    return done(null);
  });
}
