import pg from 'pg';
import { cut } from './cut';
import { environment } from './environment';
import { noteReach } from './reaching';

/** So often a question is sent, or waited for, until the database counts as away: a process that was busy itself for long has waited once. */
const looks = 10;

/**
 * Asks the database whether it answers, on a connection of its own, several times a second. When there has been no answer
 * for `OPCOM_DATABASE_PATIENCE_MS`, three seconds unless told, it counts as away until there is one. Slow statements of
 * others do not hold the question up.
 *
 * @returns what ends it
 */
export function probeDatabase(): () => Promise<void> {
  const { OPCOM_DATABASE_PATIENCE_MS: patienceMs } = environment();
  let connectionString = '';
  let client: pg.Client | undefined;
  let isAsking = false;
  /** Looks without an answer: since the last one, and to the question under way. */
  let inVain = 0;
  let waited = 0;

  async function ask(): Promise<void> {
    isAsking = true;
    waited = 0;
    try {
      if (!client) {
        const fresh = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs });
        fresh.on('error', () => undefined);
        client = fresh;
        await fresh.connect();
      }
      await client.query('SELECT 1');
      inVain = 0;
      noteReach(false);
    } catch {
      inVain += 1;
      client = undefined;
    } finally {
      isAsking = false;
    }
  }

  const timer = setInterval(() => {
    const { DATABASE_URL } = environment();
    // Another database than before: only tests give one.
    if (DATABASE_URL !== connectionString) inVain = 0;
    connectionString = DATABASE_URL;
    if (isAsking) {
      inVain += 1;
      waited += 1;
    } else void ask();
    if (inVain >= looks) noteReach(true);
    // Another connection may be answered where this one never will be.
    if (waited >= looks && client) cut(client);
  }, patienceMs / looks).unref();
  return async () => {
    clearInterval(timer);
    noteReach(false);
    if (client) cut(client);
  };
}
