import { closeDatabase } from '@/lib/db/kernel/client';
import { stopListening } from '@/lib/live/subscribe';

/**
 * Ends this process's connections to its database, the listening one too: before `DATABASE_URL` names another, and before
 * a PostgreSQL of a test's own is stopped. A test file before this one in the same process may have left it listening, and
 * a PostgreSQL that is used is not stopped.
 */
export async function leaveTestDatabase(): Promise<void> {
  stopListening();
  await closeDatabase();
}
