import type { Tx } from '@/lib/db/kernel/transaction';
import { friendIdsOf, noteFriends } from '@/lib/db/reports/friends-told';
import type { Source, Viewer } from '@/lib/visibility/viewer';

/** The ids under which a team is told of units of its side; one it knows already keeps its own. */
export async function knownAs(
  tx: Tx,
  { gameId, teamId }: Pick<Viewer, 'gameId' | 'teamId'>,
  units: readonly { id: string }[],
  source: Source,
): Promise<Map<string, string>> {
  const known = await friendIdsOf(gameId, teamId, tx);
  const ids = new Map(units.map(({ id }) => [id, known.get(id) ?? source.id()]));
  await noteFriends(tx, gameId, teamId, ids);
  return ids;
}
