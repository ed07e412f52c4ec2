import { db } from '../kernel/client';

/** MASTER. Every paper that a seat of a team opened, and when, in the order of time; `by`: the label of the seat. */
export const papersOpened = (gameId: string) =>
  db().$queryRaw<{ kind: string; teamId: string; by: string; readAt: Date }[]>`
    SELECT r.kind::text AS kind, r."teamId", s.label AS by, r."readAt"
    FROM "PaperRead" r JOIN "Seat" s ON s.id = r."seatId"
    WHERE r."gameId" = ${gameId} ORDER BY r."readAt", r."seatId", r."paperId"`;
