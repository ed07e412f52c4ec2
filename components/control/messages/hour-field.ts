import { type TurnDate, turnAfter } from '@/components/map/side/turn-dates';
import { choice } from '@/components/ui/form/field-makers';
import { hoursOfTurn } from '@/lib/visibility/words/hours';
import type { Daypart } from '@/lib/words';

interface TurnDated {
  number: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: Daypart;
}

/** The hour of the game at which a message comes in: a half hour of the turn, or none. What was written before stays to be chosen. */
export const hourField = (turn: TurnDated, written: string) =>
  choice('gameTime', 'Hour it comes in', [
    { id: '', label: 'No hour' },
    ...[...new Set([...(written ? [written] : []), ...hoursOfTurn(turn)])].map((id) => ({ id, label: id })),
  ]);

/** The turn of a later number. */
export function turnThen({ number, date, daypart }: TurnDated, later: number): TurnDated {
  let then: TurnDate = { turn: number, date, daypart };
  while (then.turn < later) then = turnAfter(then);
  return { number: then.turn, date: then.date, daypart: then.daypart };
}
