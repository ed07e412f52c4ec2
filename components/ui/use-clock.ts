'use client';

import { useEffect, useState } from 'react';

/** Milliseconds until `endsAt` by the server's clock; below zero once it is over. */
export interface Clock {
  remainingMs: number;
  isOver: boolean;
  /** Minutes and seconds, `3:12`, without a sign. */
  words: string;
}

/**
 * Counts down to `endsAt`. `now` is the server's time when the page was read (both ISO): the browser's own clock may be
 * wrong and is used only to measure what has passed since. `pausedAt`: the clock stands still since then.
 */
export function useClock(endsAt: string, now: string, pausedAt: string | null = null): Clock {
  const atReadingMs = Date.parse(endsAt) - Date.parse(pausedAt ?? now);
  const [passedMs, setPassedMs] = useState(0);

  useEffect(() => {
    void now;
    const readAt = performance.now();
    setPassedMs(0);
    const tick = setInterval(() => setPassedMs(performance.now() - readAt), 250);
    return () => clearInterval(tick);
  }, [now]);

  const remainingMs = atReadingMs - (pausedAt ? 0 : passedMs);
  return { remainingMs, isOver: remainingMs <= 0, words: minutesAndSeconds(remainingMs) };
}

/** `192000` → `3:12`; an hour and more as `1:03:12`. The sign is dropped. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = milliseconds > 0 ? Math.ceil(milliseconds / 1000) : Math.floor(-milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
