import type { DeskClock } from '@/lib/visibility/desk';

/** A game turn of about eight hours (§3). A night belongs to the day on which it begins. */
export interface TurnDate {
  turn: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: DeskClock['daypart'];
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const dayMs = 86_400_000;

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);
const shifted = (date: string, days: number) =>
  new Date(dayOf(date).getTime() + days * dayMs).toISOString().slice(0, 10);
const dayAndMonth = (day: Date) => `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;

/** `Monday 18 September 1944` */
export function longDate(date: string): string {
  const day = dayOf(date);
  return `${weekdays[day.getUTCDay()]} ${dayAndMonth(day)} ${day.getUTCFullYear()}`;
}

/** The date as the order sheet is headed: `18 September`, a night `18/19 September`. */
export function sheetDate({ date, daypart }: TurnDate): string {
  const day = dayOf(date);
  if (daypart !== 'night') return dayAndMonth(day);
  const next = dayOf(shifted(date, 1));
  return day.getUTCMonth() === next.getUTCMonth()
    ? `${day.getUTCDate()}/${dayAndMonth(next)}`
    : `${dayAndMonth(day)}/${dayAndMonth(next)}`;
}

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
  if (then.daypart === 'night') return days === 1 ? 'last night' : `night of ${dayAndMonth(dayOf(then.date))}`;
  if (days === 0) return `this ${then.daypart}`;
  return days === 1 ? `yesterday ${then.daypart}` : dayAndMonth(dayOf(then.date));
}

const capital = { night: 'Night', morning: 'Morning', afternoon: 'Afternoon' };

/** What is happening, in words. */
export function happening({ phase, daypart }: Pick<DeskClock, 'phase' | 'daypart'>): string {
  switch (phase) {
    case 'orders':
      return `Orders for the ${daypart} are being written`;
    case 'collection':
      return `Orders for the ${daypart} are being collected`;
    case 'movement':
      return `${capital[daypart]}: the troops are moving`;
    case 'combat':
      return `${capital[daypart]} is being fought`;
    case 'briefing':
      return `Reports of the ${daypart} are coming in`;
    case 'reinforcements':
      return `${capital[daypart]} is over, reserves come up`;
  }
}

/** Whether a sheet of the present turn is still taken, and whether it counts as late. */
export function handInTime({ phase }: Pick<DeskClock, 'phase'>): 'open' | 'late' | 'closed' {
  if (phase === 'orders') return 'open';
  return phase === 'collection' || phase === 'movement' ? 'late' : 'closed';
}
