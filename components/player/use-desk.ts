'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type Liveness, useLive } from '@/components/ui/use-live';
import type { PlayerDesk } from '@/lib/visibility/desk';
import { read } from './post';

export interface LiveDesk {
  desk: PlayerDesk;
  liveness: Liveness;
  /** This browser has lost the seat: nothing more will come. */
  isMovedAway: boolean;
  /** Reads the desk again, at once. */
  readAgain: () => Promise<void>;
  noteMovedAway: () => void;
}

/** The desk, kept up to date: read again whenever the stream says that it changed, once at a time. */
export function useDesk(initial: PlayerDesk): LiveDesk {
  const [desk, setDesk] = useState(initial);
  const [isMovedAway, setMovedAway] = useState(false);
  const reading = useRef<Promise<void> | null>(null);
  const isStale = useRef(false);
  const held = useRef(initial.cursor);
  const seatId = initial.seat.id;
  const noteMovedAway = useCallback(() => setMovedAway(true), []);

  const readAgain = useCallback((): Promise<void> => {
    isStale.current = true;
    reading.current ??= (async () => {
      while (isStale.current) {
        isStale.current = false;
        const reply = await read<PlayerDesk>(seatId, 'desk');
        if (reply.kind === 'movedAway') setMovedAway(true);
        if (reply.kind !== 'ok') break;
        held.current = reply.value.cursor;
        setDesk(reply.value);
      }
    })().finally(() => {
      reading.current = null;
    });
    return reading.current;
  }, [seatId]);

  const liveness = useLive(
    seatId,
    useCallback((cursor) => void (cursor !== held.current && readAgain()), [readAgain]),
  );

  useEffect(() => {
    const shown = () => document.visibilityState === 'visible' && void readAgain();
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, [readAgain]);

  return { desk, liveness, isMovedAway, readAgain, noteMovedAway };
}
