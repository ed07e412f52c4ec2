import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

const shown = { id: true, teamId: true, kind: true, points: true, text: true, symbol: true } as const;

/**
 * TEAM. Where each team of a game believes the enemy to be: what it has drawn on its own map by now, or, once the truth was
 * opened, what it had drawn until then.
 */
export const beliefMarks = (gameId: string, isRevealed: boolean) => {
  const asked = { where: { gameId }, orderBy: [{ teamId: 'asc' as const }, { id: 'asc' as const }], select: shown };
  return isRevealed ? db().believedMark.findMany(asked) : db().teamMark.findMany(asked);
};

/** Keeps what all teams have drawn by now, before the truth is opened to them. */
export const keepBeliefs = (tx: Tx, gameId: string): Promise<number> =>
  tx.$executeRaw`
    INSERT INTO "BelievedMark" (id, "gameId", "teamId", kind, points, text, symbol)
    SELECT id, "gameId", "teamId", kind, points, text, symbol FROM "TeamMark" WHERE "gameId" = ${gameId}`;
