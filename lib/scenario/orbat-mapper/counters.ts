import type { Side } from '@/lib/words';
import { readSymbol } from '../symbols/codes';
import type { OrbatSide, OrbatUnit } from './shape';

/** Which units of the tree are counters, and what stands above them. */

export interface Found {
  unit: OrbatUnit;
  side: Side;
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

const sizeOf = ({ sidc = '' }: OrbatUnit): string => readSymbol(sidc)?.size ?? '00';
const isHeadquarters = ({ sidc = '' }: OrbatUnit): boolean => readSymbol(sidc)?.arm === 'hq';
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
  Boolean(location) || (state ?? []).some((one) => Boolean(one.location));

/** Every counter of a side, in the order of the file. */
export function countersOf(given: OrbatSide, side: Side, sideName: string): Found[] {
  const groups = [{ name: sideName, subUnits: given.subUnits }, ...(given.groups ?? [])];
  return groups.flatMap(({ name, subUnits }) =>
    (subUnits ?? []).flatMap((unit) => within(unit, side, name?.trim() || sideName, [])),
  );
}

function within(unit: OrbatUnit, side: Side, group: string, above: readonly OrbatUnit[]): Found[] {
  if (isCounter(unit)) return [found(unit, side, group, above, below(unit), false)];
  const chain = [...above, unit];
  const isHigh = sizeOf(unit) >= division || isHeadquarters(unit);
  const head = isHigh && hasPlace(unit) && !below(unit).some(isHeadquarters);
  return [
    ...(head ? [found(unit, side, group, chain, [], true)] : []),
    ...below(unit).flatMap((one) => within(one, side, group, chain)),
  ];
}

const nameOf = ({ name, shortName }: OrbatUnit): string => name?.trim() || shortName?.trim() || 'unnamed';

function found(
  unit: OrbatUnit,
  side: Side,
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
    side,
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
