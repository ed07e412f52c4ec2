import { createStore, del, get, keys, set } from 'idb-keyval';

/** A place in this browser that outlives a crash. `keep` says whether it could. */
export interface Keep<T> {
  load(): Promise<T | null>;
  keep(kept: T | null): Promise<boolean>;
}

/** Nothing is kept in the browser: what is written is with the console a moment later, or is not to stay on this machine. */
export const nothingKept: Keep<never> = { load: async () => null, keep: async () => true };

const store = () => createStore('op-com-desk', 'sheets');
const keyOf = (seatId: string, what: string) => `${seatId} ${what}`;

/** Seats this page has put away: whatever is still being written down for them is dropped. */
const gone = new Set<string>();

/** The browser's own database, one entry for each thing of a seat. A browser that has none keeps nothing and says so. */
export function browserStore<T>(seatId: string, what: string): Keep<T> {
  const key = keyOf(seatId, what);
  /** What another tab of the seat keeps is not this one's to take away. */
  let isOurs = false;
  return {
    async load() {
      try {
        const kept = (await get<T>(key, store())) ?? null;
        isOurs ||= kept !== null;
        return kept;
      } catch {
        return null;
      }
    },
    async keep(kept) {
      try {
        const [wasOurs, isKept] = [isOurs, kept !== null && !gone.has(seatId)];
        isOurs = isKept;
        if (isKept) await set(key, kept, store());
        else if (wasOurs) await del(key, store());
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The seats of which this browser keeps anything. */
async function seatsKept(): Promise<string[]> {
  const all = await keys<string>(store()).catch(() => []);
  return [...new Set(all.map((key) => key.split(' ')[0]!))];
}

/** Puts away all that this browser keeps of a seat that it has lost: nothing of it is left here. */
export async function putSeatAway(seatId: string): Promise<void> {
  gone.add(seatId);
  const all = await keys<string>(store()).catch(() => []);
  const its = all.filter((key) => key.startsWith(keyOf(seatId, '')));
  await Promise.all(its.map((key) => del(key, store()))).catch(() => undefined);
}

/** Puts away what is kept of seats that the server says are not this browser's any more. */
export async function putLostSeatsAway(isLost: (seatId: string) => Promise<boolean>): Promise<void> {
  for (const seatId of await seatsKept()) if (await isLost(seatId)) await putSeatAway(seatId);
}
