import type { Tx } from '../kernel/transaction';

/** The papers that one seat of a team has sent by itself: messages, and copies of sheets. */
export interface SentByHand {
  inTurn: number;
  inLastMinute: number;
}

/**
 * The messages a seat has sent in this turn and lately, whatever Control did with them since. Others who send from that
 * seat wait until the transaction ends, so that two at once do not both find room.
 */
export async function sentByHand(
  tx: Tx,
  seat: { id: string; label: string; gameId: string; teamId: string },
): Promise<SentByHand> {
  const { id, label, gameId, teamId } = seat;
  const locking = tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`sends ${id}`}, 0))`;
  const counting = tx.$queryRaw<SentByHand[]>`
    SELECT count(*) FILTER (WHERE sent.turn = game.turn)::int AS "inTurn",
      count(*) FILTER (WHERE sent.at > now() - interval '1 minute')::int AS "inLastMinute"
    FROM "Game" game JOIN (
      SELECT m."gameId", m.turn, m."sentAt" AS at FROM "Message" m
      WHERE m."gameId" = ${gameId} AND m."teamId" = ${teamId} AND m."writtenBy" = ${label}
      UNION ALL
      SELECT c."gameId", s.turn, c."requestedAt" FROM "SheetCopy" c JOIN "OrderSheet" s ON s.id = c."sheetId"
      WHERE c."gameId" = ${gameId} AND c."teamId" = ${teamId} AND c."requestedBy" = ${label}
    ) sent ON sent."gameId" = game.id`;
  const [, [sent]] = await Promise.all([locking, counting]);
  return sent!;
}
