import type pg from 'pg';

/** The moment at which every hall begins. */
const beginsAt = '2026-01-10T09:00:00Z';

/**
 * Puts a clock in the place of the database's, and a counted id in the place of its random ones. Both stand still until the
 * hall moves them; a transaction sees one time from its beginning to its end, as ever.
 */
export async function putClock(client: pg.Client): Promise<void> {
  await client.query(`
    CREATE TABLE "HallClock" (at timestamptz NOT NULL);
    INSERT INTO "HallClock" VALUES ('${beginsAt}');
    CREATE SEQUENCE "HallIds";
    CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
      DECLARE known text := current_setting('hall.now', true);
      BEGIN
        IF coalesce(known, '') = '' THEN
          SELECT at::text INTO known FROM public."HallClock";
          PERFORM pg_catalog.set_config('hall.now', known, true);
        END IF;
        RETURN known::timestamptz;
      END $$;
    CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT at FROM public."HallClock"';
    CREATE FUNCTION public.gen_random_uuid() RETURNS uuid LANGUAGE sql VOLATILE AS
      $$ SELECT md5('hall' || nextval('public."HallIds"'))::uuid $$;
  `);
  // A default was bound to the database's own clock when its column was made.
  const { rows } = await client.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND column_default ~* 'CURRENT_TIMESTAMP|now\\(\\)' ORDER BY 1, 2`,
  );
  for (const { table, column } of rows)
    await client.query(`ALTER TABLE "${table}" ALTER COLUMN "${column}" SET DEFAULT public.now()`);
}

/** Lets a database ask this clock before its own, and look for deadlocks soon: for the connections that are opened from now on. A copy of it must be told anew. */
export async function goByClock(client: pg.Client, name: string): Promise<void> {
  const database = client.escapeIdentifier(name);
  await client.query(`ALTER DATABASE ${database} SET search_path = public, pg_catalog`);
  await client.query(`ALTER DATABASE ${database} SET deadlock_timeout = '2ms'`);
}

/** Moves the clock, forwards or backwards. */
export const moveClock = (client: pg.Client, seconds: number) =>
  client.query(`UPDATE "HallClock" SET at = at + $1 * interval '1 second'`, [seconds]);
