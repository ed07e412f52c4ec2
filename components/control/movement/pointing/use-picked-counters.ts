'use client';

import { useCallback, useMemo, useState } from 'react';
import type { MasterCounter } from '@/lib/desks/control/movement/map';

const none: readonly string[] = [];

/** Counters are taken in hand and put aside by this. */
export type PickedCounters = ReturnType<typeof usePickedCounters>;

/** Holds the counters in hand, in the order they were picked. Captured units and those no longer in the game fall out of it. */
export function usePickedCounters(counters: ReadonlyMap<string, MasterCounter>) {
  const [chosen, setChosen] = useState<readonly string[]>(none);
  const picked = useMemo(() => {
    const there = chosen.filter((id) => counters.has(id));
    return there.length === chosen.length ? chosen : there;
  }, [chosen, counters]);
  const pickedSet = useMemo(() => new Set(picked), [picked]);
  const units = useMemo(() => picked.flatMap((id) => counters.get(id) ?? []), [picked, counters]);
  return {
    picked,
    pickedSet,
    units,
    /** The one counter in hand; null: none, or several. */
    selected: units.length === 1 ? units[0]! : null,
    pick: useCallback((unitIds: readonly string[]) => setChosen([...new Set(unitIds)]), []),
    /** Adds what is not in hand; takes out what is, when all of it is. */
    toggle: useCallback(
      (unitIds: readonly string[]) =>
        setChosen((held) =>
          unitIds.every((id) => held.includes(id))
            ? held.filter((id) => !unitIds.includes(id))
            : [...held, ...unitIds.filter((id) => !held.includes(id))],
        ),
      [],
    ),
    clear: useCallback(() => setChosen(none), []),
  };
}
