import { copiesOfTurn } from '@/lib/db/sequence/control-reads';
import { copiesDelivered, readersOf } from '@/lib/db/team/read-by-team';
import { type AsSent, asSent } from '@/lib/values';

const ofTheCopy = ['id', 'toName', 'means', 'requestedAt', 'deliveredAt'] as const;

/** A copy of a sheet on its way to another HQ. Times are ISO strings. */
export interface CopyOnDesk
  extends AsSent<Awaited<ReturnType<typeof copiesOfTurn>>[number], (typeof ofTheCopy)[number]> {
  /** The seats of the receiving team that have read it. */
  readBy: { label: string; at: string }[];
}

/** The copies a team asked to be carried of its sheet of a turn, the oldest first. */
export async function copiesOnDesk(gameId: string, teamId: string, turn: number): Promise<CopyOnDesk[]> {
  const copies = (await copiesOfTurn(gameId, turn)).filter((copy) => copy.teamId === teamId);
  if (copies.length === 0) return [];
  const papers = await copiesDelivered(gameId, turn);
  const paperOf = ({ toTeamId, deliveredAt: at }: (typeof copies)[number]) =>
    papers.find((paper) => paper.teamId === toTeamId && paper.deliveredAt.getTime() === at?.getTime())?.id ?? '';
  const readers = await readersOf(gameId, 'copy', copies.map(paperOf));
  return copies.map((copy) => ({
    ...asSent(copy, ofTheCopy),
    readBy: (readers.get(paperOf(copy)) ?? []).map((reader) => asSent(reader, ['label', 'at'])),
  }));
}
