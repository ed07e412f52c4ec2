import { createStore, del, get, set } from 'idb-keyval';
import type { DraftWrite } from '@/lib/visibility/order-form';
import type { Draft } from './draft';

/** What this browser keeps of a sheet that Control has not got: the unsent rows, and a save that had no answer yet. */
export interface Kept {
  draft: Draft;
  underWay: DraftWrite | null;
}

/** A place in this browser that outlives a crash. `keep` says whether it could. */
export interface DraftStore {
  load(): Promise<Kept | null>;
  keep(kept: Kept | null): Promise<boolean>;
}

/** The browser's own database, one entry for each seat and turn. A browser that has none keeps nothing and says so. */
export function browserStore(seatId: string, turn: number): DraftStore {
  const key = `sheet ${seatId} ${turn}`;
  const store = () => createStore('op-com-desk', 'sheets');
  return {
    async load() {
      try {
        return (await get<Kept>(key, store())) ?? null;
      } catch {
        return null;
      }
    },
    async keep(kept) {
      try {
        await (kept ? set(key, kept, store()) : del(key, store()));
        return true;
      } catch {
        return false;
      }
    },
  };
}
