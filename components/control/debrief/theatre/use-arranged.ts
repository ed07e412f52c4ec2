import { useMemo, useSyncExternalStore } from 'react';
import { type Arranged, asFound } from './arranged-hinges';

/** The browser keeps the order of the hinges for the seat: the presenter’s window has it too. */
const shelf = (seatId: string) => `opcom-hinges ${seatId}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another window of this browser has arranged them.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The arrangement for this seat, and the function that keeps another. */
export function useArranged(seatId: string): [Arranged, (next: Arranged) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(shelf(seatId)) ?? '',
    () => '',
  );
  const now = useMemo(() => (kept ? (JSON.parse(kept) as Arranged) : asFound), [kept]);
  return [
    now,
    (next) => {
      localStorage.setItem(shelf(seatId), JSON.stringify(next));
      for (const listener of listeners) listener();
    },
  ];
}
