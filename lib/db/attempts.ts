import { db } from './client';

/**
 * Counts one attempt under a key and says how many there have been in this minute, this one included. The count is in
 * the database, so that every process of the server knows it.
 */
export async function countAttempt(key: string): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    INSERT INTO "Attempt" (key, minute, count) VALUES (${key}, date_trunc('minute', now()), 1)
    ON CONFLICT (key, minute) DO UPDATE SET count = "Attempt".count + 1 RETURNING count`;
  await db().$executeRaw`DELETE FROM "Attempt" WHERE minute < now() - interval '1 hour'`;
  return rows[0]!.count;
}
