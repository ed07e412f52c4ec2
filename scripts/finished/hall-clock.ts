/** The clock of a database in which a hall's time passes while a battle plays itself: no minute of the machine is in what is kept. */
import pg from 'pg';

/** Of a day on which nobody plays: 17 September, when the battle began. */
const beginsAt = '2026-09-17 10:00:00+02';

/** @returns what lets so many seconds pass, and what closes the connection it has */
export async function hallClock(
  url: string,
): Promise<{ pass: (seconds: number) => Promise<void>; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  // What stands in a schema of its own is in no archive.
  await client.query(`
    CREATE SCHEMA hall;
    CREATE TABLE hall.clock (at timestamptz);
    INSERT INTO hall.clock VALUES ('${beginsAt}');
    CREATE FUNCTION hall.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT at FROM hall.clock $$;
    ALTER DATABASE ${client.escapeIdentifier(rows[0]!.name)} SET search_path = public, hall, pg_catalog`);
  return {
    pass: async (seconds) => {
      await client.query(`UPDATE hall.clock SET at = at + make_interval(secs => $1)`, [seconds]);
    },
    close: () => client.end(),
  };
}
