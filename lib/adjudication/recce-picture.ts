import type { Place } from '@/lib/geometry';
import type { Arm, RecceKind } from '@/lib/words';
import type { RecceCase, RecceTarget } from './recce';
import { tidy } from './score';

/** The ground under an air reconnaissance (§12c): the units in the squares that its order names. */

/** A unit on the map as aircraft would see it. */
export interface UnitBelow extends Place {
  id: string;
  arm: Arm;
  /** Its carriage: infantry in lorries or half-tracks is seen as vehicles. */
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

/** True when both are the same square. */
export const isSameSquare = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];

/** The one of these squares that a place lies in; undefined: it lies in none. */
export const squareWith = (squares: readonly Square[], place: Place): Square | undefined =>
  squares.find((one) => isIn(place, one));

/**
 * The units that an order looks at, each once, and what the table asks of each: woods and built-up ground are cover, but not
 * for vehicles in a built-up area (OC-91); all units of its square count, seen or not (OC-90). `concentrations`: the squares
 * in which Control says that there is an exceptionally high concentration (OC-127).
 */
export function recceTargets(
  squares: readonly Square[],
  units: readonly UnitBelow[],
  concentrations: readonly Square[] = [],
): RecceTarget[] {
  return [...units]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((unit) => {
      const square = squareWith(squares, unit);
      if (!square) return [];
      const kind = recceKindOf(unit);
      return {
        id: unit.id,
        kind,
        isMoving: unit.isMoving,
        isInCover: unit.isInWoods || (unit.isInBuiltUp && kind !== 'vehicles'),
        isInBuiltUp: unit.isInBuiltUp,
        unitsInSquare: units.filter((other) => isIn(other, square)).length,
        ...(concentrations.some((one) => isSameSquare(one, square)) && { isHighConcentration: true }),
      };
    });
}

export const recceCase = (
  squares: readonly Square[],
  units: readonly UnitBelow[],
  isNight: boolean,
  concentrations: readonly Square[] = [],
): RecceCase => ({ isNight, targets: recceTargets(squares, units, concentrations) });
