import type { RunningShown, Shown } from '@/lib/hosting/shown';
import { counted } from '@/lib/text';

/** An hour and minute on this laptop's clock: `18:02`. */
export const clockTime = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day, for what is older than today: `21 November, 18:02`; else the time alone. */
export function dayOrTime(iso: string, now: string): string {
  const day = (of: string) => new Date(of).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  return day(iso) === day(now) ? clockTime(iso) : `${day(iso)}, ${clockTime(iso)}`;
}

/** Bytes as people read them. */
export const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** The age of something: `a moment`, `4 minutes`, `3 hours`, `2 days`. */
export function age(iso: string, now: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(now) - Date.parse(iso)) / 60_000));
  if (minutes < 1) return 'a moment';
  if (minutes < 120) return counted(minutes, 'minute');
  return minutes < 2_880 ? counted(Math.round(minutes / 60), 'hour') : counted(Math.round(minutes / 1_440), 'day');
}

/** The number of seats of the present game that are taken, of all. */
export const seatsOf = ({ seats }: RunningShown): { taken: number; all: number } => ({
  taken: seats.reduce((sum, one) => sum + one.taken, 0),
  all: seats.reduce((sum, one) => sum + one.seats, 0),
});

/** The last words of the page's sentence: how safe the game is. */
export function archiveWords({ archives: { all, folder }, now }: Pick<Shown, 'archives' | 'now'>): string {
  const [last] = all;
  if (last) return `the last archive is ${age(last.at, now)} old`;
  return folder === '' ? 'nothing is archived yet' : 'the first archive is not there yet';
}

/** An address as people type it: without `http://`, which every browser adds. */
export const asTyped = (link: string): string => link.replace(/^http:\/\//, '');
