import { createStore, del, get, set } from 'idb-keyval';

/** A place in this browser that outlives a crash. `keep` says whether it could. */
export interface Keep<T> {
  load(): Promise<T | null>;
  keep(kept: T | null): Promise<boolean>;
}

/** Nothing is kept in the browser: what is written is with the console a moment later, or is not to stay on this machine. */
export const nothingKept: Keep<never> = { load: async () => null, keep: async () => true };

/** One entry for each thing of a seat. */
export const store = createStore('op-com-desk', 'sheets');
export const keyOf = (seatId: string, what: string) => `${seatId} ${what}`;

/** Seats this page has put away: whatever is still being written down for them is dropped. */
export const gone = new Set<string>();

/** The values that the database has not taken yet, by key; null: to be taken away. */
export const unwritten = new Map<string, unknown>();

/** Where a page that goes away leaves what is unwritten: the database is too slow for a last letter, this is not. */
export const left = 'left ';

globalThis.addEventListener?.('pagehide', () => {
  try {
    for (const [key, kept] of unwritten) localStorage.setItem(left + key, JSON.stringify(kept));
  } catch {
    // No room, or not allowed: then only what the database has taken is kept.
  }
});

/** The browser's own database, one entry for each thing of a seat. A browser that has none keeps nothing and says so. */
export function browserStore<T>(seatId: string, what: string): Keep<T> {
  const key = keyOf(seatId, what);
  /** True when this tab has written: another tab's values are not this one's to take away. */
  let isOurs = false;
  return {
    async load() {
      try {
        const last = localStorage.getItem(left + key);
        const kept: T | null = last === null ? ((await get<T>(key, store)) ?? null) : JSON.parse(last);
        isOurs ||= kept !== null || last !== null;
        return kept;
      } catch {
        return null;
      }
    },
    async keep(kept) {
      const wasOurs = isOurs;
      const now = gone.has(seatId) ? null : kept;
      isOurs = now !== null;
      if (!isOurs && !wasOurs) return true;
      unwritten.set(key, now);
      try {
        await (isOurs ? set(key, now, store) : del(key, store));
        if (unwritten.get(key) === now) unwritten.delete(key);
        localStorage.removeItem(left + key);
        return true;
      } catch {
        return false;
      }
    },
  };
}
