import { createStore, del, get, set } from 'idb-keyval';
import type { LineWords } from '@/lib/visibility/order-form';
import type { Draft, Sending } from './draft';

/** A save with the id that makes its repeat the same save. */
export type SaveOf<Words> = Sending<Words> & { writeId: string; turn: number };

/** What this browser keeps of a sheet that Control has not got: the unsent rows, and a save that had no answer yet. */
export interface Kept<Words = LineWords> {
  draft: Draft<Words>;
  underWay: SaveOf<Words> | null;
}

/** A place in this browser that outlives a crash. `keep` says whether it could. */
export interface Keep<T> {
  load(): Promise<T | null>;
  keep(kept: T | null): Promise<boolean>;
}
export type DraftStore<Words> = Keep<Kept<Words>>;

/** The browser's own database, one entry for each key. A browser that has none keeps nothing and says so. */
export function browserStore<T>(key: string): Keep<T> {
  const store = () => createStore('op-com-desk', 'sheets');
  return {
    async load() {
      try {
        return (await get<T>(key, store())) ?? null;
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
