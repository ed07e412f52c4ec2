import { closeDatabase } from '@/lib/db/kernel/client';
import { freshDatabase, openTestServer } from '@/scripts/testing/fresh-database';

/** Does `work` beside a PostgreSQL of its own, which goes away afterwards. */
export async function besidePostgres<T>(work: () => Promise<T>): Promise<T> {
  const given = process.env.DATABASE_URL;
  const close = await openTestServer();
  try {
    return await work();
  } finally {
    await close();
    if (given === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = given;
  }
}

/** Does `work` on an empty console database of the PostgreSQL beside, which this process speaks to meanwhile. */
export async function onDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const database = await freshDatabase();
  process.env.DATABASE_URL = database.url;
  try {
    return await work(database.url);
  } finally {
    await closeDatabase();
    await database.drop();
  }
}
