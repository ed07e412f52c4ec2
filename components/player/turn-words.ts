import { type TurnDate, turnAfter, whenSeen } from '@/components/map/side/turn-dates';
import { capital } from '@/lib/text';
import type { DeskClock, PlayerDesk } from '@/lib/visibility/player/desk';

export { type TurnDate, turnAfter, whenSeen };

/** The present event, in words. */
export function happening({
  isBegun,
  isEnded,
  phase,
  daypart,
}: Pick<DeskClock, 'isBegun' | 'isEnded' | 'phase' | 'daypart'>): string {
  if (!isBegun) return 'The game has not begun';
  if (isEnded) return 'The battle is over';
  switch (phase) {
    case 'orders':
      return `Orders for the ${daypart} are being written`;
    case 'collection':
      return `Orders for the ${daypart} are being collected`;
    case 'movement':
      return `${capital(daypart)}: the troops are moving`;
    case 'combat':
      return `${capital(daypart)} is being fought`;
    case 'briefing':
      return `Reports of the ${daypart} are coming in`;
    case 'reinforcements':
      return `${capital(daypart)} is over, reserves come up`;
  }
}

/** True when a sheet of the present turn is still taken, and whether it counts as late: not while this team has longer. */
export function handInTime({
  clock,
  longerUntil,
}: Pick<PlayerDesk, 'longerUntil'> & {
  clock: Pick<DeskClock, 'isEnded' | 'phase' | 'now' | 'pausedAt'>;
}): 'open' | 'late' | 'closed' {
  if (clock.isEnded) return 'closed';
  if (clock.phase === 'orders') return 'open';
  if (clock.phase !== 'collection' && clock.phase !== 'movement') return 'closed';
  return longerUntil !== null && longerUntil > (clock.pausedAt ?? clock.now) ? 'open' : 'late';
}
