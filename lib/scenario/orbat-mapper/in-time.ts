import { dayparts } from '@/lib/words';
import { type Position, placeIn } from './places';
import type { OrbatScenario, OrbatState, OrbatUnit } from './shape';
import { type Strength, strengthOf, type TimeDoubt } from './strength';
import { slotOf, slotOfTurn, type Turn, turnOfSlot } from './times';

/** When and where a unit comes on, of its states in time. */

export interface Calendar {
  turns: Turn[];
  openingTurn: number;
}

/** A calendar by slots: turn `first.number` is the slot `first.slot`. */
export interface Clock {
  timeZone: string | undefined;
  openingSlot: number;
  first: { slot: number; number: number };
}

/** More turns than the file names are not made of it. */
const turnsAtMost = 90;

/**
 * The clock of a file: of its events called `Turn 1` and so on, and of its start; `calendar`: that of a scenario there is;
 * `begins`: the day on whose morning it begins instead, as somebody chose it.
 */
export function clockOf(
  { events, startTime, timeZone, sides }: OrbatScenario,
  calendar: Calendar | null,
  begins: string | null,
): Clock {
  const slot = (time: string | number): number | null => slotOf(time, timeZone);
  if (calendar) {
    const [{ number }] = calendar.turns as [Turn];
    const first = { slot: slotOfTurn(calendar.turns[0]!), number };
    return { timeZone, openingSlot: first.slot + calendar.openingTurn - number, first };
  }
  const chosen = begins === null ? null : slot(`${begins}T06:00`);
  if (chosen !== null) return { timeZone, openingSlot: chosen, first: { slot: chosen, number: 1 } };
  const [named] = turnsNamed({ events, timeZone });
  const start = startTime === undefined ? null : slot(startTime);
  const openingSlot = start ?? named?.slot ?? earliestState(sides, slot) ?? 0;
  const first = named && named.slot <= openingSlot ? named : { slot: openingSlot, number: 1 };
  return { timeZone, openingSlot, first };
}

function earliestState(sides: OrbatScenario['sides'], slot: (time: string | number) => number | null): number | null {
  let level = sides.flatMap(({ subUnits, groups }) => [
    ...(subUnits ?? []),
    ...(groups ?? []).flatMap((group) => group.subUnits ?? []),
  ]);
  let found: number | null = null;
  while (level.length > 0) {
    for (const { state } of level)
      for (const { t } of state ?? []) {
        const at = slot(t);
        if (at !== null) found = found === null ? at : Math.min(found, at);
      }
    level = level.flatMap(({ subUnits }) => subUnits ?? []);
  }
  return found;
}

/** The turns of a clock: those that the file names, and further ones up to the latest slot in which anything comes on. */
export function calendarOf({ openingSlot, first }: Clock, named: readonly Clock['first'][], latest: number): Calendar {
  const lastNamed = named.at(-1)?.slot ?? openingSlot;
  const last = Math.max(lastNamed, openingSlot, Math.min(latest, first.slot + turnsAtMost - 1));
  return {
    openingTurn: first.number + openingSlot - first.slot,
    turns: Array.from({ length: last - first.slot + 1 }, (_, at) => turnOfSlot(first.slot + at, first.number + at)),
  };
}

/** The first day on which a game may begin that has this slot in its turns. */
export const dayToBegin = (latest: number): string =>
  turnOfSlot(dayparts.length * Math.ceil((latest - turnsAtMost + 1) / dayparts.length), 1).date;

/** The turns that the file names, by events called `Turn 1` and so on; none where they do not follow each other. */
export function turnsNamed({ events, timeZone }: Pick<OrbatScenario, 'events' | 'timeZone'>): Clock['first'][] {
  const turns = (events ?? []).flatMap(({ title, startTime }) => {
    const number = Number(/^Turn (\d{1,3})$/.exec(title ?? '')?.[1] ?? 0);
    const slot = slotOf(startTime, timeZone);
    return number > 0 && slot !== null ? [{ slot, number }] : [];
  });
  turns.sort((a, b) => a.slot - b.slot);
  return turns.every(({ slot, number }) => slot - number === turns[0]!.slot - turns[0]!.number) ? turns : [];
}

export interface Coming extends Strength {
  /** The slot in which it comes on, none before the first turn. */
  slot: number;
  place: Position | null;
  /** What the state that puts it there is called. */
  title: string | null;
  /** Its symbol then. */
  sidc: string;
  /** Where it goes afterwards, in the file. */
  later: { slot: number; place: Position }[];
}

/** When a unit comes on, where, with which symbol, and what the file says of its strength. */
export function comingOf(unit: OrbatUnit, { timeZone, openingSlot, first }: Clock): Coming {
  const { location, sidc, state } = unit;
  const doubts: TimeDoubt[] = [];
  const states = (state ?? [])
    .flatMap((one) => {
      const slot = slotOf(one.t, timeZone);
      if (slot === null)
        doubts.push({
          column: 'arrivalTurn',
          message: `has a state at ${JSON.stringify(one.t)}, which is no time: it is left out`,
          kind: 'have states at what is no time: they are left out',
        });
      return slot === null ? [] : [{ slot, state: one, place: placeIn(one.location).place }];
    })
    .sort((a, b) => a.slot - b.slot);
  const told = [location, ...states.map((one) => one.state.location)].flatMap((one) => placeIn(one).told ?? []);
  for (const message of new Set(told)) doubts.push({ column: 'lon', message });
  const placed = states.flatMap(({ place, ...rest }) => (place ? [{ ...rest, place }] : []));
  const initial = placeIn(location).place;
  const used = placed.filter(({ slot }) => slot <= openingSlot).at(-1) ?? (initial ? undefined : placed[0]);
  const comesOn = initial ? first.slot : (placed[0]?.slot ?? first.slot);
  const symbolUntil = Math.max(openingSlot, comesOn);
  const symbols = states.filter(({ slot, state }) => state.sidc && slot <= symbolUntil);
  const symbol = symbols.at(-1)?.state.sidc ?? sidc ?? '';
  const then = strengthOf(unit, states, symbol, openingSlot);
  for (const doubt of then.doubts) doubts.push(doubt);
  return {
    slot: Math.max(first.slot, comesOn),
    place: used?.place ?? initial,
    title: titleOf(used?.state),
    sidc: symbol,
    later: placed.slice(used ? placed.indexOf(used) + 1 : 0).map(({ slot, place }) => ({ slot, place })),
    isLost: then.isLost,
    happens: then.happens,
    doubts,
  };
}

const titleOf = (state: OrbatState | undefined): string | null => state?.title?.trim() || null;
