import type { Phase, SheetState, Side } from '@/lib/words';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';
import type { Game } from '../rows';

/**
 * MASTER. Warm-ups: practice games of a lobby, one for each side, whose seats stand for seats of the hall. One is open as long
 * as its seats are not revoked.
 */

const isOpen = { seats: { some: { kind: 'player', standsFor: { not: null }, revokedAt: null } } } as const;

/** The games of the warm-up that is open beside a game; none: none is. */
export const warmUpsOf = (gameId: string, tx: Tx = db()): Promise<Game[]> =>
  tx.game.findMany({ where: { practiceOf: gameId, ...isOpen }, orderBy: { id: 'asc' } });

/** The games of every warm-up that is open. */
export const allWarmUps = (): Promise<Game[]> => db().game.findMany({ where: isOpen, orderBy: { id: 'asc' } });

/** The letters are out when its clock stands in the briefing: nothing else stops it there. */
export const isAnswered = ({
  phase,
  pausedAt,
  downMs,
}: {
  phase: Phase;
  pausedAt: Date | null;
  downMs: number | null;
}) => phase === 'briefing' && pausedAt !== null && downMs === null;

/** A team that takes part in a warm-up: somebody of it sits in the hall. */
export interface TeamInWarmUp {
  key: string;
  name: string;
  side: Side;
  hasTroops: boolean;
  sheet: SheetState | null;
  /** Its letter has been released; somebody of it has read it. */
  isTold: boolean;
  hasRead: boolean;
}

/** The teams that take part in these games of a warm-up, by side and name. */
export const teamsInWarmUp = (gameIds: readonly string[]): Promise<TeamInWarmUp[]> => db().$queryRaw<TeamInWarmUp[]>`
  SELECT t.key, t.name, t.side::text, o.state::text AS sheet,
    EXISTS (SELECT FROM "Unit" u WHERE u."teamId" = t.id AND u."isOnMap") AS "hasTroops",
    EXISTS (SELECT FROM "ReportDraft" d WHERE d."teamId" = t.id AND d.state = 'released') AS "isTold",
    EXISTS (
      SELECT FROM "ReportDraft" d JOIN "Report" r ON r."teamId" = d."teamId" AND r."releasedAt" = d."releasedAt"
        JOIN "PaperRead" p ON p."paperId" = r.id AND p.kind = 'report'
      WHERE d."teamId" = t.id) AS "hasRead"
  FROM "Team" t JOIN "Game" g ON g.id = t."gameId"
    LEFT JOIN "OrderSheet" o ON o."teamId" = t.id AND o.turn = g.turn
  WHERE t."gameId" = ANY(${[...gameIds]}) AND EXISTS (
    SELECT FROM "Seat" s JOIN "Seat" there ON there.id = s."standsFor"
    WHERE s."teamId" = t.id AND there."holderId" IS NOT NULL AND there."revokedAt" IS NULL)
  ORDER BY t.side, t.name`;
