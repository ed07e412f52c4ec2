import type { PaperRead } from '@/lib/db/generated/client';
import type { ReceivedKind } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** TEAM. Which of its papers a team has read. */

/** True when a paper is on this team's desk: a report, a delivered message, a delivered copy. */
export async function isOnDesk(
  tx: Tx,
  { gameId, teamId, kind, paperId }: Pick<PaperRead, 'gameId' | 'teamId' | 'kind' | 'paperId'>,
): Promise<boolean> {
  const paper = { where: { id: paperId, gameId, teamId }, select: { id: true } };
  const found = {
    report: () => tx.report.findFirst(paper),
    message: () => tx.deliveredMessage.findFirst(paper),
    copy: () => tx.deliveredCopy.findFirst(paper),
  }[kind];
  return (await found()) !== null;
}

/** Keeps when a seat first read a paper. Answers whether it was the first time. */
export const writeRead = async (tx: Tx, row: PaperRead): Promise<boolean> =>
  (await tx.paperRead.createMany({ data: row, skipDuplicates: true })).count > 0;

/** The seats that have read a paper, and when. */
export interface ReadBy {
  label: string;
  at: Date;
}

/** The seats of a team that have read each of these papers, by the paper's id, the first first. */
export async function readersOf(
  gameId: string,
  kind: ReceivedKind,
  paperIds: readonly string[],
  tx: Tx = db(),
): Promise<Map<string, ReadBy[]>> {
  const reads = await tx.paperRead.findMany({
    where: { gameId, kind, paperId: { in: [...paperIds] } },
    orderBy: [{ readAt: 'asc' }, { seatId: 'asc' }],
  });
  const seats = await tx.seat.findMany({
    where: { id: { in: reads.map(({ seatId }) => seatId) } },
    select: { id: true, label: true },
  });
  const labels = new Map(seats.map(({ id, label }) => [id, label]));
  const readers = new Map<string, ReadBy[]>();
  for (const { paperId, seatId, readAt } of reads)
    readers.set(paperId, [...(readers.get(paperId) ?? []), { label: labels.get(seatId) ?? '', at: readAt }]);
  return readers;
}

/** The reports released in a turn, as the teams have them: a draft is the one released at the same moment to its team. */
export const reportsReleased = (gameId: string, turn: number, tx: Tx = db()) =>
  tx.report.findMany({ where: { gameId, turn }, select: { id: true, teamId: true, releasedAt: true } });

/** The copies of the sheets of a turn that were delivered, as the teams have them: told apart like reports, by the moment. */
export const copiesDelivered = (gameId: string, turn: number, tx: Tx = db()) =>
  tx.deliveredCopy.findMany({ where: { gameId, turn }, select: { id: true, teamId: true, deliveredAt: true } });
