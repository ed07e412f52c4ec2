import type { Side } from '@/lib/words';
import { countersOf } from './counters';
import { type Calendar, type Coming, calendarOf, clockOf, comingOf, dayToBegin, turnsNamed } from './in-time';
import type { Keepable } from './keepable';
import { takenSides } from './left-out';
import { type Moved, movedSides } from './moved';
import type { OrbatScenario, OrbatUnit } from './shape';
import { type InTime, type ReadUnit, unitsOf } from './units';
import { whichSides } from './which-side';

/** A scenario of ORBAT Mapper, as the console understands it. */
export interface OrbatReading {
  name: string;
  description: string;
  /** What each side is called; null: there is none. */
  sides: Record<Side, string | null>;
  calendar: Calendar;
  units: ReadUnit[];
  /** By a side of the file: the nation of its units of which nobody says it, as a host chose it. */
  nationsChosen: Readonly<Record<string, string>>;
  /** These units are destroyed before the game begins, and are left out of it. */
  lost: ReadUnit[];
  /** These units are hidden in the file, each by itself, and are left out. */
  hidden: ReadUnit[];
  /** Each note is about the file as a whole, and reads on from its name. */
  notes: string[];
}

export interface OrbatAsked {
  /** The name of the side that is Allied here; null: by how they are drawn, or their order. */
  first: string | null;
  /** The day on whose morning the game begins, as `1944-09-17`; left out or null: when the file does. */
  begins?: string | null;
  /** The turns of the scenario it belongs to; null: those of the file. */
  calendar: Calendar | null;
  /** The names of sides that are left out. */
  leave?: readonly string[];
  /** Parts of these kinds are taken in, although they are hidden, or destroyed before the game begins. */
  keep?: readonly Keepable[];
  /** By a side of the file: the nation of its units of which nobody says it. */
  nations?: Readonly<Record<string, string>>;
}

/**
 * Reads a scenario of ORBAT Mapper. What is hidden in it, what is destroyed before the game begins and the sides that a host
 * leaves out are told by name; no other unit is dropped, and what had to be guessed stands at each.
 */
export function readOrbat(
  scenario: OrbatScenario,
  { first, calendar: given, begins = null, leave = [], keep = [], nations = {} }: OrbatAsked,
): OrbatReading {
  const taken = takenSides(scenario.sides, { leave, keepsHidden: keep.includes('hidden') });
  const clock = clockOf(scenario, given, begins);
  const moved = movedSides(
    taken.sides.map(({ side }) => side),
    clock,
  );
  const sides = taken.sides.map(({ name }, at) => ({ name, side: moved.sides[at]! }));
  const { of, names, notes } = whichSides(sides, first);
  const all = sides.flatMap(({ side, name }, at) =>
    countersOf(side, of[at]!, name).map((one) => ({
      ...one,
      coming: withMoves(comingOf(one.unit, clock), one.unit, moved),
    })),
  );
  const isLost = ({ coming }: InTime) => coming.isLost && !keep.includes('destroyed');
  const isHidden = (one: InTime) => one.unit.isHidden === true && !keep.includes('hidden') && !isLost(one);
  const isIn = (one: InTime) => !isLost(one) && !isHidden(one);
  const found = all.filter(isIn);
  const latest = found.reduce((most, { coming }) => Math.max(most, coming.slot), clock.openingSlot);
  const calendar = given ?? calendarOf(clock, turnsNamed(scenario), latest);
  const units = unitsOf(all, { ...clock, calendar, beginsFor: given ? null : dayToBegin(latest) });
  return {
    name: scenario.name?.trim() || 'Unnamed scenario',
    description: scenario.description?.trim() ?? '',
    sides: names,
    nationsChosen: nations,
    calendar,
    units: units.filter((_, at) => isIn(all[at]!)),
    lost: units.filter((_, at) => isLost(all[at]!)),
    hidden: units.filter((_, at) => isHidden(all[at]!)),
    notes: [...taken.notes, ...notes, ...moved.emptied.map(emptiedWords)],
  };
}

const emptiedWords = (name: string): string =>
  `has the formation ${name}, whose units all stand under others when the game begins: it is left out`;

/** A unit's moves in the tree add their doubts, and what happens later, to its coming. */
const withMoves = (coming: Coming, unit: OrbatUnit, { doubts, later }: Moved): Coming => ({
  ...coming,
  doubts: [...coming.doubts, ...(doubts.get(unit) ?? [])],
  happens: [...coming.happens, ...(later.get(unit) ?? [])].sort((a, b) => a.slot - b.slot),
});
