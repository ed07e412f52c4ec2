import { type Frame, type Place, placesOn } from '@/lib/geometry';
import type { PrintedPlace } from '@/lib/printed-places';
import type { PlanRow, UnitRow } from '../csv-rows';

/** What the written plans of teams come to: who has which task in a turn, and where its places lie. */

type Named = Pick<UnitRow, 'id' | 'name' | 'shortName' | 'brigade' | 'formation'>;

/** The units that a name in a plan stands for: one by its id, name or short name, all of a brigade, all of a formation. */
export const unitsNamed = <Unit extends Named>(units: readonly Unit[], name: string): Unit[] =>
  units.filter((unit) => [unit.id, unit.name, unit.shortName, unit.brigade, unit.formation].includes(name));

/** A row of a plan in one of its turns, with all units that are meant by it. */
export interface PlannedTask<Row, Unit> {
  row: Row;
  units: Unit[];
}

/** The tasks of one team in a turn, in the order of their rows. `rows`: of its plan; `units`: of the team, wherever they are. */
export function tasksInTurn<Row extends Pick<PlanRow, 'fromTurn' | 'toTurn' | 'units'>, Unit extends Named>(
  rows: readonly Row[],
  units: readonly Unit[],
  turn: number,
): PlannedTask<Row, Unit>[] {
  const now = rows.filter(({ fromTurn, toTurn }) => fromTurn <= turn && turn <= toTurn);
  const named = new Map(now.map((row) => [row, new Set(row.units.flatMap((name) => unitsNamed(units, name)))]));
  const taken = new Set([...named.values()].flatMap((those) => [...those]));
  return now.map((row) => ({
    row,
    units: units.filter((unit) => (row.units.length > 0 ? named.get(row)!.has(unit) : !taken.has(unit))),
  }));
}

/** Where a place in a plan lies: by its name on the printed map, else by the one place that a reference means; null: nowhere. */
export function placeInPlan(written: string, printed: readonly PrintedPlace[], frame: Frame): Place | null {
  const named = printed.find(({ name }) => name === written);
  if (named) return named.place;
  const [only = null, other] = placesOn(frame, written);
  return other ? null : only;
}
