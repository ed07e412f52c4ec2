import type { PlanTask } from '@/lib/words';

/** One line of a team's written plan: what some of its units are to do in these turns, both included. */
export interface PlanLine {
  fromTurn: number;
  toTurn: number;
  task: PlanTask;
  /** A place by its printed name, or by its grid reference. */
  place: string;
  /** The way there, by such places, in order. */
  axis: readonly string[];
  /** Formations, brigades or units; empty: whoever no other line of these turns names. */
  units: readonly string[];
  /** Whoever holds there stands fast. */
  isLastStand: boolean;
}

/** A unit, as far as a plan may name it. */
interface MayBeNamed {
  name: string;
  shortName: string;
  brigade: string;
  formation: string;
}

/** The plan of a team as its scenario has it; whom it means by an id it calls by the name, as a desk knows its units by their names alone. */
export function planOfTeam(
  { plans = [], units }: { plans?: (PlanLine & { team: string })[]; units: { id: string; name: string }[] },
  teamKey: string,
): PlanLine[] {
  const names = new Map(units.map(({ id, name }) => [id, name]));
  return plans
    .filter(({ team }) => team === teamKey)
    .map((line) => ({ ...line, units: line.units.map((one) => names.get(one) ?? one) }));
}

/** The closeness with which a line names a unit: 3 by its own name, 2 by its brigade, 1 by its formation; 0 not at all. */
export function namesUnit({ units }: Pick<PlanLine, 'units'>, unit: MayBeNamed): 0 | 1 | 2 | 3 {
  if (units.includes(unit.name) || units.includes(unit.shortName)) return 3;
  if (unit.brigade !== '' && units.includes(unit.brigade)) return 2;
  return units.includes(unit.formation) ? 1 : 0;
}

/** The line of a plan that a unit goes by in a turn: the one that names it most closely, else the one that names nobody; null: none. */
export function lineOf(plan: readonly PlanLine[], turn: number, unit: MayBeNamed): PlanLine | null {
  const inForce = plan.filter(({ fromTurn, toTurn }) => fromTurn <= turn && turn <= toTurn);
  const closest = inForce
    .map((line) => ({ line, names: namesUnit(line, unit) }))
    .filter(({ names }) => names > 0)
    .sort((a, b) => b.names - a.names)[0];
  return closest?.line ?? inForce.find(({ units }) => units.length === 0) ?? null;
}
