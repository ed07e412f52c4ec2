'use client';

import { useEffect, useRef, useState } from 'react';
import { readAt } from '@/components/transport/query/read';
import type { HallBoard } from '@/lib/visibility/player/hall';

/** The board is read at this pace, whatever goes on, in ms. */
const readEvery = 2_000;
/** A line that says nothing for so long is lost, in ms. */
const lostAfter = 5_000;

interface HallNow {
  board: HallBoard;
  /** The server's time, in ms: goes on by this browser's own count while the line is lost. */
  now: number;
  /** Since when nothing has come in; null: the line stands. */
  lostSince: Date | null;
}

/** The board as it was last read, and the time. */
export function useHall(gameId: string, initial: HallBoard): HallNow {
  const [board, setBoard] = useState(initial);
  const [lostSince, setLostSince] = useState<Date | null>(null);
  const [now, setNow] = useState(Date.parse(initial.now));
  /** By how much the server's clock is ahead of the count since this page was opened. What was longest on its way says too little. */
  const ahead = useRef<number | null>(null);

  useEffect(() => {
    const note = (read: HallBoard) => {
      const said = Date.parse(read.now) - performance.now();
      const isFarOff = ahead.current !== null && Math.abs(said - ahead.current) > lostAfter;
      ahead.current = ahead.current === null || isFarOff ? said : Math.max(ahead.current, said);
    };
    const count = () => setNow(performance.now() + ahead.current!);
    note(initial);
    const tick = setInterval(count, 200);
    const read = async () => {
      const reply = await readAt<HallBoard>(`/api/board/${encodeURIComponent(gameId)}`, {
        withinMs: lostAfter,
      });
      if (reply.kind !== 'ok') return setLostSince((was) => was ?? new Date());
      note(reply.value);
      // With the board, not at the next beat: a phase that has just begun would have more time left than it has.
      count();
      setBoard(reply.value);
      setLostSince(null);
    };
    const reading = setInterval(() => void read(), readEvery);
    return () => {
      clearInterval(tick);
      clearInterval(reading);
    };
  }, [gameId, initial]);

  return { board, now, lostSince };
}
