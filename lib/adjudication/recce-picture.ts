import type { Place } from '@/lib/geometry';
import type { Arm, RecceKind } from '@/lib/words';
import type { RecceCase, RecceTarget } from './recce';
import { tidy } from './score';

/** What lies under an air reconnaissance (§12c): the units in the squares that its order names. */

/** A unit on the map as aircraft would see it. */
export interface UnitBelow extends Place {
  id: string;
  arm: Arm;
  /** How it gets along: infantry in lorries or half-tracks is seen as vehicles. */
  carriage: string;
  /** Tanks or gunners fighting as infantry (OC-15). */
  isOutOfRole?: boolean;
  isMoving: boolean;
  isInWoods: boolean;
  isInBuiltUp: boolean;
}

const onFoot: ReadonlySet<Arm> = new Set<Arm>([
  'infantry',
  'mountainInfantry',
  'paras',
  'gliderInfantry',
  'engineers',
  'airborneEngineers',
  'cavalry',
  'hq',
]);
const inTrain: ReadonlySet<Arm> = new Set<Arm>([
  'artillery',
  'airborneArtillery',
  'mountainArtillery',
  'antiTank',
  'antiAircraftArtillery',
  'transport',
  'bridgingColumn',
]);

/** As what a unit is looked for: guns and supplies by their arm, infantry by foot or horse, all others as vehicles. */
export function recceKindOf({
  arm,
  carriage,
  isOutOfRole,
}: Pick<UnitBelow, 'arm' | 'carriage' | 'isOutOfRole'>): RecceKind {
  if (isOutOfRole) return 'infantry';
  if (inTrain.has(arm)) return 'gunsOrSupplies';
  return onFoot.has(arm) && (carriage === 'foot' || carriage === 'horse') ? 'infantry' : 'vehicles';
}

/** A one-km square by its south-west corner. */
export type Square = readonly [x: number, y: number];

const isIn = ({ x, y }: Place, [left, bottom]: Square): boolean =>
  tidy(x) >= left && tidy(x) < left + 1 && tidy(y) >= bottom && tidy(y) < bottom + 1;

/**
 * The units that an order looks at, each once, and what the table asks of each: woods and built-up ground are cover, but not
 * for vehicles in a built-up area (OC-91); all units of its square count, seen or not (OC-90).
 */
export function recceTargets(squares: readonly Square[], units: readonly UnitBelow[]): RecceTarget[] {
  return [...units]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((unit) => {
      const square = squares.find((one) => isIn(unit, one));
      if (!square) return [];
      const kind = recceKindOf(unit);
      return {
        id: unit.id,
        kind,
        isMoving: unit.isMoving,
        isInCover: unit.isInWoods || (unit.isInBuiltUp && kind !== 'vehicles'),
        isInBuiltUp: unit.isInBuiltUp,
        unitsInSquare: units.filter((other) => isIn(other, square)).length,
      };
    });
}

export const recceCase = (squares: readonly Square[], units: readonly UnitBelow[], isNight: boolean): RecceCase => ({
  isNight,
  targets: recceTargets(squares, units),
});
