import type { Action } from '@/lib/words';
import { db } from '../kernel/client';

/** A row of a sheet that sends its units somewhere. */
export interface GoalOrdered {
  turn: number;
  counterIds: string[];
  action: Action | null;
  /** Km on the grid: `45.20 28.05`. */
  goal: string;
}

/** TEAM. The rows of a team's sheets that send units somewhere, turn by turn, in the order of the sheets. */
export const goalsOrdered = (gameId: string, teamId: string) =>
  db().$queryRaw<GoalOrdered[]>`
    SELECT s.turn, l."counterIds", l.action::text AS action, l.goal FROM "OrderSheet" s
    JOIN "OrderLine" l ON l."sheetId" = s.id
    WHERE s."gameId" = ${gameId} AND s."teamId" = ${teamId} AND s.state = 'submitted' AND l.goal <> ''
    ORDER BY s.turn, l.position, l."writtenAs"`;
