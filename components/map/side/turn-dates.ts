import { type TurnDay, turnDate } from '@/lib/text';

/** A game turn of about eight hours (§3). A night belongs to the day on which it begins. */
export interface TurnDate extends TurnDay {
  turn: number;
}

const dayMs = 86_400_000;

const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
/** The date so many days on. */
const shifted = (date: string, days: number): string =>
  new Date(dayOf(date).getTime() + days * dayMs).toISOString().slice(0, 10);
/** The turn after: morning, afternoon, night. */
export function turnAfter({ turn, date, daypart }: TurnDate): TurnDate {
  if (daypart === 'morning') return { turn: turn + 1, date, daypart: 'afternoon' };
  if (daypart === 'afternoon') return { turn: turn + 1, date, daypart: 'night' };
  return { turn: turn + 1, date: shifted(date, 1), daypart: 'morning' };
}

function turnBefore({ turn, date, daypart }: TurnDate): TurnDate {
  if (daypart === 'night') return { turn: turn - 1, date, daypart: 'afternoon' };
  if (daypart === 'afternoon') return { turn: turn - 1, date, daypart: 'morning' };
  return { turn: turn - 1, date: shifted(date, -1), daypart: 'night' };
}

/** When something of an earlier turn was: `this morning`, `last night`, `yesterday afternoon`, `16 September`. */
export function whenSeen(now: TurnDate, seenTurn: number): string {
  let then = now;
  while (then.turn > seenTurn) then = turnBefore(then);
  const days = (dayOf(now.date).getTime() - dayOf(then.date).getTime()) / dayMs;
  if (then.turn === now.turn) return 'just now';
  if (then.daypart === 'night') return days === 1 ? 'last night' : `night of ${turnDate(then)}`;
  if (days === 0) return `this ${then.daypart}`;
  return days === 1 ? `yesterday ${then.daypart}` : turnDate(then);
}
