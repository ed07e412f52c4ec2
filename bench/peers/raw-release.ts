import pg from 'pg';

/**
 * The writes of closing movement, without the console: the counters of all teams in place of those before, a new cursor
 * for every desk, an entry of the ledger under the game's lock, and a notice to every desk. Six statements in one
 * transaction; how long each of `times` of them took, ms.
 */
export async function rawReleases(
  databaseUrl: string,
  teams: number,
  unitsEach: number,
  times: number,
): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    CREATE TABLE told_game (id int PRIMARY KEY, entries int NOT NULL);
    CREATE TABLE told_desk (id int PRIMARY KEY, cursor text NOT NULL);
    CREATE TABLE told_counter (
      id text PRIMARY KEY, desk int NOT NULL REFERENCES told_desk, name text NOT NULL, x float8 NOT NULL, y float8 NOT NULL
    );
    CREATE TABLE told_entry (number int PRIMARY KEY, after jsonb NOT NULL);
    INSERT INTO told_game VALUES (1, 0)`);
  await client.query('INSERT INTO told_desk SELECT i, i::text FROM generate_series(1, $1::int) AS i', [teams]);
  const counters = Array.from({ length: teams * unitsEach }, (_, i) => ({
    id: `counter-${i}`,
    desk: 1 + Math.floor(i / unitsEach),
    name: `${i} Bn`,
    x: i % 90,
    y: i % 70,
  }));
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    await client.query('BEGIN');
    const { rows } = await client.query('UPDATE told_game SET entries = entries + 1 WHERE id = 1 RETURNING entries');
    await client.query('DELETE FROM told_counter');
    await client.query(
      'INSERT INTO told_counter SELECT * FROM jsonb_to_recordset($1) AS c(id text, desk int, name text, x float8, y float8)',
      [JSON.stringify(counters)],
    );
    await client.query('INSERT INTO told_entry VALUES ($1, $2)', [rows[0].entries, JSON.stringify({ closed: true })]);
    await client.query(
      "WITH d AS (UPDATE told_desk SET cursor = gen_random_uuid() RETURNING id) SELECT pg_notify('told', id::text) FROM d",
    );
    await client.query('COMMIT');
    took.push(performance.now() - began);
  }
  await client.end();
  return took;
}
