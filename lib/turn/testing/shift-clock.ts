import { closeDatabase, db } from '@/lib/db/kernel/client';

/** Every question for the time in this test's database is answered so many seconds later, or earlier, than it is. */
export async function shiftClock(seconds: number): Promise<void> {
  await db().$executeRawUnsafe(
    `CREATE OR REPLACE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT pg_catalog.now() + interval '${seconds} s' $$`,
  );
  const [{ name }] = (await db().$queryRaw<{ name: string }[]>`SELECT current_database() AS name`) as [
    { name: string },
  ];
  await db().$executeRawUnsafe(`ALTER DATABASE "${name}" SET search_path = public, pg_catalog`);
  // The next connections take it up.
  await closeDatabase();
}
