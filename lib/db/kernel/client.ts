import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from '@/lib/db/generated/client';
import { perObject } from '@/lib/memo';
import { type Lending, lendingPool, onOneConnection, type Tx } from './connection';
import { cut } from './cut';
import { environment } from './environment';
import { reaching, whenAway } from './reaching';
import { ask, statementName, type Written } from './statement';

interface Database {
  pool: pg.Pool;
  prisma: PrismaClient;
  /** Reads outside every snapshot, each on whatever connection is free. */
  reads: Tx;
  lending: Lending;
  /** The snapshot that is being read. */
  inSnapshot: AsyncLocalStorage<Tx>;
  stopHearing: () => void;
}

/** One a process: bundles of one server may load this file more than once. */
const shared = globalThis as typeof globalThis & { opcomDatabase?: Database };

/**
 * A client whose every question throws `DatabaseAway` where the database cannot be reached, in the middle of it too. For
 * those who ask it is a client like any other.
 */
const withTroubleNamed = (client: PrismaClient): PrismaClient =>
  client.$extends({ query: { $allOperations: ({ args, query }) => reaching(() => query(args)) } }) as never;

/**
 * Eight connections: with twenty, a hundred sheets at once wait for each other's turn at the processors
 * (docs/performance.md). What is asked without waiting for the last answer goes out in one round trip (`pipeline`). A lock
 * that does not come, a statement of more than two minutes and a transaction whose work has gone astray end by themselves;
 * one that works may take its time: a game is opened in one, on a laptop that is busy with other things too.
 */
function open(): Database {
  const pool = new pg.Pool({
    connectionString: environment().DATABASE_URL,
    max: 8,
    connectionTimeoutMillis: 20_000,
    // Kept for good: one that is opened anew has every statement to plan again.
    idleTimeoutMillis: 0,
    lock_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: 120_000,
    pipeline: true,
  } as pg.PoolConfig);
  // A connection that breaks while nobody uses it: whoever comes next gets another.
  pool.on('error', () => undefined);
  // Of a database that hangs nothing comes on them any more, even when it is back.
  const connections = new Set<pg.PoolClient>();
  pool
    .on('connect', (connection) => connections.add(connection))
    .on('remove', (connection) => {
      connections.delete(connection);
    });
  const stopHearing = whenAway(() => {
    for (const connection of connections) cut(connection);
  });
  const lending: Lending = new AsyncLocalStorage();
  const adapter = new PrismaPg(lendingPool(pool, lending), {
    statementNameGenerator: ({ sql }) => statementName(sql)!,
  });
  const prisma = withTroubleNamed(
    new PrismaClient({ adapter, transactionOptions: { maxWait: 20_000, timeout: 180_000 } }),
  );
  const reads: Tx = Object.assign(Object.create(prisma) as Tx, {
    $queryRaw: (...written: Written) => reaching(async () => (await ask(pool, ...written)).rows),
    $executeRaw: (...written: Written) => reaching(async () => (await ask(pool, ...written)).rowCount ?? 0),
  });
  return { pool, prisma, reads, lending, inSnapshot: new AsyncLocalStorage(), stopHearing };
}

function database(): Database {
  shared.opcomDatabase ??= open();
  return shared.opcomDatabase;
}

/** Whom a read asks: the snapshot under way, else whatever connection is free. */
export function db(): Tx {
  const open = database();
  return open.inSnapshot.getStore() ?? open.reads;
}

/** Reads of one state: whatever `work` asks `db()` is answered as the database stood at its first question. Nothing can be written. */
export function snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const open = database();
  return onOneConnection(open, 'snapshot', (tx) => open.inSnapshot.run(tx, async () => ({ value: await work(tx) })));
}

const workedOutIn = perObject((_snapshot: Tx) => new Map<string, unknown>());

/** Works something out once a snapshot, however many parts of a desk need it. `name` tells it from everything else; outside a snapshot it is worked out each time. */
export function onceInSnapshot<T>(name: string, work: () => T): T {
  const tx = database().inSnapshot.getStore();
  if (!tx) return work();
  const known = workedOutIn(tx);
  if (!known.has(name)) known.set(name, work());
  return known.get(name) as T;
}

/** One transaction (READ COMMITTED). `work` gives the statement that closes it, sent with the commit. */
export const writing = <T>(work: (tx: Tx) => Promise<{ value: T; closing?: Prisma.Sql | undefined }>): Promise<T> =>
  onOneConnection(database(), 'write', work);

/** Another one when another database has been opened: what was read of one is nothing to the next. */
export const databaseOpen = (): object => database();

/** Closes the connections, for scripts and tests that end. */
export async function closeDatabase(): Promise<void> {
  const { opcomDatabase } = shared;
  shared.opcomDatabase = undefined;
  opcomDatabase?.stopHearing();
  await opcomDatabase?.prisma.$disconnect();
  await opcomDatabase?.pool.end();
}
