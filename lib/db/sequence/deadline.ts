import type { OrderLine, OrderSheet, Team } from '@/lib/db/generated/client';
import { isAsked } from '../access/teams';
import type { Tx } from '../kernel/transaction';

/** The rows that Game Control's deadline reads: MASTER, ISSUED and TEAM rows together. */

export type DraftSheet = OrderSheet & { lines: OrderLine[] };

/** The drafts of a turn's order sheets, locked until the transaction ends. `teamId` left out: of every team. */
export async function lockDrafts(tx: Tx, gameId: string, turn: number, teamId?: string): Promise<DraftSheet[]> {
  const held = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "OrderSheet" WHERE "gameId" = ${gameId} AND turn = ${turn} AND state = 'draft'
      AND (${teamId ?? null}::text IS NULL OR "teamId" = ${teamId ?? null}) ORDER BY id FOR UPDATE`;
  return tx.orderSheet.findMany({
    where: { id: { in: held.map(({ id }) => id) } },
    include: { lines: { orderBy: [{ position: 'asc' }, { writtenAs: 'asc' }] } },
    orderBy: { id: 'asc' },
  });
}

/** A team that owes its orders of a turn: people or the console play it, it has troops on the map, and its sheet is not in. */
export interface TeamOwing extends Pick<Team, 'id' | 'name' | 'side' | 'playedBy'> {
  /** null: it was given no more time than the others. */
  until: Date | null;
  nudgedAt: Date | null;
}

/** Every team that owes its orders of a turn, Allied first, by name. */
export const teamsOwing = (tx: Tx, gameId: string, turn: number): Promise<TeamOwing[]> => tx.$queryRaw<TeamOwing[]>`
  SELECT t.id, t.name, t.side, t."playedBy"::text, e.until,
    (SELECT max(n."issuedAt") FROM "IssuedNudge" n WHERE n."gameId" = t."gameId" AND n."teamId" = t.id AND n.turn = ${turn}) AS "nudgedAt"
  FROM "Team" t LEFT JOIN "IssuedExtension" e ON e."gameId" = t."gameId" AND e."teamId" = t.id AND e.turn = ${turn}
  WHERE t."gameId" = ${gameId} AND ${isAsked(turn)}
    AND EXISTS (SELECT FROM "Unit" u WHERE u."gameId" = t."gameId" AND u."teamId" = t.id AND u."isOnMap" AND NOT u."isCaptured")
    AND NOT EXISTS (SELECT FROM "OrderSheet" s WHERE s."gameId" = t."gameId" AND s."teamId" = t.id AND s.turn = ${turn} AND s.state = 'submitted')
  ORDER BY t.side, t.name`;
