'use client';

import { useCallback, useMemo, useState } from 'react';
import type { MasterCounter } from '@/lib/desks/control/movement/map';

const none: readonly string[] = [];

/** The counters in hand, in the order they were picked. Captured units and those no longer in the game fall out of it. */
export function usePickedCounters(counters: ReadonlyMap<string, MasterCounter>) {
  const [chosen, setChosen] = useState<readonly string[]>(none);
  const picked = useMemo(() => {
    const there = chosen.filter((id) => counters.has(id));
    return there.length === chosen.length ? chosen : there;
  }, [chosen, counters]);
  return {
    picked,
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
