'use client';

import { useEffect, useRef, useState } from 'react';
import type { Place } from '@/lib/geometry';

/** Where things stand, by their ids, km. */
export type Places = ReadonlyMap<string, Place>;

/** Something that stands elsewhere than when one last looked. */
export interface Moved {
  id: string;
  from: Place;
  to: Place;
}

/** How far something must have gone to count as moved, km. */
const movedKm = 0.05;

/** What has moved between two looks, in the order of the later one. What was not there before has not moved. */
export function movedBetween(before: Places, now: Places): Moved[] {
  return [...now].flatMap(([id, to]) => {
    const from = before.get(id);
    return from && Math.hypot(to.x - from.x, to.y - from.y) > movedKm ? [{ id, from, to }] : [];
  });
}

/**
 * What has moved on a map since somebody last looked at it in this tab. What he saw is kept in the tab as he leaves. `isLive`:
 * the map lies open all day, so that all that comes at once counts as seen when the next comes. Keep `now` while it is the same.
 */
export function useMovesSince(key: string, now: Places, { isLive }: { isLive: boolean }): readonly Moved[] {
  const [before, setBefore] = useState<Places | null>(null);
  const seen = useRef(now);
  useEffect(() => {
    setBefore(read(key));
    const keep = () => write(key, seen.current);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [key]);
  useEffect(() => {
    if (isLive && movedBetween(seen.current, now).length > 0) setBefore(seen.current);
    seen.current = now;
  }, [now, isLive]);
  return before ? movedBetween(before, now) : [];
}

const keptAs = (key: string) => `opcom-looked-at-${key}`;

function read(key: string): Places | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keptAs(key)) ?? 'null');
    return Array.isArray(kept) ? new Map(kept as [string, Place][]) : null;
  } catch {
    return null;
  }
}

function write(key: string, places: Places): void {
  try {
    sessionStorage.setItem(keptAs(key), JSON.stringify([...places].map(([id, { x, y }]) => [id, { x, y }])));
  } catch {
    // A browser that keeps nothing shows no moves.
  }
}
