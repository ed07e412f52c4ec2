import { onPool } from './pool';

/**
 * The writes of `raw-postgres.ts` as one function in PostgreSQL, called by a prepared statement on ten connections.
 * Sheets a second, at `count` of them.
 */
export const preparedRate = (databaseUrl: string, count: number): Promise<number> =>
  onPool(databaseUrl, async (pool) => {
    await pool.query(`
    CREATE TABLE made_game (id int PRIMARY KEY, entries int NOT NULL);
    CREATE TABLE made_sheet (id int PRIMARY KEY, state text NOT NULL);
    CREATE TABLE made_line (id text PRIMARY KEY, sheet int NOT NULL REFERENCES made_sheet, orders text NOT NULL);
    CREATE TABLE made_entry (number int PRIMARY KEY, after jsonb NOT NULL);
    INSERT INTO made_game VALUES (1, 0);
    CREATE FUNCTION hand_in(sheet int, lines text[]) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      latest int;
    BEGIN
      INSERT INTO made_sheet VALUES (sheet, 'submitted');
      INSERT INTO made_line SELECT sheet || '-' || i, sheet, o FROM unnest(lines) WITH ORDINALITY AS t(o, i);
      UPDATE made_game SET entries = entries + 1 WHERE id = 1 RETURNING entries INTO latest;
      INSERT INTO made_entry VALUES (latest, jsonb_build_object('lines', lines));
      PERFORM pg_notify('made', sheet::text);
    END $$`);
    const lines = Array.from(
      { length: 10 },
      (_, i) => `Row ${i}: move north along the road and take the next crossing before dusk.`,
    );
    const write = (sheet: number) =>
      pool.query({ name: 'hand-in', text: 'SELECT hand_in($1, $2)', values: [sheet, lines] });
    const started = performance.now();
    await Promise.all(Array.from({ length: count }, (_, sheet) => write(sheet)));
    const seconds = (performance.now() - started) / 1000;
    return count / seconds;
  });
