import type { TurnNow } from '@/lib/db/kernel/lock';
import { refusal } from '@/lib/result';

/** Refused while the clock stands for good: in a lobby until Game Control begins the game, and after the end of the battle. */
export function refuseStanding({ isBegun, endedAt }: Pick<TurnNow, 'isBegun' | 'endedAt'>): void {
  if (!isBegun) throw refusal('notNow', 'The game has not begun. Begin it on the turn board first.');
  refuseEnded({ endedAt });
}

/** Refused once Game Control has ended the battle. */
export function refuseEnded({ endedAt }: Pick<TurnNow, 'endedAt'>): void {
  if (endedAt) throw refusal('notNow', 'The battle is over.');
}
