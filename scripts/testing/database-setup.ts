import { openTestServer } from './fresh-database';

/** Vitest's global set-up of the project `database`: a real PostgreSQL for the run, with a migrated template on it. */
export default openTestServer;
