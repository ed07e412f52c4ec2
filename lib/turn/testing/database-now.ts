import { expect } from 'vitest';
import { now, transaction } from '@/lib/db/kernel/transaction';
import { done } from '@/lib/result';

/** The time of the database, ms. */
export async function databaseNow(): Promise<number> {
  let at = 0;
  await transaction(async (tx) => {
    at = (await now(tx)).getTime();
    return done(null);
  });
  return at;
}

/** A time was stored between `since` and now, both by the database's clock; a column rounds to the ms. */
export async function expectStoredSince(since: number, found: Date | string | null): Promise<void> {
  const at = found === null ? Number.NaN : new Date(found).getTime();
  expect(at).toBeGreaterThanOrEqual(since - 1);
  expect(at).toBeLessThanOrEqual((await databaseNow()) + 1);
}
