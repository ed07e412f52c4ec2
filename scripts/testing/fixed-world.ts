/**
 * The things that two compared worlds have in common although each is drawn or read again each time: ids, cursors, the
 * time and nonces. A test sets a step; from then on the first three follow from the step alone, in this process and its
 * database.
 */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { databaseName } from '@/host/postgres/database-admin';

const shared = globalThis as typeof globalThis & { opcomIds?: (letters: number) => string };

/** The first second of every world; a step is ten seconds long. */
const firstMoment = '2026-11-21T10:00:00Z';

/**
 * PostgreSQL finds these before its own: every `now()`, `clock_timestamp()` and cursor of the database is of the step. Transactions of
 * one step have cursors of their own; desks told by the same transaction share one.
 */
const fixed = `
  CREATE SCHEMA fixed;
  CREATE TABLE fixed.step (number int, transaction text, transactions int);
  INSERT INTO fixed.step VALUES (0, '', 0);
  CREATE FUNCTION fixed.now() RETURNS timestamptz LANGUAGE sql STABLE AS
    $$ SELECT timestamptz '${firstMoment}' + number * interval '10 seconds' FROM fixed.step $$;
  CREATE FUNCTION fixed.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT fixed.now() $$;
  CREATE FUNCTION fixed.gen_random_uuid() RETURNS uuid LANGUAGE plpgsql VOLATILE AS $$
    DECLARE at fixed.step;
    BEGIN
      UPDATE fixed.step SET transactions = transactions + 1, transaction = pg_catalog.txid_current()::text
        WHERE transaction <> pg_catalog.txid_current()::text;
      SELECT * INTO at FROM fixed.step;
      RETURN pg_catalog.md5(at.number || ' ' || at.transactions)::uuid;
    END $$;`;

/** A nonce of the policy, and the word that proves a sign-in's form. */
const nonceBytes = [16, 32];
/** Next.js marks each payload with an id, from bytes that it draws for many ids at once; a token is sealed with twelve. */
const isNonce = (bytes: Uint8Array): boolean => bytes.length >= 1024 || bytes.length === 12;

/** From now on every nonce of this process is the same, and so is the id of every token. Keys and codes are drawn otherwise. */
export function fixNonces(): void {
  const { randomBytes, randomFillSync } = crypto;
  const bytes = (size: number, ...rest: []) =>
    nonceBytes.includes(size) && rest.length === 0 ? Buffer.alloc(size, 1) : randomBytes(size, ...rest);
  const fill = (into: Uint8Array, ...rest: []) => (isNonce(into) ? into.fill(1) : randomFillSync(into, ...rest));
  crypto.randomBytes = bytes as typeof randomBytes;
  crypto.randomFillSync = fill as typeof randomFillSync;
  crypto.randomUUID = () => '00000000-0000-4000-8000-000000000000';
  syncBuiltinESMExports();
}

/** This process's own clock stands still from now on. Nothing of the game looks at it; a cookie says by it until when it is kept. */
export function stopClock(): void {
  const at = Date.parse(firstMoment);
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, called) => Reflect.construct(date, given.length === 0 ? [at] : given, called),
    get: (date, key) => (key === 'now' ? () => at : Reflect.get(date, key)),
  });
}

/**
 * The way PostgreSQL finds rows: table by table, or by its indexes. It chooses anew as a table grows, so whatever
 * nobody has put in an order comes now in one and now in another: two worlds that find rows differently show where that
 * is seen.
 */
export type FindsBy = 'scans' | 'indexes';
const without: Record<FindsBy, readonly string[]> = {
  scans: ['enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan', 'enable_mergejoin', 'enable_nestloop'],
  indexes: ['enable_seqscan', 'enable_hashjoin', 'enable_hashagg'],
};

/** Makes a migrated database one whose time and cursors are fixed, for whoever connects to it from now on. */
export async function fixDatabase(url: string, findsBy: FindsBy): Promise<void> {
  const set = (setting: string) => `ALTER DATABASE "${databaseName(url)}" SET ${setting};`;
  const plans = without[findsBy].map((way) => set(`${way} = off`)).join(' ');
  await onDatabase(url, `${fixed} ${set('search_path = fixed, pg_catalog, public')} ${plans}`);
}

/** Begins a step: in the database, and for every id that this process draws. */
export async function beginStep(url: string, step: number): Promise<void> {
  await onDatabase(url, `UPDATE fixed.step SET number = ${Math.trunc(step)}, transaction = '', transactions = 0`);
  let drawn = 0;
  shared.opcomIds = (letters) => {
    drawn += 1;
    return createHash('sha256').update(`${step} ${drawn}`).digest('base64url').slice(0, letters);
  };
}

async function onDatabase(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
