import { type Daypart, dayparts } from '@/lib/words';
import type { Manifest } from '../manifest';

/**
 * Turns by the clock. A turn takes some eight hours (§4); that a morning begins at 06:00, an afternoon at 14:00 and a night at
 * 22:00 is ours. A slot is one of those eight hours, counted from the morning of 1 January 1970; clocks are those of the place.
 */

export type Turn = Manifest['turns'][number];

const hoursOfSlot = 8;
const firstHour = 6;
const hour = 3_600_000;
const slotsOfDay = ['morning', 'afternoon', 'night'] as const satisfies readonly Daypart[];

/** The slot that a time lies in, by the clock of its place; null: it is no time. */
export function slotOf(time: string | number, timeZone?: string): number | null {
  const clock = typeof time === 'number' ? clockIn(time, timeZone) : clockWritten(time);
  return Number.isNaN(clock) ? null : Math.floor((clock / hour - firstHour) / hoursOfSlot);
}

/** A time as it is written, without its offset: what the clock there shows. */
function clockWritten(time: string): number {
  const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?\s*(?:Z|[+-]\d\d:?\d\d)?$/.exec(
    time.trim(),
  );
  return written ? Date.parse(`${written[1]}T${written[2] ?? '00:00'}:00Z`) : Number.NaN;
}

const zonesAtMost = 40;
/** One for each time zone: to make one costs more than a thousand times what it does. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws for a time zone that nobody knows */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  if (formats.size >= zonesAtMost) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/** What the clock of a time zone shows at a time in ms; of one that nobody knows, the clock of UTC. */
function clockIn(ms: number, timeZone = 'UTC'): number {
  try {
    const parts = formatOf(timeZone).format(ms);
    return Date.parse(`${parts.replace(' ', 'T')}Z`);
  } catch {
    return Math.abs(ms) < 8.64e15 ? ms : Number.NaN;
  }
}

/** The turn of a slot. A night belongs to the day on which it begins. */
export const turnOfSlot = (slot: number, number: number): Turn => ({
  number,
  date: new Date(Math.floor(slot / dayparts.length) * 24 * hour).toISOString().slice(0, 10),
  daypart: slotsOfDay[((slot % dayparts.length) + dayparts.length) % dayparts.length]!,
});

/** The slot of a turn. */
export const slotOfTurn = ({ date, daypart }: Turn): number =>
  (Date.parse(date) / (24 * hour)) * dayparts.length + slotsOfDay.indexOf(daypart as (typeof slotsOfDay)[number]);

/** When a turn begins, as it is written. */
export const timeOfTurn = (turn: Turn): string => timeOfSlot(slotOfTurn(turn));

/** When a turn ends, as it is written: eight hours later. */
export const endOfTurn = (turn: Turn): string => timeOfSlot(slotOfTurn(turn) + 1);

const timeOfSlot = (slot: number): string =>
  new Date((slot * hoursOfSlot + firstHour) * hour).toISOString().replace('.000', '');
