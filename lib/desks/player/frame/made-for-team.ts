import { cursorOf } from '@/lib/db/issued/desk-cursors';
import { databaseOpen } from '@/lib/db/kernel/client';
import { remarksMark } from '@/lib/db/team/diary-rows';
import { perObject } from '@/lib/memo';

/** The pages made of everything that a game holds, such as a page to take home: once for each team, until something changes. */

/** So many are kept, those asked for last: every team of a game has two. */
const keptAtMost = 60;

interface Made {
  /**
   * The number of changes of the game before it was read, and the remarks that its teams had written: no act of the game
   * writes them.
   */
  asOf: string;
  value: Promise<unknown>;
}

/** By the database, then by what it is and whose. */
const madeIn = perObject((_database: object) => new Map<string, Made>());

/** The value that `make` has for a team of a game, made again only when the game or a remark in a diary has changed. Nobody changes it. */
export async function madeOnce<Value>(
  what: string,
  { gameId, of }: { gameId: string; of: string },
  make: () => Promise<Value>,
): Promise<Value> {
  const made = madeIn(databaseOpen());
  const [{ changes }, remarks] = await Promise.all([cursorOf(gameId), remarksMark(gameId)]);
  const asOf = `${changes} ${remarks}`;
  const key = JSON.stringify([what, gameId, of]);
  const before = made.get(key);
  made.delete(key);
  if (before?.asOf === asOf) {
    made.set(key, before);
    return before.value as Promise<Value>;
  }
  const value = make();
  made.set(key, { asOf, value });
  if (made.size > keptAtMost) made.delete(made.keys().next().value!);
  value.catch(() => made.delete(key));
  return value;
}
