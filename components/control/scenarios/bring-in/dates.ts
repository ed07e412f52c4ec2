import { readProfile } from '@/lib/adjudication/status';

/** Counter notations that a spreadsheet took for dates: `3-2-1` became 3 February 2001. */

const monthsWritten: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz', 'mrt', 'maa'],
  ['apr', 'avr'],
  ['may', 'mai', 'mei', 'mag', 'maj'],
  ['jun', 'jui', 'giu'],
  ['jul', 'lug'],
  ['aug', 'aoû', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
];
const monthOf = (word: string): number =>
  monthsWritten.findIndex((names) => names.some((name) => word.toLowerCase().startsWith(name))) + 1;

/** A year of two figures, as it was typed. */
const shortYear = (year: number): number => (year >= 1900 ? year % 100 : year);

/** The day, the month and, where it has one, the year of a date; null: it is none. */
function dateIn(text: string): { day: number; month: number; year: number | null } | null {
  const written = text.trim().replace(/[ T]00:00(:00)?$/, '');
  const [, y, m, d] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(written) ?? [];
  if (y) return { day: Number(d), month: Number(m), year: shortYear(Number(y)) };
  const [, day, word = '', year] = /^(\d{1,2})[-. /]+(\p{L}{3,9})\.?(?:[-. /]+(\d{2,4}))?$/u.exec(written) ?? [];
  if (day && monthOf(word) > 0)
    return { day: Number(day), month: monthOf(word), year: year ? shortYear(Number(year)) : null };
  const [, first = '', other] = /^(\p{L}{3,9})\.?[-. /]+(\d{1,2})$/u.exec(written) ?? [];
  if (other && monthOf(first) > 0) return { day: Number(other), month: monthOf(first), year: null };
  const [, a, b, c] = /^(\d{1,2})[./](\d{1,2})[./](\d{2}|\d{4})$/.exec(written) ?? [];
  return a ? { day: Number(a), month: Number(b), year: shortYear(Number(c)) } : null;
}

/** True where a cell looks like a date that a spreadsheet made. */
export const isMadeDate = (text: string): boolean => dateIn(text) !== null;

/**
 * The notations that a date may have been: those that a person may have typed, in any order of day, month and year. One that
 * falls from level to level is what is meant, where there is only one: then it is `certain`.
 */
export function notationsOfDate(text: string): { certain: string | null; all: readonly string[] } {
  const date = dateIn(text);
  if (!date) return { certain: null, all: [] };
  const { day, month, year } = date;
  const orders =
    year === null
      ? [
          [day, month],
          [month, day],
        ]
      : [
          [day, month, year],
          [month, day, year],
          [year, month, day],
          [day, year, month],
          [month, year, day],
          [year, day, month],
        ];
  const typed = orders.slice(0, year === null ? 2 : 3);
  const written = (order: readonly number[]) => order.join('-');
  const falls = (notation: string) => readProfile(notation).ok;
  const all = [...new Set(orders.map(written))].filter((one) => one.split('-').every((level) => Number(level) <= 10));
  const falling = [...new Set(typed.map(written))].filter(falls);
  return {
    certain: falling.length === 1 ? falling[0]! : null,
    all: [...all.filter(falls), ...all.filter((one) => !falls(one))],
  };
}
