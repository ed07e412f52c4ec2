import { onPool } from './pool';

/**
 * The same writes without the console: transactions of one sheet, ten rows, one ledger entry, the game's number under
 * its lock, and a notice, on ten connections. Transactions a second, at `count` of them.
 */
export const rawRate = (databaseUrl: string, count: number): Promise<number> =>
  onPool(databaseUrl, async (pool) => {
    await pool.query(`
    CREATE TABLE raw_game (id int PRIMARY KEY, entries int NOT NULL);
    CREATE TABLE raw_sheet (id int PRIMARY KEY, state text NOT NULL);
    CREATE TABLE raw_line (id text PRIMARY KEY, sheet int NOT NULL REFERENCES raw_sheet, orders text NOT NULL);
    CREATE TABLE raw_entry (number int PRIMARY KEY, after jsonb NOT NULL);
    INSERT INTO raw_game VALUES (1, 0)`);
    const lines = Array.from(
      { length: 10 },
      (_, i) => `Row ${i}: move north along the road and take the next crossing before dusk.`,
    );
    const write = async (sheet: number): Promise<void> => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query("INSERT INTO raw_sheet VALUES ($1, 'submitted')", [sheet]);
        await client.query(
          "INSERT INTO raw_line SELECT $1 || '-' || i, $1::int, o FROM unnest($2::text[]) WITH ORDINALITY AS t(o, i)",
          [sheet, lines],
        );
        const { rows } = await client.query('UPDATE raw_game SET entries = entries + 1 WHERE id = 1 RETURNING entries');
        await client.query('INSERT INTO raw_entry VALUES ($1, $2)', [rows[0].entries, JSON.stringify({ lines })]);
        await client.query("SELECT pg_notify('raw', $1)", [String(sheet)]);
        await client.query('COMMIT');
      } finally {
        client.release();
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: count }, (_, sheet) => write(sheet)));
    const seconds = (performance.now() - started) / 1000;
    return count / seconds;
  });
