import { Prisma } from '@/lib/db/generated/client';
import { db } from '../kernel/client';
import type { Tx } from '../kernel/transaction';

/** MASTER. When a console last served a game, and when its host chose it. Kept outside the ledger; nobody is told of it. */

/** Notes that a console serves the games of its database now. */
export const noteUp = () => db().$executeRaw`
  INSERT INTO "ConsoleUp" ("gameId", at) SELECT id, now() FROM "Game"
  ON CONFLICT ("gameId") DO UPDATE SET at = now()`;

/** When a console last served a game, by the database's time; null: none has noted it. */
export const lastUpOf = async (tx: Tx, gameId: string): Promise<Date | null> =>
  (await tx.consoleUp.findUnique({ where: { gameId } }))?.at ?? null;

/** True when a console noted within so many seconds that it serves. */
export async function isUpWithin(seconds: number): Promise<boolean> {
  const [row] = await db().$queryRaw<{ isUp: boolean }[]>`
    SELECT EXISTS (SELECT FROM "ConsoleUp" WHERE at > now() - make_interval(secs => ${seconds})) AS "isUp"`;
  return row!.isUp;
}

/** From now on a game is the one that is played: the others of the data folder stay as they are. */
export const noteOpened = (gameId: string) => db().$executeRaw`
  INSERT INTO "ConsoleUp" ("gameId", at, "openedAt") VALUES (${gameId}, now(), now())
  ON CONFLICT ("gameId") DO UPDATE SET "openedAt" = now()`;

/** Games `g` in the order in which they were made or chosen, the last one first: that one is played. */
export const lastOpenedFirst = Prisma.sql`
  (SELECT coalesce(max(u."openedAt"), g."createdAt") FROM "ConsoleUp" u WHERE u."gameId" = g.id) DESC,
  g."createdAt" DESC, g.id`;
