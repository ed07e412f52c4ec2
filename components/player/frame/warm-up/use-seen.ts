import { useCallback, useEffect, useState } from 'react';

const shelf = (seatId: string) => `opcom-seen ${seatId}`;

/** The things looked at from a seat while its tab is open, by their ids. `note` is for a warm-up alone. */
export function useSeen(seatId: string): { ids: readonly string[]; note: (id: string) => void } {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const kept = sessionStorage.getItem(shelf(seatId));
    if (kept) setIds(JSON.parse(kept));
  }, [seatId]);
  const note = useCallback(
    (id: string) =>
      setIds((before) => {
        if (before.includes(id)) return before;
        const next = [...before, id];
        sessionStorage.setItem(shelf(seatId), JSON.stringify(next));
        return next;
      }),
    [seatId],
  );
  return { ids, note };
}
