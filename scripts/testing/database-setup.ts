import { buildPrograms } from '@/host/built/build.mjs';
import { openTestServer } from './fresh-database';

/** Vitest's global set-up of the project `database`: the page that is taken home, and a real PostgreSQL for the run with a migrated template on it. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildPrograms();
  return openTestServer();
}
