import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Unit } from '@/lib/db/rows';
import { middleOf, type Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { TruthRow } from '@/lib/visibility/truth';
import { gridReference } from '@/lib/visibility/words/grid';
import { type NamedPlace, waysOfNaming } from '../movement/named-places';
import { spokenCrossing } from '../movement/place-name';
import { proposeMove } from '../movement/propose-move';

/** The rows of a team's sheet, each with where its own words send its units (§5). */
export function rowsOrdered(
  { rows, crossings }: Pick<TurnEvents, 'rows' | 'crossings'>,
  own: readonly Unit[],
  teamId: string,
  map: MapData,
): TruthRow[] {
  const its = rows.filter((row) => row.teamId === teamId);
  const ways = its.some(({ orders }) => orders.trim() !== '') ? waysOfNaming(map.features, crossings, own) : [];
  return its.map(({ id, counterIds, action, orders }) => {
    const units = own.filter(({ counterId }) => counterIds.includes(counterId));
    const ids = units.map((unit) => unit.id);
    const from = units.flatMap(startOf);
    return { id, unitIds: ids, action, goal: from.length > 0 ? goalOf(orders, ways, ids, middleOf(from)) : null };
  });
}

/** Where a unit stood when the turn opened, else where it is. */
const startOf = ({ startX, startY, x, y }: Unit): Place[] => {
  if (startX !== null && startY !== null) return [{ x: startX, y: startY }];
  return x === null || y === null ? [] : [{ x, y }];
};

type Ways = readonly (readonly [way: string, place: NamedPlace])[];

/** The end of the move; null: no place, or one that another unit leads to. */
function goalOf(orders: string, ways: Ways, unitIds: readonly string[], near: Place): TruthRow['goal'] {
  const others = ways.filter(([, { unitId }]) => !unitId || !unitIds.includes(unitId));
  const move = proposeMove(orders, others, near);
  if (!move || move.isFollowing || move.to.kind === 'unit') return null;
  const { name, kind, place } = move.to;
  const spoken = kind === 'crossing' ? spokenCrossing(name) : kind === 'grid' ? gridReference(place) : name;
  return { ...place, spoken };
}
