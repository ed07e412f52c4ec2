import type { TurnNow } from '@/lib/db/lock';
import { refusal } from '@/lib/result';

/** Refused as long as the game is a lobby: its clock stands until Game Control begins it. */
export function refuseLobby({ isBegun }: Pick<TurnNow, 'isBegun'>): void {
  if (!isBegun) throw refusal('notNow', 'The game has not begun. Begin it on the turn board first.');
}
