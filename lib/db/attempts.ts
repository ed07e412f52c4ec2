import { db } from './client';

/** How many failed attempts there have been under a key in this minute. In the database, so that every process knows. */
export async function failedAttempts(key: string): Promise<number> {
  const rows = await db().$queryRaw<{ count: number }[]>`
    SELECT count FROM "Attempt" WHERE key = ${key} AND minute = date_trunc('minute', now())`;
  return rows[0]?.count ?? 0;
}

/** Counts one failed attempt under a key. */
export async function countFailure(key: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "Attempt" (key, minute, count) VALUES (${key}, date_trunc('minute', now()), 1)
    ON CONFLICT (key, minute) DO UPDATE SET count = "Attempt".count + 1`;
  await db().$executeRaw`DELETE FROM "Attempt" WHERE minute < now() - interval '1 hour'`;
}
