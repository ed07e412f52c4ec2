import { useEffect, useEffectEvent } from 'react';
import type { Hinge } from '@/lib/advice/debrief/hinges';

/** The time of the director for all hinges, seconds. */
export const lengths = [
  { id: '600', label: 'in ten minutes' },
  { id: '300', label: 'in five minutes' },
  { id: '60', label: 'in one minute' },
] as const;
export type Length = (typeof lengths)[number]['id'];

/** A hinge is shown for so many seconds at most, and its moment comes after this share of it: before that, what led to it. */
const longestSeconds = 60;
const before = { share: 0.35, moments: 1 };

/** Plays one hinge after the other, each from just before its moment; after the last it ends. `place`: the one under way; null: nothing is played. */
export function useDirector(
  place: number | null,
  length: Length,
  hinges: readonly Hinge[],
  does: { at: (moment: number) => void; next: (place: number | null) => void },
): void {
  const at = useEffectEvent(does.at);
  const next = useEffectEvent(does.next);
  useEffect(() => {
    const hinge = place === null ? undefined : hinges[place];
    if (place === null || !hinge) return;
    const lastsMs = 1000 * Math.min(longestSeconds, Number(length) / hinges.length);
    at(Math.max(0, hinge.moment - before.moments));
    const shows = setTimeout(() => at(hinge.moment), lastsMs * before.share);
    const ends = setTimeout(() => next(place + 1 < hinges.length ? place + 1 : null), lastsMs);
    return () => {
      clearTimeout(shows);
      clearTimeout(ends);
    };
  }, [place, length, hinges]);
}
