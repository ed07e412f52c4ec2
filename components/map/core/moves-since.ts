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

/** The distance from which something counts as moved, km. */
const movedKm = 0.05;

/** The things that moved between two looks, in the order of the later one. A thing that was not there before has not moved. */
export function movedBetween(before: Places, now: Places): Moved[] {
  return [...now].flatMap(([id, to]) => {
    const from = before.get(id);
    return from && Math.hypot(to.x - from.x, to.y - from.y) > movedKm ? [{ id, from, to }] : [];
  });
}

/**
 * The places seen last, by the seat that saw them. They live as long as the page: a person who takes another seat in this
 * browser finds nothing of them.
 */
const seenLast = new Map<string, Places>();

/**
 * The moves on a seat's map since it was last looked at on this page. `isLive`: the map lies open all day, so that all
 * that comes at once counts as seen when the next comes. Keep `now` while it is the same.
 */
export function useMovesSince(seatId: string, now: Places, { isLive }: { isLive: boolean }): readonly Moved[] {
  const [before, setBefore] = useState<Places | null>(null);
  const seen = useRef(now);
  useEffect(() => {
    setBefore(seenLast.get(seatId) ?? null);
    return () => {
      seenLast.set(seatId, seen.current);
    };
  }, [seatId]);
  useEffect(() => {
    if (isLive && movedBetween(seen.current, now).length > 0) setBefore(seen.current);
    seen.current = now;
  }, [now, isLive]);
  return before ? movedBetween(before, now) : [];
}
