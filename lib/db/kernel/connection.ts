import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import type { Prisma, PrismaClient } from '@/lib/db/generated/client';
import { DatabaseAway } from './db-errors';
import { reaching } from './reaching';
import { ask, type Written, writeTogether } from './statement';

/** The client inside a transaction, and what every read is asked by. */
export type Tx = Prisma.TransactionClient;

/** The connection that Prisma is to use for the transaction it begins. */
export type Lending = AsyncLocalStorage<PoolClient>;

/** The answer of `pg` to a statement that gives no rows. */
const nothing = { rows: [], fields: [], rowCount: 0 };
const isBracket = (text: string): boolean => /^(BEGIN|COMMIT|ROLLBACK)$/.test(text);

/** A held connection as Prisma sees it: beginning, ending and giving back are ours, and pass without effect. */
const lent = (connection: PoolClient): PoolClient =>
  Object.create(connection, {
    query: {
      value: (query: { text: string }) => (isBracket(query.text) ? Promise.resolve(nothing) : connection.query(query)),
    },
    release: { value: () => undefined },
  }) as PoolClient;

/** The pool as Prisma is given it: a transaction of ours gets the connection that is held for it. */
export const lendingPool = (pool: Pool, lending: Lending): Pool =>
  Object.create(pool, {
    // Outside a transaction whichever connection is free answers.
    query: { value: pool.query.bind(pool) },
    connect: {
      value: async () => {
        const held = lending.getStore();
        return held ? lent(held) : pool.connect();
      },
    },
  }) as Pool;

/** Prisma's own transaction on a connection, begun when the first of its models is used: statements of our own need none. */
class OnPrisma {
  #begun: Promise<Tx> | undefined;
  #end = () => {};
  #ended: Promise<unknown> = Promise.resolve();
  /** Why the first question that failed did. */
  #failed: unknown;

  constructor(
    readonly prisma: PrismaClient,
    readonly lending: Lending,
    readonly connection: PoolClient,
  ) {}

  begin(): Promise<Tx> {
    this.#begun ??= new Promise((begun, fail) => {
      const untilEnd = new Promise<void>((end) => {
        this.#end = end;
      });
      const whole = (tx: Tx) => {
        begun(tx);
        return untilEnd;
      };
      this.#ended = this.lending.run(this.connection, () => this.prisma.$transaction(whole)).catch(fail);
    });
    return this.#begun;
  }

  /**
   * Asks a model. Where one question fails, Prisma answers those that were asked with it by `undefined`, which is an answer
   * to none: they fail as the first did.
   */
  async ask(name: string, verb: string, asked: unknown): Promise<unknown> {
    const tx = (await this.begin()) as unknown as Record<string, Model>;
    try {
      const answer = await tx[name]![verb]!(asked);
      if (answer !== undefined) return answer;
    } catch (error) {
      this.#failed ??= error;
      throw error;
    }
    throw this.#failed ?? new DatabaseAway('the database gave no answer');
  }

  async end(): Promise<void> {
    this.#end();
    await this.#ended;
  }
}

type Model = Record<string, (asked: unknown) => Promise<unknown>>;

/** The way a question is asked: straight away, or once a snapshot. */
type Asking = <T>(question: () => string, ask: () => Promise<T>) => Promise<T>;

const straightAway: Asking = (_, ask) => ask();

/** In a snapshot the same question has the same answer: it is asked once, and its rows are not to be changed. */
function onceEach(): Asking {
  const answers = new Map<string, Promise<unknown>>();
  return <T>(question: () => string, ask: () => Promise<T>) => {
    const key = question();
    const known = answers.get(key) as Promise<T> | undefined;
    const answer = known ?? ask().then((rows) => Object.freeze(rows) as T);
    answers.set(key, answer);
    return answer;
  };
}

/** The client of one connection: models by Prisma, statements of our own straight away. */
function txOn(connection: PoolClient, prisma: OnPrisma, asking: Asking): Tx {
  const own: Record<string, unknown> = {
    $queryRaw: (...written: Written) =>
      asking(
        () => JSON.stringify(written),
        () => reaching(async () => (await ask(connection, ...written)).rows),
      ),
    $executeRaw: (...written: Written) => reaching(async () => (await ask(connection, ...written)).rowCount ?? 0),
  };
  const models = new Map<string, Model>();
  const modelOf = (name: string): Model =>
    new Proxy({} as Model, {
      get: (_, verb: string) => (asked: unknown) =>
        asking(
          () => JSON.stringify([name, verb, asked]),
          () => prisma.ask(name, verb, asked),
        ),
    });
  return new Proxy({} as Tx, {
    get(_, name: string) {
      // An object that is awaited is asked for this.
      if (name === 'then') return undefined;
      if (own[name]) return own[name];
      const model = models.get(name) ?? modelOf(name);
      models.set(name, model);
      return model;
    },
  });
}

/** A connection of the pool. One that comes when nobody waits for it any more goes back. */
async function connectionOf(pool: Pool): Promise<PoolClient> {
  const coming = pool.connect();
  try {
    return await reaching(() => coming);
  } catch (error) {
    coming.then(
      (connection) => connection.release(),
      () => undefined,
    );
    throw error;
  }
}

/** The first statement of a transaction. */
export const begins = { write: 'BEGIN', snapshot: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' } as const;

/**
 * Holds one connection for a transaction. `work` gives what came of it, and the statement that closes it, which is sent
 * together with the commit; whatever it throws rolls everything back. The beginning goes out with its first statement.
 */
export async function onOneConnection<T>(
  { pool, prisma, lending }: { pool: Pool; prisma: PrismaClient; lending: Lending },
  begin: keyof typeof begins,
  work: (tx: Tx) => Promise<{ value: T; closing?: Prisma.Sql | undefined }>,
): Promise<T> {
  const connection = await connectionOf(pool);
  const broke = () => undefined;
  connection.on('error', broke);
  const onPrisma = new OnPrisma(prisma, lending, connection);
  let trouble: Error | undefined;
  try {
    writeTogether(connection);
    const begun = connection.query(begins[begin]);
    begun.catch(() => undefined);
    const { value, closing } = await work(txOn(connection, onPrisma, begin === 'snapshot' ? onceEach() : straightAway));
    await onPrisma.end();
    const closed = closing && ask(connection, closing);
    const committed = connection.query('COMMIT');
    // After a closing statement that failed, the commit is a rollback.
    await reaching(() => Promise.all([begun, closed, committed]));
    return value;
  } catch (error) {
    await onPrisma.end().catch(() => undefined);
    await connection.query('ROLLBACK').catch((problem: Error) => {
      trouble = problem;
    });
    throw error;
  } finally {
    connection.off('error', broke);
    connection.release(trouble);
  }
}
