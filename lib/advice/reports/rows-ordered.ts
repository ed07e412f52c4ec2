import type { TurnEvents } from '@/lib/db/reports/turn-events';
import type { Unit } from '@/lib/db/rows';
import type { Gazetteer } from '@/lib/reading/names';
import type { OrderRow } from '@/lib/reading/read-order';
import type { MapData } from '@/lib/scenario/types';
import type { TruthRow } from '@/lib/visibility/truth';
import { gridReference } from '@/lib/visibility/words/grid';
import { gazetteerOf } from '../movement/gazetteer';
import { spokenCrossing } from '../movement/place-name';
import { type GoalSaid, readMove } from '../movement/propose-move';

/** The rows of a team's sheet, each with where its writer or its own words send its units (§5). */
export function rowsOrdered(
  { rows, crossings }: Pick<TurnEvents, 'rows' | 'crossings'>,
  own: readonly Unit[],
  team: { id: string; key: string },
  map: MapData,
): TruthRow[] {
  const from = own.map((unit) => ({ ...unit, ...startOf(unit), team: team.key }));
  const gazetteer = gazetteerOf(map, crossings, from);
  return rows
    .filter(({ teamId }) => teamId === team.id)
    .map(({ id, counterIds, action, orders, ...said }) => {
      const unitIds = own.flatMap((unit) => (counterIds.includes(unit.counterId) ? [unit.id] : []));
      const stands = from.some((unit) => unitIds.includes(unit.id) && unit.x !== null);
      // Who holds a place has it as their goal, wherever they stand.
      const read = action === null || action === 'hold' || action === 'prepare' ? 'move' : action;
      const row: OrderRow = { team: team.key, units: unitIds, action: read, posture: 'tact', words: orders };
      return { id, unitIds, action, goal: stands ? goalOf(row, gazetteer, said) : null };
    });
}

/** Where a unit stood when the turn opened, else where it is. */
const startOf = ({ startX, startY, x, y }: Unit): { x: number | null; y: number | null } =>
  startX !== null && startY !== null ? { x: startX, y: startY } : { x, y };

/** The end of the move; null: no place, or one that another unit leads to. */
function goalOf(row: OrderRow, gazetteer: Gazetteer, said: GoalSaid): TruthRow['goal'] {
  const isSilent = row.words.trim() === '' && said.goalBy === null;
  const move = isSilent ? null : readMove(row, gazetteer, said).move;
  if (!move || move.isFollowing || move.to.kind === 'unit') return null;
  const { name, kind, place } = move.to;
  const spoken = kind === 'crossing' ? spokenCrossing(name) : kind === 'grid' ? gridReference(place) : name;
  return { ...place, spoken };
}
