import type { StatusProfile } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. The status profiles of a game (§9 Unit Status, Annex A), which its units refer to. */

export const profilesOf = (gameId: string, tx: Tx = db()): Promise<StatusProfile[]> =>
  tx.statusProfile.findMany({ where: { gameId }, orderBy: [{ describes: 'asc' }, { key: 'asc' }] });

interface FiguresWanted {
  name: string;
  profile: string;
  sizePoints: number;
  profileKey?: string;
}

/**
 * The key of the game's profile with these figures: `profileKey`, where several have them and it is one of those. Where
 * there is none it is made, for the unit of this name. The caller has locked the turn for update.
 */
export async function profileFor(
  tx: Tx,
  gameId: string,
  { name, profile: notation, sizePoints, profileKey }: FiguresWanted,
): Promise<string> {
  const fit = (await profilesOf(gameId, tx)).filter(
    (one) => one.notation === notation && one.sizePoints === sizePoints,
  );
  const there = fit.find((one) => one.key === profileKey) ?? fit[0];
  if (there) return there.key;
  const key = `${notation}/${sizePoints}`;
  const whose = { ours: ['control'], notes: 'Of no profile of the scenario' };
  await tx.statusProfile.create({ data: { gameId, key, describes: name, notation, sizePoints, ...whose } });
  return key;
}
