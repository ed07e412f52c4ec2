import { db } from '../kernel/client';

/** The cursor of every desk of a game, and Control's: how often the game has changed. */
export async function cursorsOf(gameId: string): Promise<{ desks: Map<string, string>; control: string }> {
  const [{ changes }, desks] = await Promise.all([
    cursorOf(gameId),
    db().$queryRaw<{ id: string; cursor: string }[]>`SELECT id, cursor FROM "TeamDesk" WHERE "gameId" = ${gameId}`,
  ]);
  return { desks: new Map(desks.map(({ id, cursor }) => [id, cursor])), control: String(changes) };
}

/**
 * The number of changes of a game: every transaction that writes in it is one more. And the database's time. Throws when
 * there is no such game.
 */
export async function cursorOf(gameId: string): Promise<{ changes: number; now: Date }> {
  const [game] = await db().$queryRaw<{ changes: number; now: Date }[]>`
    SELECT changes, now() AS now FROM "Game" WHERE id = ${gameId}`;
  if (!game) throw new Error(`no game ${gameId}`);
  return game;
}
