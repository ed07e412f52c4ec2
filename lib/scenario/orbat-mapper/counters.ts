import type { Side } from '@/lib/words';
import { readSymbol } from '../symbols/codes';
import { givenCode } from '../symbols/given-code';
import { placeIn } from './places';
import type { OrbatSide, OrbatUnit } from './shape';

/** Which units of the tree are counters, and what stands above them. */

export interface Found {
  unit: OrbatUnit;
  side: Side;
  /** Its side has this name in the file. */
  ofSide: string;
  corps: string;
  division: string;
  brigade: string;
  /** What stands above it, the highest first. */
  above: readonly OrbatUnit[];
  /** Below a battalion nothing is a counter: the units it is made of. */
  below: readonly OrbatUnit[];
  /** It is the headquarters of a formation that has a place of its own in the file. */
  isHeadOf: boolean;
}

const symbolOf = ({ sidc }: OrbatUnit) => readSymbol(givenCode(sidc ?? '').code ?? '');
const sizeOf = (unit: OrbatUnit): string => symbolOf(unit)?.size ?? '00';
const isHeadquarters = (unit: OrbatUnit): boolean => symbolOf(unit)?.arm === 'hq';
const below = ({ subUnits }: OrbatUnit): readonly OrbatUnit[] => subUnits ?? [];
const isSmall = (size: string): boolean => size >= '11' && size <= '15';
const notSaid = '00';
const regiment = '17';
const division = '21';
const corps = '22';

/** A unit with nothing below it but companies, and no larger than a regiment, is a counter (§3: the battalion is the smallest). */
function isCounter(unit: OrbatUnit): boolean {
  const size = sizeOf(unit);
  if (below(unit).length === 0) return true;
  const mayHaveUnsaid = size !== notSaid && size < regiment;
  return (
    size <= regiment && below(unit).every((one) => isSmall(sizeOf(one)) || (mayHaveUnsaid && sizeOf(one) === notSaid))
  );
}

const hasPlace = ({ location, state }: OrbatUnit): boolean =>
  placeIn(location).place !== null || (state ?? []).some((one) => placeIn(one.location).place !== null);

/** Every counter of a side, in the order of the file. */
export function countersOf(given: OrbatSide, side: Side, sideName: string): Found[] {
  const groups = [{ name: sideName, subUnits: given.subUnits }, ...(given.groups ?? [])];
  return groups.flatMap(({ name, subUnits }) =>
    (subUnits ?? []).flatMap((unit) => within(unit, { side, ofSide: sideName }, name?.trim() || sideName, [])),
  );
}

type Whose = Pick<Found, 'side' | 'ofSide'>;

function within(unit: OrbatUnit, whose: Whose, group: string, above: readonly OrbatUnit[]): Found[] {
  if (isCounter(unit)) return [found(unit, whose, group, above, below(unit), false)];
  const chain = [...above, unit];
  const isHigh = sizeOf(unit) >= division || isHeadquarters(unit);
  const head = isHigh && hasPlace(unit) && !below(unit).some(isHeadquarters);
  return [
    ...(head ? [found(unit, whose, group, chain, [], true)] : []),
    ...below(unit).flatMap((one) => within(one, whose, group, chain)),
  ];
}

const nameOf = ({ name, shortName }: OrbatUnit): string => name?.trim() || shortName?.trim() || 'unnamed';

function found(
  unit: OrbatUnit,
  whose: Whose,
  group: string,
  above: readonly OrbatUnit[],
  below: readonly OrbatUnit[],
  isHeadOf: boolean,
): Found {
  const high = above.filter((one) => sizeOf(one) >= corps);
  const rest = above.filter((one) => sizeOf(one) < corps);
  const dividedBy = rest.find((one) => sizeOf(one) === division) ?? rest[0];
  return {
    unit,
    ...whose,
    above,
    below,
    isHeadOf,
    corps: [group, ...high.map(nameOf).filter((name) => name !== group)].join(' / '),
    division: dividedBy ? nameOf(dividedBy) : high.length > 0 ? nameOf(high.at(-1)!) : group,
    brigade: rest
      .filter((one) => one !== dividedBy)
      .map(nameOf)
      .join(' / '),
  };
}
