import { expect } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import type { Result } from '@/lib/result';

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
async function fillAt(n: number): Promise<void> {
  await db().$executeRaw`UPDATE disk.full_at SET n = ${n}`;
  await db().$executeRaw`SELECT setval('disk.writes', 1, false)`;
}

async function tables(): Promise<string[]> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`;
  return rows.map(({ name }) => name);
}

/**
 * Where each table of the database stands: how many rows it holds, and the newest transaction that wrote one of them. Whatever
 * is written and stays moves it, even a row that is written as it was. What differs is named by its table.
 */
export async function stored(): Promise<Record<string, string>> {
  const figures = (await tables()).map(
    (table) =>
      `SELECT '${table}' AS name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) AS figure FROM "${table}"`,
  );
  const rows = await db().$queryRawUnsafe<{ name: string; figure: string }[]>(figures.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]));
}

const isSoak = Boolean(process.env.OPCOM_SOAK);
/** Every write fails in its turn in `npm run soak`; else the first three, the sixth, the twelfth and so on. */
const nextAfter = (n: number): number => (isSoak || n < 3 ? n + 1 : n * 2);
/** All that is stored is looked at after every write that failed in `npm run soak`, else in the middle of an act: after the third. */
const isLookedAt = (n: number): boolean => isSoak || n === 3;

let refused = 0;
/** Writes so far at which the disk was full. */
export const refusedByDisk = (): number => refused;

/**
 * The disk is full at the act's first write, then at a later one, and so on, until there is room for all of them: each time
 * nothing is written, and whoever asked is told so. Then the act is done, and comes once more under the same write id, as
 * from a browser whose answer was lost: it gets the first answer, and nothing else is written. An act that `mayRepeat` keeps
 * no write id, and its repeat writes the same again with a later time. One that `showsOnce` answers its repeat with less.
 */
export async function despiteAFullDisk<T>(
  act: () => Promise<Result<T>>,
  { mayRepeat = false, showsOnce = false } = {},
): Promise<Result<T>> {
  const before = await stored();
  for (let n = 1; ; n = nextAfter(n)) {
    await fillAt(n);
    const answer = await act();
    await fillAt(0);
    const refusal = refusalOf(answer);
    if (!refusal) {
      const after = await stored();
      const again = await act();
      if (showsOnce) expect(again.ok).toBe(true);
      else expect(asSent(again)).toEqual(asSent(answer));
      if (!mayRepeat) expect(await stored()).toEqual(after);
      return answer;
    }
    expect(refusal).toEqual({
      code: 'diskFull',
      message:
        'Nothing was written: the disk of the console is full. Tell the host to make room on it, then try again.',
    });
    refused += 1;
    if (isLookedAt(n)) expect(await stored()).toEqual(before);
  }
}

/** As it crosses the wire. */
const asSent = (answer: object): unknown => JSON.parse(JSON.stringify(answer));

/** Why it was refused; of an act that is a write for each team, why the first one's was. */
function refusalOf(answer: Result<unknown>): object | null {
  if (!answer.ok) return answer.refusal;
  const { outcomes } = (answer.value ?? {}) as { outcomes?: { refusal: object | null }[] };
  return outcomes?.[0]?.refusal ?? null;
}
