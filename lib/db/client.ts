import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/lib/db/generated/client';
import { reaching } from './db-errors';
import { environment } from './environment';

/**
 * A client whose every question throws `DatabaseAway` where the database cannot be reached, in the middle of it too. For
 * those who ask it is a client like any other.
 */
const withTroubleNamed = (client: PrismaClient): PrismaClient =>
  client.$extends({ query: { $allOperations: ({ args, query }) => reaching(() => query(args)) } }) as never;

/**
 * One client a process: bundles of one server may load this file more than once. Eight connections: with twenty, a
 * hundred sheets at once wait for each other's turn at the processors (docs/performance.md).
 */
const shared = globalThis as typeof globalThis & { opcomDatabase?: PrismaClient };

export function db(): PrismaClient {
  shared.opcomDatabase ??= withTroubleNamed(
    new PrismaClient({
      adapter: new PrismaPg({ connectionString: environment().DATABASE_URL, max: 8 }),
      transactionOptions: { maxWait: 20_000, timeout: 30_000 },
    }),
  );
  return shared.opcomDatabase;
}

/** Closes the connections, for scripts and tests that end. */
export async function closeDatabase(): Promise<void> {
  await shared.opcomDatabase?.$disconnect();
  shared.opcomDatabase = undefined;
}
