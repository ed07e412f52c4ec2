import type { Daypart } from '@/lib/adjudication/types';

/** The hour a turn's reports bear: when its eight hours end (§3). */
const endOf: Record<Daypart, string> = { morning: '1400', afternoon: '2200', night: '0600' };

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Day, month and hour of a signal of this turn: `18 SEP 2200`. A night ends on the day after it begins. */
export function gameTimeOf({ date, daypart }: { date: string; daypart: Daypart }): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (daypart === 'night') day.setUTCDate(day.getUTCDate() + 1);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${endOf[daypart]}`;
}
