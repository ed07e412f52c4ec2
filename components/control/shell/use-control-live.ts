'use client';

import { useCallback, useEffect, useRef } from 'react';
import { type Liveness, useLive } from '@/components/ui/use-live';
import { useWays } from './ways';

/** Between two readings of a desk: many changes at once are read once. */
const restMs = 150;

/** Reads the desk again whenever something changed, at most every 150 ms, the last change always included. */
export function useControlLive(seatId: string): Liveness {
  const { refresh } = useWays();
  const due = useRef<ReturnType<typeof setTimeout> | null>(null);
  const readAt = useRef(0);

  const onChange = useCallback(() => {
    if (due.current) return;
    const wait = Math.max(0, readAt.current + restMs - Date.now());
    due.current = setTimeout(() => {
      due.current = null;
      readAt.current = Date.now();
      refresh();
    }, wait);
  }, [refresh]);
  useEffect(
    () => () => {
      if (due.current) clearTimeout(due.current);
    },
    [],
  );
  return useLive(seatId, onChange);
}
