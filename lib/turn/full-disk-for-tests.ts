import { db } from '@/lib/db/client';

/**
 * A disk that is full at the nth write, for tests: every table of the database raises PostgreSQL's own error 53100 at the
 * nth statement that writes a row, counted from when it was told to.
 */

/** Gives the database such a disk; it has room until `fillAt`. */
export async function giveDisk(): Promise<void> {
  const lines = [
    'CREATE SCHEMA disk',
    'CREATE SEQUENCE disk.writes',
    'CREATE TABLE disk.full_at (n bigint NOT NULL)',
    'INSERT INTO disk.full_at VALUES (0)',
    `CREATE FUNCTION disk.write() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         IF nextval('disk.writes') = (SELECT n FROM disk.full_at) THEN
           RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = '53100';
         END IF;
         RETURN NULL;
       END $$`,
  ];
  for (const line of lines) await db().$executeRawUnsafe(line);
  for (const table of await tables())
    await db().$executeRawUnsafe(
      `CREATE TRIGGER disk BEFORE INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION disk.write()`,
    );
}

/** From now on the nth write fails; 0: none does. */
export async function fillAt(n: number): Promise<void> {
  await db().$executeRaw`UPDATE disk.full_at SET n = ${n}`;
  await db().$executeRaw`SELECT setval('disk.writes', 1, false)`;
}

async function tables(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`;
  return rows.map(({ name }) => name);
}

/** All that is stored, each table as one figure: what differs is named by its table. */
export async function stored(): Promise<Record<string, string>> {
  const figures = (await tables()).map(
    (table) =>
      `SELECT '${table}' AS name, coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS figure FROM "${table}" t`,
  );
  const rows = await db().$queryRawUnsafe<{ name: string; figure: string }[]>(figures.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]));
}
