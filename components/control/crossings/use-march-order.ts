'use client';

import { useEffect, useRef, useState } from 'react';
import type { Mutation } from '@/components/control/parts/use-mutation';
import type { CrossingOnBoard } from '@/lib/desks/control/crossings/crossings';

/**
 * The order of march at a crossing as this screen has it, by unit ids. `put` shows a new one at once and writes it; one
 * that is put while another is on its way waits for it, and is written on what that one made: an order of another hand in
 * between is never overwritten. What is refused goes back to what stands, with whatever waited for it.
 */
export function useMarchOrder(
  { id: crossingId, version, queue }: CrossingOnBoard,
  { isBusy, act }: Mutation,
): { order: string[]; put: (next: string[]) => void } {
  const [wanted, setWanted] = useState<string[] | null>(null);
  const sent = useRef<string[] | null>(null);
  /** The version this screen's orders stand on. */
  const seen = useRef(version);
  const order = wanted ?? queue.map(({ unitId }) => unitId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is written once it is wanted and the way is free
  useEffect(() => {
    if (isBusy || !wanted) return;
    if (wanted === sent.current) return setWanted(null);
    sent.current = wanted;
    act(
      'order-march',
      { crossingId, version: seen.current, unitIds: wanted },
      (made) => {
        seen.current = made.version;
      },
      () => {
        setWanted(null);
        return false;
      },
    );
  }, [isBusy, wanted]);

  return {
    order,
    put: (next) => {
      if (next.join() === order.join()) return;
      if (!wanted) seen.current = version;
      setWanted(next);
    },
  };
}
