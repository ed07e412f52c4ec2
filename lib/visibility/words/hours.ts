import type { TruthTurn } from '../truth';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** The hour a turn's eight hours begin (§3). The hours are ours. */
export const turnBegins = { morning: 6, afternoon: 14, night: 22 } as const;

const halfHours = 16;
const halfHourMs = 1_800_000;

const beginningOf = ({ date, daypart }: Pick<TruthTurn, 'date' | 'daypart'>): number =>
  Date.parse(`${date}T00:00:00Z`) + turnBegins[daypart] * 3_600_000;

/** An hour of the day by the clock, minutes as a share of it, 24 and more on the next day: `17.10`. */
export function clockOf(hourOfDay: number): string {
  const minutes = Math.round(hourOfDay * 60);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}.${two(minutes % 60)}`;
}

/** `17 SEP 1430` */
function written(at: number): string {
  const then = new Date(at);
  const time = `${String(then.getUTCHours()).padStart(2, '0')}${String(then.getUTCMinutes()).padStart(2, '0')}`;
  return `${then.getUTCDate()} ${months[then.getUTCMonth()]} ${time}`;
}

/** The half hours of a turn's eight hours, from its beginning to its end, as a signal is dated: `17 SEP 1400`. */
export const hoursOfTurn = (turn: Pick<TruthTurn, 'date' | 'daypart'>): string[] =>
  Array.from({ length: halfHours + 1 }, (_, half) => written(beginningOf(turn) + half * halfHourMs));

/** True when an hour that is written so lies after the end of a turn. What is no hour lies nowhere. */
export function isAfterTurn(hour: string, turn: Pick<TruthTurn, 'date' | 'daypart'>): boolean {
  const [, day, month, hours, minutes] = /^(\d{1,2}) ([A-Z]{3}) (\d{2})(\d{2})$/.exec(hour) ?? [];
  if (!day || !months.includes(month!)) return false;
  const at = Date.UTC(
    Number(turn.date.slice(0, 4)),
    months.indexOf(month!),
    Number(day),
    Number(hours),
    Number(minutes),
  );
  return at > beginningOf(turn) + halfHours * halfHourMs;
}
