'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { putSeatAway } from '@/components/transport/keeper/put-seat-away';
import { read } from '@/components/transport/query/read';
import { pauseAfter } from '@/components/transport/send/backoff';
import { type Liveness, useLive } from '@/components/transport/stream/use-live';
import type { PlayerDesk } from '@/lib/visibility/player/desk';

export interface LiveDesk {
  desk: PlayerDesk;
  liveness: Liveness;
  /** This browser has lost the seat: nothing more will come, and nothing of it is kept. */
  isMovedAway: boolean;
  /** Reads the desk again, at once. */
  readAgain: () => Promise<void>;
  noteMovedAway: () => void;
}

/** The desk, kept up to date: read again whenever the stream says that it changed, once at a time, and again where a reading breaks off. */
export function useDesk(initial: PlayerDesk): LiveDesk {
  const [desk, setDesk] = useState(initial);
  const [isMovedAway, setMovedAway] = useState(false);
  const reading = useRef<Promise<void> | null>(null);
  const isStale = useRef(false);
  const retry = useRef<{ timer?: ReturnType<typeof setTimeout>; tries: number }>({ tries: 0 });
  const held = useRef(initial.cursor);
  const seatId = initial.seat.id;
  const noteMovedAway = useCallback(() => {
    setMovedAway(true);
    void putSeatAway(seatId);
  }, [seatId]);

  const readAgain = useCallback((): Promise<void> => {
    isStale.current = true;
    clearTimeout(retry.current.timer);
    reading.current ??= (async () => {
      while (isStale.current) {
        isStale.current = false;
        const reply = await read<PlayerDesk>(seatId, 'desk');
        if (reply.kind === 'movedAway') noteMovedAway();
        if (reply.kind === 'offline' || reply.kind === 'fault') {
          const { tries } = retry.current;
          const isShown = () => document.visibilityState === 'visible';
          // What is hidden is read when it is shown.
          const timer = setTimeout(() => isShown() && void readAgain(), pauseAfter('desk', tries));
          retry.current = { timer, tries: tries + 1 };
        }
        if (reply.kind !== 'ok') break;
        retry.current.tries = 0;
        held.current = reply.value.cursor;
        setDesk(reply.value);
      }
    })().finally(() => {
      reading.current = null;
    });
    return reading.current;
  }, [seatId, noteMovedAway]);

  const liveness = useLive(
    seatId,
    useCallback((cursor) => void (cursor !== held.current && readAgain()), [readAgain]),
  );

  useEffect(() => () => clearTimeout(retry.current.timer), []);
  useEffect(() => {
    const shown = () => document.visibilityState === 'visible' && void readAgain();
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, [readAgain]);

  return { desk, liveness, isMovedAway, readAgain, noteMovedAway };
}
