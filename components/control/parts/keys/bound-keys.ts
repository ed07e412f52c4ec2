import { useSyncExternalStore } from 'react';
import { type Deed, type DeskKeys, deedsIn, deedsOfTheFocus } from './key-table';

/** The deeds that each caller of `useKeys` has bound now. */
const callers = new Map<object, readonly Deed[]>();
const heard = new Set<() => void>();
const none: ReadonlySet<Deed> = new Set();
let bound = none;

function publish(): void {
  bound = new Set([...callers.values()].flat());
  for (const tell of heard) tell();
}

/** Notes deeds as bound until the answer is called. */
export function noteBound(deeds: readonly Deed[]): () => void {
  const caller = {};
  callers.set(caller, deeds);
  publish();
  return () => {
    callers.delete(caller);
    publish();
  };
}

function subscribe(tell: () => void): () => void {
  heard.add(tell);
  return () => heard.delete(tell);
}

/** Keys that the focused element hears itself, or a form: no desk binds them. */
export const elsewhere: readonly string[] = ['open', 'goOn', 'up', 'down', 'send', ...Object.keys(deedsOfTheFocus)];

/** The keys of a desk that do something now. */
export function useBoundOf(keys: DeskKeys): DeskKeys {
  const now = useSyncExternalStore(
    subscribe,
    () => bound,
    () => none,
  );
  return keys.filter(([what]) => deedsIn(what).every((deed) => now.has(deed) || elsewhere.includes(deed)));
}
