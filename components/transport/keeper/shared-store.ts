import { get, promisifyRequest } from 'idb-keyval';
import { nanoid } from 'nanoid';
import { gone, type Keep, keyOf, left, store, unwritten } from './browser-store';
import { type Merge, type SharedPlace, sharedKeep } from './shared-keep';

/** The browser's own database, one entry for a thing of a seat, which all its tabs keep together. */
export function sharedStore<T>(seatId: string, what: string, merge: Merge<T>): Keep<T> {
  const key = keyOf(seatId, what);
  return sharedKeep(placeOf(seatId, key, merge), merge);
}

function placeOf<T>(seatId: string, key: string, merge: Merge<T>): SharedPlace<T> {
  /** The key of this tab alone: each tab leaves its own words when it goes away. */
  const ofThisTab = `${key} ${nanoid(8)}`;
  /** The keys of words that closed tabs have left, until the database has them. */
  let found: string[] = [];
  return {
    async read() {
      const there = await get<T>(key, store);
      found = Object.keys(localStorage).filter((one) => one.startsWith(`${left}${key} `));
      return found.reduce<T | null>(
        (all, one) => merge(all, null, JSON.parse(localStorage.getItem(one) ?? 'null')),
        there ?? null,
      );
    },
    async change(mine, changed) {
      const now = gone.has(seatId) ? null : mine;
      unwritten.set(ofThisTab, now);
      await store('readwrite', async (entries) => {
        const isWritten = promisifyRequest(entries.transaction);
        const there: T | undefined = await promisifyRequest(entries.get(key));
        const next = gone.has(seatId) ? null : changed(there ?? null);
        if (next === null) entries.delete(key);
        else entries.put(next, key);
        return isWritten;
      });
      if (unwritten.get(ofThisTab) === now) unwritten.delete(ofThisTab);
      for (const one of [...found, left + ofThisTab]) localStorage.removeItem(one);
      found = [];
    },
  };
}
