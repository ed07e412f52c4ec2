'use client';

import { type Clock, useClock } from '@/components/ui/use-clock';
import type { PlayerDesk } from '@/lib/visibility/player/desk';

/** The time this team has for its orders beyond the others'; null: none, it is over, or the orders are in. */
export function useExtraTime({ clock, longerUntil, sheets }: PlayerDesk): Clock | null {
  const left = useClock(longerUntil ?? clock.now, clock.now, clock.pausedAt);
  const areIn = sheets.some(({ turn, state }) => turn === clock.turn && state === 'submitted');
  return longerUntil === null || areIn || left.isOver ? null : left;
}
