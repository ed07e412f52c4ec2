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

const next: Record<Daypart, Daypart> = { morning: 'afternoon', afternoon: 'night', night: 'morning' };

/** The turn of a later number: morning, afternoon, night. */
export function turnThen({ number, date, daypart }: TurnDated, then: number): TurnDated {
  if (number >= then) return { number, date, daypart };
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + (daypart === 'night' ? 86_400_000 : 0));
  return turnThen({ number: number + 1, date: day.toISOString().slice(0, 10), daypart: next[daypart] }, then);
}
