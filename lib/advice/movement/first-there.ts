import { placeOn } from '@/lib/adjudication/column';
import { passingDistances } from '@/lib/adjudication/contact';
import { kmBetween, lengthKm, type Place } from '@/lib/geometry';
import { gridReference } from '@/lib/visibility/words/grid';
import { clockOf, turnBegins } from '@/lib/visibility/words/hours';
import type { Daypart, Side } from '@/lib/words';

/** A move as the console proposes it, with its hours: §6 has no clock within a turn, so the hours are ours (OC-135). */
export interface TimedMove {
  lineId: string;
  side: Side;
  /** Its units, as its card names them. */
  who: string;
  /** From where its first unit stands to where it is to go; at least one place, km. */
  way: readonly Place[];
  /** The name of that end. */
  to: string;
  /** When it starts, hours after the turn began. */
  starts: number;
  /** The time that the whole way takes it, hours. */
  takes: number;
  /** The row of those whom it follows: it comes in after them. */
  behind?: string;
  /** It has been made: it keeps its place in the order, and nothing is said of it any more. */
  isMade?: true;
}

/** The moves in the order in which they come to their ends, those of enemies who meet beside each other. */
export interface FirstThere {
  order: string[];
  /** The words of each card about the enemies who want its place or come upon it, by the row's id. */
  says: ReadonlyMap<string, string[]>;
}

/** A turn's hours. */
export const turnHours = 8;
/** Two who come to a place within so long come together, hours (OC-135). */
const togetherHours = 0.25;
/** The time by which a follower arrives after the one before, hours. */
const minuteHours = 1 / 60;
/** So near to each other two ends are one place, km (ours). */
const onePlaceKm = 1;

/**
 * Says who gets where first (OC-135): by the hour at which they start, their speed and the length of their way, both sides
 * together. Where two enemies want one place, or come upon each other on the way, both cards say so and stand together.
 * The order hangs on no name.
 */
export function firstThere(given: readonly TimedMove[], daypart: Daypart): FirstThere {
  const moves = given.map((move) => ({ ...move, takes: Math.max(move.takes, comesAfter(move, given) - move.starts) }));
  const says = new Map<string, string[]>();
  const groups = new Map(moves.map((move) => [move, new Set([move])]));
  for (const [i, one] of moves.entries())
    for (const other of moves.slice(i + 1)) {
      if (one.side === other.side || one.isMade || other.isMade) continue;
      const words = meetingWords(one, other, daypart);
      if (words === null) continue;
      for (const { lineId } of [one, other]) says.set(lineId, [...(says.get(lineId) ?? []), words]);
      const both = new Set([...groups.get(one)!, ...groups.get(other)!]);
      for (const member of both) groups.set(member, both);
    }
  const inTime = [...moves].sort(earlier);
  const order = inTime.flatMap((move) => {
    const group = groups.get(move)!;
    // The first of those who meet brings the others along.
    return inTime.find((one) => group.has(one)) === move ? inTime.filter((one) => group.has(one)) : [];
  });
  return { order: order.map(({ lineId }) => lineId), says };
}

/** When a move may come to its end at the earliest: a minute after those whom it follows; 0: it follows nobody. */
function comesAfter(move: TimedMove, all: readonly TimedMove[]): number {
  const chain = [move];
  for (;;) {
    const leader = all.find(({ lineId }) => lineId === chain.at(-1)!.behind);
    if (!leader || chain.includes(leader)) break;
    chain.push(leader);
  }
  return Math.max(0, ...chain.slice(1).map((leader, at) => arrives(leader) + (at + 1) * minuteHours));
}

const arrives = ({ starts, takes }: TimedMove): number => starts + takes;

/**
 * The order of arrival at an end: the earlier first; of two at one time the one with the shorter way, then by where they
 * stand, west and south first.
 */
function earlier(a: TimedMove, b: TimedMove): number {
  const here = a.way[0]!;
  const there = b.way[0]!;
  return arrives(a) - arrives(b) || lengthKm(a.way) - lengthKm(b.way) || here.x - there.x || here.y - there.y;
}

/** Says that two enemies want one place, or come upon each other on their ways; null: neither. */
function meetingWords(one: TimedMove, other: TimedMove, daypart: Daypart): string | null {
  const [first, second] = [one, other].sort(earlier) as [TimedMove, TimedMove];
  if (kmBetween(first.way.at(-1)!, second.way.at(-1)!) <= onePlaceKm) return samePlaceWords(first, second, daypart);
  const met = meetAt(first, second, daypart);
  return (
    met &&
    `Unhindered, ${first.who} and ${second.who} come upon each other near ${gridReference(met.place)}, about ${clockAt(daypart, met.hours)}.`
  );
}

function samePlaceWords(first: TimedMove, second: TimedMove, daypart: Daypart): string | null {
  if (arrives(first) > turnHours) return null;
  const at = clockAt(daypart, arrives(first));
  if (arrives(second) > turnHours)
    return `Unhindered, ${first.who} reaches ${first.to} at ${at}; ${second.who} not this turn.`;
  if (arrives(second) - arrives(first) <= togetherHours)
    return `Unhindered, ${first.who} and ${second.who} both reach ${first.to} about ${at}.`;
  return `Unhindered, ${first.who} reaches ${first.to} at ${at}, ${second.who} at ${clockAt(daypart, arrives(second))}.`;
}

/** Where two first come within passing distance of each other in the turn, a quarter of an hour at a time; null: nowhere, or they stand so already. */
function meetAt(one: TimedMove, other: TimedMove, daypart: Daypart): { place: Place; hours: number } | null {
  const nearKm = daypart === 'night' ? passingDistances.closeOrNightKm : passingDistances.openKm;
  const isNear = (hours: number) => kmBetween(placeAfter(one, hours), placeAfter(other, hours)) <= nearKm;
  if (isNear(0)) return null;
  for (let hours = togetherHours; hours <= turnHours; hours += togetherHours)
    if (isNear(hours)) return { place: placeAfter(one, hours), hours };
  return null;
}

/** Where a move's first unit is so many hours after the turn began. */
function placeAfter({ way, starts, takes }: TimedMove, hours: number): Place {
  const gone = takes > 0 ? Math.min(1, Math.max(0, (hours - starts) / takes)) : 1;
  return placeOn(way, gone * lengthKm(way));
}

/** Hours after the turn began, by the clock, to five minutes: `17.10`. */
const clockAt = (daypart: Daypart, hours: number): string => clockOf(turnBegins[daypart] + Math.round(hours * 12) / 12);

/** When in a turn an hour of the day comes, hours after the turn began; null: it does not come in it. */
export function hoursInto(daypart: Daypart, hourOfDay: number): number | null {
  const hours = (hourOfDay - turnBegins[daypart] + 24) % 24;
  return hours < turnHours ? hours : null;
}
