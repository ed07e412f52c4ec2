/**
 * What two worlds that are compared have in common although it is drawn or read anew each time: ids, cursors, the time
 * and nonces. A test sets a step; from then on the first three follow from the step alone, in this process and its database.
 */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { databaseName } from './databases';

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

const nonceBytes = 16;
/** Next.js marks each payload with an id, from bytes that it draws for many ids at once. */
const manyBytes = 1024;

/**
 * From now on every nonce of this process is the same: what is drawn of sixteen bytes, or for many ids at once. Keys and
 * tokens are neither.
 */
export function fixNonces(): void {
  const { randomBytes, randomFillSync } = crypto;
  const bytes = (size: number, ...rest: []) =>
    size === nonceBytes && rest.length === 0 ? Buffer.alloc(nonceBytes, 1) : randomBytes(size, ...rest);
  const fill = (into: Buffer, ...rest: []) => (into.length >= manyBytes ? into.fill(1) : randomFillSync(into, ...rest));
  crypto.randomBytes = bytes as typeof randomBytes;
  crypto.randomFillSync = fill as typeof randomFillSync;
  syncBuiltinESMExports();
}

/** Makes a migrated database one whose time and cursors are fixed, for whoever connects to it from now on. */
export async function fixDatabase(url: string): Promise<void> {
  await onDatabase(url, `${fixed} ALTER DATABASE "${databaseName(url)}" SET search_path = fixed, pg_catalog, public`);
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
