import { databaseOpen } from '@/lib/db/client';
import { cursorOf } from '@/lib/db/issuing/desk-cursors';

/** What is made of all that a game holds, such as a page to take home: once for each team, until something changes. */

/** So many are kept, those asked for last: every team of a game has two. */
const keptAtMost = 60;

interface Made {
  /** How often the game had changed before it was read. */
  changes: number;
  value: Promise<unknown>;
}

/** By the database, then by what it is and whose. */
const madeIn = new WeakMap<object, Map<string, Made>>();

/** The value that `make` has for a team of a game, made again only when the game has changed. Nobody changes it. */
export async function madeOnce<Value>(
  what: string,
  { gameId, of }: { gameId: string; of: string },
  make: () => Promise<Value>,
): Promise<Value> {
  const database = databaseOpen();
  const made = madeIn.get(database) ?? new Map<string, Made>();
  madeIn.set(database, made);
  const { changes } = await cursorOf(gameId);
  const key = JSON.stringify([what, gameId, of]);
  const before = made.get(key);
  made.delete(key);
  if (before?.changes === changes) {
    made.set(key, before);
    return before.value as Promise<Value>;
  }
  const value = make();
  made.set(key, { changes, value });
  if (made.size > keptAtMost) made.delete(made.keys().next().value!);
  value.catch(() => made.delete(key));
  return value;
}
