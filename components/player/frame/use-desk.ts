'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { putSeatAway } from '@/components/transport/keeper/put-seat-away';
import { DeskReader, type Found } from '@/components/transport/query/desk-reader';
import { isSeen } from '@/components/transport/query/pause-till-seen';
import { read } from '@/components/transport/query/read';
import type { Reply } from '@/components/transport/send/send';
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

/** A warm-up leads away from this seat: its page says where to. */
const led = { ledAway: () => window.location.reload() };

const nobody = { kind: 'offline', by: 'network' } as const;

/** The desk of a player's seat, read once. A console with a fault is asked again like one that does not answer. */
async function readWhole(seatId: string, signal: AbortSignal): Promise<Reply<Found<PlayerDesk>>> {
  const reply = await read<PlayerDesk>(seatId, 'desk', signal);
  if (reply.kind === 'ok') return { kind: 'ok', value: { desk: reply.value } };
  return reply.kind === 'movedAway' ? reply : nobody;
}

/** The desk, kept up to date: read again whenever the stream says that it changed, once at a time, and again where a reading breaks off. */
export function useDesk(initial: PlayerDesk): LiveDesk {
  const [desk, setDesk] = useState(initial);
  const [isMovedAway, setMovedAway] = useState(false);
  const held = useRef(initial.cursor);
  const seatId = initial.seat.id;
  const noteMovedAway = useCallback(() => {
    setMovedAway(true);
    void putSeatAway(seatId);
  }, [seatId]);
  const reader = useMemo(
    () =>
      new DeskReader<PlayerDesk>({
        pauses: 'desk',
        here: () => '',
        read: (_address, signal) => readWhole(seatId, signal),
        onShown: (shown) => {
          held.current = shown.cursor;
          setDesk(shown);
        },
        onFault: () => undefined,
        onGone: noteMovedAway,
      }),
    [seatId, noteMovedAway],
  );
  const readAgain = useCallback(() => reader.refreshOnce(), [reader]);

  const liveness = useLive(
    seatId,
    useCallback((cursor) => void (cursor !== held.current && readAgain()), [readAgain]),
    led,
  );

  useEffect(() => {
    const over = new AbortController();
    document.addEventListener('visibilitychange', () => isSeen() && void readAgain(), over);
    return () => {
      over.abort();
      reader.close();
    };
  }, [reader, readAgain]);

  return { desk, liveness, isMovedAway, readAgain, noteMovedAway };
}
