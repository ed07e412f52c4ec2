import type { Side } from '@/lib/words';
import { countersOf } from './counters';
import { type Calendar, calendarOf, clockOf, comingOf, turnsNamed } from './in-time';
import type { OrbatScenario } from './shape';
import { type ReadUnit, unitsOf } from './units';
import { whichSides } from './which-side';

/** A scenario of ORBAT Mapper, as the console understands it. */
export interface OrbatReading {
  name: string;
  description: string;
  /** What each side is called; null: there is none. */
  sides: Record<Side, string | null>;
  calendar: Calendar;
  units: ReadUnit[];
  /** What holds of the file as a whole; each reads on from its name. */
  notes: string[];
}

export interface OrbatAsked {
  /** The name of the side that is Allied here; null: by how they are drawn, or their order. */
  first: string | null;
  /** The turns of the scenario it belongs to; null: those of the file. */
  calendar: Calendar | null;
}

/** Reads a scenario of ORBAT Mapper. No unit is dropped; what had to be guessed stands at each. */
export function readOrbat(scenario: OrbatScenario, asked: OrbatAsked): OrbatReading {
  const { of, names, notes } = whichSides(scenario.sides, asked.first);
  const clock = clockOf(scenario, asked.calendar);
  const found = scenario.sides.flatMap((side, at) =>
    countersOf(side, of[at]!, side.name?.trim() || `Side ${at + 1}`).map((one) => ({
      ...one,
      coming: comingOf(one.unit, clock),
    })),
  );
  const latest = found.reduce((most, { coming }) => Math.max(most, coming.slot), clock.openingSlot);
  const calendar = asked.calendar ?? calendarOf(clock, turnsNamed(scenario), latest);
  return {
    name: scenario.name?.trim() || 'Unnamed scenario',
    description: scenario.description?.trim() ?? '',
    sides: names,
    calendar,
    units: unitsOf(found, { ...clock, calendar }),
    notes,
  };
}
