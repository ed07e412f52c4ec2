import { parts } from '../combat/combats';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** The papers written, fought and told in one turn, for Control's look back at it. */

/** The order sheets handed in for a turn, by team, with their rows in order. */
export const sheetsOfTurn = (gameId: string, turn: number) =>
  db().orderSheet.findMany({
    where: { gameId, turn, state: 'submitted' },
    include: { lines: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
    orderBy: { id: 'asc' },
  });

/** The combats of a turn by number, with who was in them. */
export const combatsFought = (gameId: string, turn: number, tx: Tx = db()) =>
  tx.combat.findMany({ where: { gameId, turn }, include: parts, orderBy: { number: 'asc' } });

/** The reports a team was told of a turn in order, and which of its seats has opened each. */
export async function reportsTold(gameId: string, teamId: string, turn: number) {
  const [reports, reads, seats] = await Promise.all([
    db().report.findMany({ where: { gameId, teamId, turn }, orderBy: [{ releasedAt: 'asc' }, { id: 'asc' }] }),
    db().paperRead.findMany({
      where: { gameId, teamId, kind: 'report' },
      orderBy: [{ readAt: 'asc' }, { seatId: 'asc' }],
    }),
    db().seat.findMany({ where: { gameId, teamId }, select: { id: true, label: true } }),
  ]);
  const labels = new Map(seats.map(({ id, label }) => [id, label]));
  return reports.map((report) => ({
    report,
    readBy: reads
      .filter(({ paperId }) => paperId === report.id)
      .map(({ seatId, readAt }) => ({ label: labels.get(seatId) ?? '', at: readAt })),
  }));
}
