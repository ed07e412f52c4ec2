import { holdersOf, whoEnters } from '@/lib/adjudication/arrivals';
import { isEffective, profileOf, statusAt } from '@/lib/adjudication/status';
import type { Unit } from '@/lib/db/rows';
import { isInField, type Place } from '@/lib/geometry';
import type { EntryPlace, Scenario } from '@/lib/scenario/types';
import { entryKey, entryOf, liftOf } from './entry-of-unit';

/** The state of a unit at the moment it comes onto the map in a turn: at a place, with nothing behind it. */
export const comesOnAt = ({ x, y }: Place, turn: number) => ({
  x,
  y,
  isOnMap: true,
  startX: x,
  startY: y,
  kmMoved: 0,
  turnShareMoved: 0,
  moveNote: '',
  way: [],
  slowedBy: [],
  lastAction: null,
  lastPosture: null,
  lastStandFast: false,
  lastKmMoved: 0,
  hasRetired: false,
  arrivedIn: turn,
});

/** Off the map and not taken, nor put into the off-map box. */
export const isToCome = (unit: Unit): boolean => !unit.isOnMap && !unit.isCaptured && !unit.isInBox;

/** Off the map, and Control has said that it comes on in that turn, whoever is at its entry place. */
export const isLetIn = (unit: Unit, turn: number): boolean => !unit.isOnMap && unit.arrivedIn === turn;

/**
 * An entry place in a turn: the enemies who block it, the units that come on there by that turn, and who waits for
 * what.
 */
export interface EntryInTurn {
  entry: EntryPlace;
  holders: Unit[];
  /** Unit points that have come on there in the turn already. */
  pointsCome: number;
  /** Unit points of all that are due there by the turn. */
  pointsDue: number;
  comesOn: ReadonlySet<string>;
  waits: ReadonlyMap<string, 'held' | 'full'>;
}

/** The state of an entry place in a turn (§4 step 4). Units of airborne lifts do not come on there. */
export function entryInTurn(scenario: Scenario, entry: EntryPlace, units: readonly Unit[], turn: number): EntryInTurn {
  const key = entryKey({ side: entry.side, entry: entry.name });
  const here = units.filter((unit) => entryKey(unit) === key && !liftOf(scenario, unit.id));
  const due = here.filter((unit) => isToCome(unit) && unit.arrivalTurn <= turn);
  const come = here.filter((unit) => unit.isOnMap && unit.arrivedIn === turn);
  const enemies = units.filter(isInField).flatMap((unit) => {
    const { x, y, profile, stepsLost } = unit;
    return unit.side === entry.side
      ? []
      : [{ unit, x, y, isEffective: isEffective(statusAt(profileOf(profile), stepsLost)) }];
  });
  const holders = holdersOf(entry, enemies).map(({ unit }) => unit);
  const pointsCome = points(come);
  const { comesOn, waits } = whoEnters(
    entry,
    holders.length > 0,
    pointsCome,
    due.map((unit) => ({
      id: unit.id,
      sizePoints: unit.sizePoints,
      arrivalTurn: unit.arrivalTurn,
      isLetIn: isLetIn(unit, turn),
      isPlaced: unit.x !== null,
    })),
  );
  return {
    entry,
    holders,
    pointsCome,
    pointsDue: points(due),
    comesOn: new Set(comesOn),
    waits: new Map(waits.map(({ id, why }) => [id, why])),
  };
}

const points = (units: readonly Unit[]): number => units.reduce((sum, { sizePoints }) => sum + sizePoints, 0);

/**
 * Where units come on when a turn opens (§4 step 4), by unit: where Control has placed them, or at their entry place.
 * Left out, unless let in: units whose entry place is blocked by the enemy or full, units in the off-map box, and units
 * of an airborne lift.
 */
export function placesComingOn(scenario: Scenario, units: readonly Unit[], turn: number): Map<string, Place> {
  const due = units.filter((unit) => isToCome(unit) && unit.arrivalTurn <= turn);
  const entries = new Map<string, EntryInTurn>();
  const entryFor = (unit: Unit): EntryInTurn => {
    const key = entryKey(unit);
    const known = entries.get(key) ?? entryInTurn(scenario, entryOf(scenario, unit), units, turn);
    entries.set(key, known);
    return known;
  };
  const comes = (unit: Unit) => (liftOf(scenario, unit.id) ? isLetIn(unit, turn) : entryFor(unit).comesOn.has(unit.id));
  return new Map(due.filter(comes).map((unit) => [unit.id, { x: unit.x ?? unit.entryX, y: unit.y ?? unit.entryY }]));
}
