import type { PlanRow } from '../csv-rows';
import type { Scenario, ScenarioUnit } from '../types';
import { unitsNamed } from './plans';

/**
 * The plans of a scenario from a turn of a game on, for the units that are left, called as they are now. What is over falls
 * away, and so does a task that named units of which none is left.
 */
export function plansAhead(
  { plans = [], units: before }: Scenario,
  left: readonly ScenarioUnit[],
  turn: number,
): PlanRow[] {
  return plans.flatMap((row) => {
    if (row.toTurn < turn) return [];
    const ofTeam = (units: readonly ScenarioUnit[]) => units.filter(({ team }) => team === row.team);
    const units = row.units.flatMap((name) => namesNow(name, ofTeam(before), ofTeam(left)));
    if (row.units.length > 0 && units.length === 0) return [];
    return [{ ...row, fromTurn: Math.max(row.fromTurn, turn), units }];
  });
}

/** The name itself where somebody of those it meant still goes by it, and the ids of those who are called otherwise now. */
function namesNow(name: string, before: readonly ScenarioUnit[], left: readonly ScenarioUnit[]): string[] {
  const meant = new Set(unitsNamed(before, name).map(({ id }) => id));
  const named = unitsNamed(left, name);
  const others = left.filter((unit) => meant.has(unit.id) && !named.includes(unit));
  return [...(named.length > 0 ? [name] : []), ...others.map(({ id }) => id)];
}
