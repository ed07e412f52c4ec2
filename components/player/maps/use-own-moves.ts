import { useMemo } from 'react';
import { type Moved, type Places, useMovesSince } from '@/components/map/core/moves-since';
import type { PlayerDesk } from '@/lib/visibility/player/desk';

/** Where the own counters were told to stand. */
const standingOf = (counters: PlayerDesk['counters']): Places =>
  new Map(counters.flatMap(({ id, x, y }) => (x === null || y === null ? [] : [[id, { x, y }]])));

/** The own counters that were told elsewhere since the map was last looked at. */
export function useOwnMoves({ seat, counters }: PlayerDesk): readonly Moved[] {
  const standing = useMemo(() => standingOf(counters), [counters]);
  return useMovesSince(seat.id, standing, { isLive: true });
}
