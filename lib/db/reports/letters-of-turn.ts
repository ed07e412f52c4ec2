import { db } from '../kernel/client';

/** A letter as it lies on its team's desk. */
export interface LetterOfTurn {
  teamId: string;
  heading: string;
  sender: string;
  gameTime: string;
  body: string;
}

/** The first letter that each team was sent of a turn, by the team's id: a draft is the report released at the same moment to its team. */
export async function lettersOfTurn(gameId: string, turn: number): Promise<Map<string, LetterOfTurn>> {
  const rows = await db().$queryRaw<LetterOfTurn[]>`
    SELECT DISTINCT ON (r."teamId") r."teamId", r.heading, r.sender, r."gameTime", r.body
    FROM "ReportDraft" d JOIN "Report" r
      ON r."gameId" = d."gameId" AND r."teamId" = d."teamId" AND r.turn = d.turn AND r."releasedAt" = d."releasedAt"
    WHERE d."gameId" = ${gameId} AND d.turn = ${turn} AND d.state = 'released'
    ORDER BY r."teamId", d.number, r.id`;
  return new Map(rows.map((row) => [row.teamId, row]));
}
