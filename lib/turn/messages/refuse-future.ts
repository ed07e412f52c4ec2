import { refusal } from '@/lib/result';
import type { TruthTurn } from '@/lib/visibility/truth';
import { isAfterTurn } from '@/lib/visibility/words/hours';

/** Refuses an hour of game time that lies after the end of the turn in which the message comes in. */
export function refuseFuture(gameTime: string, turn: Pick<TruthTurn, 'date' | 'daypart'>): void {
  if (isAfterTurn(gameTime, turn))
    throw refusal('badInput', `${gameTime} has not come yet. Choose an hour of this turn, or none.`, {
      field: 'gameTime',
    });
}
