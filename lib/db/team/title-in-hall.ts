import { db } from '../kernel/client';

/** ISSUED. What a game is called in the hall. */
export const titleInHall = async (gameId: string): Promise<string> =>
  (await db().publicClock.findUniqueOrThrow({ where: { gameId }, select: { title: true } })).title;
