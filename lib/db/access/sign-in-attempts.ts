import { db } from '../kernel/client';

/** The number of attempts in this minute, by key. Nothing is counted by it, and no row is waited for. */
export async function attemptsOf(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db().$queryRaw<{ key: string; count: number }[]>`
    SELECT key, count FROM "Attempt" WHERE key = ANY(${keys}) AND minute = date_trunc('minute', now())`;
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** Counts an attempt under a key before it is looked at, and says how many there are in this minute, this one included. */
export async function countAttempt(key: string): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    INSERT INTO "Attempt" (key, minute, count) VALUES (${key}, date_trunc('minute', now()), 1)
    ON CONFLICT (key, minute) DO UPDATE SET count = "Attempt".count + 1 RETURNING count`;
  return rows[0]!.count;
}

/** Takes back an attempt that was right, and forgets those of the hours before. */
export async function forgiveAttempt(key: string): Promise<void> {
  await db()
    .$executeRaw`UPDATE "Attempt" SET count = count - 1 WHERE key = ${key} AND minute = date_trunc('minute', now())`;
  await db().$executeRaw`DELETE FROM "Attempt" WHERE minute < now() - interval '1 hour'`;
}
