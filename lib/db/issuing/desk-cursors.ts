import { createHash } from 'node:crypto';
import { db } from '../client';

/** The cursor of every desk of a game, and Control's, which changes with any of them and with the ledger. */
export async function cursorsOf(gameId: string): Promise<{ desks: Map<string, string>; control: string }> {
  const [game, desks] = await Promise.all([
    db().game.findUnique({ where: { id: gameId }, select: { entries: true, changes: true } }),
    db().teamDesk.findMany({ where: { gameId }, select: { id: true, cursor: true }, orderBy: { id: 'asc' } }),
  ]);
  const all = [game?.entries, game?.changes, ...desks.map((desk) => desk.cursor)].join(' ');
  return {
    desks: new Map(desks.map((desk) => [desk.id, desk.cursor])),
    control: createHash('sha256').update(all).digest('base64url').slice(0, 22),
  };
}
