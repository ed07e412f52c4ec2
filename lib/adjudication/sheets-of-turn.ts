import type { Place } from '@/lib/geometry';
import type { Action, ArtilleryClass, Mover, Side } from '@/lib/words';
import type { Armed } from './arms';
import { nearbyOf } from './nearby';

/** The closed list of what the sheets of a turn may be at odds about. */
export const conflictCodes = [
  'unitTwice',
  'breakThroughBarred',
  'attackUnprepared',
  'airNotLaidOn',
  'airNotAskedFor',
  'overCapacity',
  'gunsOutOfRange',
  'gunsTwice',
  'targetGone',
] as const;
export type ConflictCode = (typeof conflictCodes)[number];

/** A row of a sheet that has been handed in. */
export interface SheetRow {
  lineId: string;
  teamId: string;
  /** As it is called: `1 Airborne, row 3`. */
  name: string;
  action: Action | null;
  unitIds: readonly string[];
  supportIds: readonly string[];
  asksForAir: boolean;
  /** The crossings Control reads its units to cross. */
  crossingIds: readonly string[];
}

/** A unit as the conflicts look at it. `x` and `y` null: it is not on the map. */
export interface SheetUnit extends Armed {
  id: string;
  name: string;
  teamId: string;
  side: Side;
  /** The formation it fights with. */
  formation: string;
  mover: Mover;
  x: number | null;
  y: number | null;
  sizePoints: number;
  artilleryClass: ArtilleryClass | null;
  /** As an attacker, by last turn's order and move, and why not. */
  isPrepared: boolean;
  whyUnprepared: string;
  /** It attacks in a combat of this turn already. */
  isAttacking: boolean;
}

interface SheetCrossing extends Place {
  id: string;
  name: string;
  /** Points a turn (§7). */
  capacityPoints: number;
  isBlown: boolean;
  /** Units whose moves of this turn went over it. */
  crossedBy: readonly string[];
}

/** Squadrons that fly close air support this turn by the air orders. */
interface AirLaidOn {
  side: Side;
  /** Of the squadron group. */
  name: string;
  formation: string;
  /** A cab rank is on call, and needs no row that asks (OC-39). */
  isCabRank: boolean;
}

/** All sheets of a turn, and what they are compared with. */
export interface SheetsOfTurn {
  rows: readonly SheetRow[];
  units: readonly SheetUnit[];
  crossings: readonly SheetCrossing[];
  air: readonly AirLaidOn[];
  /** Formations with a team whose sheet is still to come. */
  formationsToCome: ReadonlySet<string>;
  isMovementClosed: boolean;
  /** The distance of an attacker from its target, km. */
  reachKm: number;
}

/** One thing the sheets are at odds about: what, by which rule, what puts it right, and whom it concerns. */
export interface Conflict {
  /** The same as long as it is the same conflict. */
  id: string;
  code: ConflictCode;
  rule: string;
  message: string;
  remedy: string;
  lineIds: string[];
  unitIds: string[];
  teamIds: string[];
  /** Where it is, if it is somewhere. */
  place: Place | null;
}

/** The sheets of a turn in the order of their rows, looked up by unit, with the enemy of each side sorted by squares. */
export function bookOf(sheets: SheetsOfTurn) {
  const units = new Map(sheets.units.map((unit) => [unit.id, unit]));
  const standing = sheets.units.flatMap((unit) => (isStanding(unit) ? [unit] : []));
  const enemyOf = {
    allied: nearbyOf(standing.filter(({ side }) => side === 'german')),
    german: nearbyOf(standing.filter(({ side }) => side === 'allied')),
  };
  const unitsOf = (ids: readonly string[]) => ids.flatMap((id) => units.get(id) ?? []);
  return { ...sheets, byId: units, enemyOf, unitsOf };
}
export type Book = ReturnType<typeof bookOf>;

export type Standing = SheetUnit & Place;
export const isStanding = (unit: SheetUnit): unit is Standing => unit.x !== null && unit.y !== null;
export const attacks = ({ action }: SheetRow): boolean => action === 'attack' || action === 'breakThrough';
export const listed = (units: readonly { name: string }[]): string => units.map(({ name }) => name).join(', ');
export const each = (ids: readonly string[]): string[] => [...new Set(ids)];

/** A conflict of some rows and units; it lies where the first of the units stands. */
export function about(
  rows: readonly SheetRow[],
  units: readonly SheetUnit[],
  conflict: Pick<Conflict, 'id' | 'code' | 'rule' | 'message' | 'remedy'>,
): Conflict {
  const at = units.find(isStanding);
  return {
    ...conflict,
    lineIds: each(rows.map(({ lineId }) => lineId)),
    unitIds: each(units.map(({ id }) => id)),
    teamIds: each([...rows, ...units].map(({ teamId }) => teamId)),
    place: at ? { x: at.x, y: at.y } : null,
  };
}
