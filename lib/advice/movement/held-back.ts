import { asksOf } from '@/lib/reading/asks';
import { startHourSaid } from '@/lib/reading/start-hour';
import { clockOf } from '@/lib/visibility/words/hours';
import type { Daypart } from '@/lib/words';
import { hoursInto } from './first-there';
import type { MoveCard } from './move-cards';

/**
 * Says of a row that is still to move for what its words wait, and that they start it at an hour which does not come in
 * this turn.
 */
export function heldBack({ words, state }: Pick<MoveCard, 'words' | 'state'>, daypart: Daypart): string[] {
  if (state !== 'toMove') return [];
  const waits = asksOf(words).find(({ kind }) => kind === 'waitFor');
  const hour = startHourSaid(words);
  return [
    ...(waits ? [`It is to wait: “${waits.words.trim()}”.`] : []),
    ...(hour !== null && hoursInto(daypart, hour) === null
      ? [`Its words start it at ${clockOf(hour)}, which is not in this turn.`]
      : []),
  ];
}
