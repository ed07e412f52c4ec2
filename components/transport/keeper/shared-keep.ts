import type { Keep } from './browser-store';

/** Where tabs of one seat keep something together. */
export interface SharedPlace<T> {
  /** The value, with the words that closed tabs could not write in time. */
  read(): Promise<T | null>;
  /** Changes what is there, whatever it is by then, in one step. `mine`: what this tab has of it, should the page be closed before. */
  change(mine: T | null, changed: (there: T | null) => T | null): Promise<void>;
}

/**
 * The words kept after a tab has kept something: what other tabs have put there stays. `before`: what this tab had kept
 * or found last; `now`: what it has. What was in the one and is not in the other is done with.
 */
export type Merge<T> = (there: T | null, before: T | null, now: T | null) => T | null;

/** A place that several tabs of a seat share: none takes away what another keeps. */
export function sharedKeep<T>(place: SharedPlace<T>, merge: Merge<T>): Keep<T> {
  let before: T | null = null;
  return {
    async load() {
      try {
        before = await place.read();
        return before;
      } catch {
        return null;
      }
    },
    async keep(now) {
      const last = before;
      before = now;
      if (now === null && last === null) return true;
      try {
        await place.change(now, (there) => merge(there, last, now));
        return true;
      } catch {
        return false;
      }
    },
  };
}
