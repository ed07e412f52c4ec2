import type { Daypart } from '@/lib/words';

const months = 'January February March April May June July August September October November December'.split(' ');

/** A date as it is written: `18 September 1944`. `date`: YYYY-MM-DD. */
export function dateWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}

/** A turn as it is headed: `Turn 3, 18 September 1944, morning`. `when` null: only its number is known. */
export const turnWords = (turn: number, when: { date: string; daypart: Daypart } | null): string =>
  [`Turn ${turn}`, ...(when ? [dateWords(when.date), when.daypart] : [])].join(', ');
