'use client';

import { useCallback, useEffect, useRef } from 'react';
import { type Liveness, useLive } from '@/components/ui/use-live';
import { useWays } from './ways';

/** Tells those who draw them that hands on the master map have changed. */
export const handsHeard = new EventTarget();
const others = { hands: () => void handsHeard.dispatchEvent(new Event('hands')) };

/** Between two readings of a desk: many changes at once are read once. */
const restMs = 150;

/**
 * Reads the desk again whenever something changed, at most every 150 ms, the last change always included. While the
 * line is down nothing is read, because a page that cannot be read would take the desk's place; once it is back, the
 * desk is read. A seat that is gone is noticed all the same, and leads to the sign-in.
 */
export function useControlLive(seatId: string): Liveness {
  const { refresh, address } = useWays();
  const due = useRef<ReturnType<typeof setTimeout> | null>(null);
  const readAt = useRef(0);
  const isDown = useRef(false);

  const readSoon = useCallback(() => {
    if (due.current) return;
    const wait = Math.max(0, readAt.current + restMs - Date.now());
    due.current = setTimeout(() => {
      due.current = null;
      readAt.current = Date.now();
      refresh();
    }, wait);
  }, [refresh]);

  const liveness = useLive(
    seatId,
    () => {
      if (!isDown.current) readSoon();
      else isSentAway(address).then((isGone) => isGone && refresh());
    },
    others,
  );

  useEffect(() => {
    const wasDown = isDown.current;
    isDown.current = liveness.state === 'behind';
    if (!wasDown || isDown.current) return;
    readSoon();
    others.hands();
  }, [liveness.state, readSoon]);
  useEffect(
    () => () => {
      if (due.current) clearTimeout(due.current);
    },
    [],
  );
  return liveness;
}

/** Whether the server answers and shows somebody else's door instead of this page. */
const isSentAway = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }).then(
    (response) => response.type === 'opaqueredirect' || response.status === 404,
    () => false,
  );
