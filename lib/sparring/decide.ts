import { kmBetween, type Place } from '@/lib/geometry';
import { gridReference } from '@/lib/visibility/words/grid';
import type { Decided } from './decided';
import { type Enemy, type Goal, goalNamed, type Known, type OwnUnit, reportedAt } from './known';
import { lineOf, namesUnit, type PlanLine } from './plan';
import { guns, headquarters } from './rear';
import type { Temper, ThumbName } from './thumbs';

/** Whoever is no further from a place is at it, km. */
const atKm = 1.2;
/** Whoever is to take a place has it when somebody of theirs is so near, km. */
const takenKm = 0.4;
/** From so near one attacks within a turn, km. */
const assaultKm = 4;
/** Reports so near a place count against the units that are to take it, km. */
const aroundKm = 2;
/** In the last turn of a task whoever is ready attacks so many times more than they would else. */
const againstOdds = 1.5;
/** So far from every enemy one marches without fear, km. */
const safeKm = 6;
/** So near an enemy one is beside them, km. */
const besideKm = 2.5;

/** Decides what each unit of a team does this turn, by its plan and the rules of thumb. */
export function decide(known: Known, plan: readonly PlanLine[], temper: Temper): Decided[] {
  const byLine = new Map<PlanLine | null, OwnUnit[]>();
  for (const unit of known.units) {
    const line = lineOf(plan, known.turn, unit);
    byLine.set(line, [...(byLine.get(line) ?? []), unit]);
  }
  const front = [...byLine].flatMap(([line, units]) => {
    const fighters = units.filter((unit) => isFighter(unit, line));
    return line ? byPlan(known, line, fighters, temper) : withoutPlan(known, fighters);
  });
  const behind = known.units.filter((unit) => !front.some((one) => one.unit === unit));
  return [...front, ...behind.map((unit) => inRear(unit, known, front, lineOf(plan, known.turn, unit)))];
}

/** Gunners fight as infantry where the plan gives them by their own name a place to take; headquarters and trains never do. */
const isFighter = (unit: OwnUnit, line: PlanLine | null): boolean =>
  !['guns', 'hq', 'train'].includes(unit.trade) ||
  (line?.task === 'take' && unit.trade === 'guns' && namesUnit(line, unit) === 3);

function inRear(unit: OwnUnit, known: Known, front: readonly Decided[], line: PlanLine | null): Decided {
  const goal = line && goalNamed(known, line.place);
  const planned = goal && { goal, by: line.axis };
  return unit.trade === 'guns' ? guns(unit, known, front, planned) : headquarters(unit, front, planned);
}

function byPlan(known: Known, line: PlanLine, units: readonly OwnUnit[], temper: Temper): Decided[] {
  const goal = goalNamed(known, line.place);
  if (!goal) return withoutPlan(known, units);
  const by = line.axis;
  const on = { known, goal, by, temper };
  switch (line.task) {
    case 'take':
      return byWhatBars(units, on).flatMap(([barring, some]) =>
        take(barring ? { ...on, goal: barring } : on, some, known.turn >= line.toTurn),
      );
    case 'hold':
      return hold(on, units, line.isLastStand);
    case 'reach':
      return units.flatMap((unit) => {
        if (isAt(unit, goal)) return stays(unit, 'hold');
        const barring = barringTheWay(unit, on);
        return barring ? take({ ...on, goal: barring }, [unit], false) : goes(unit, on);
      });
    case 'screen':
      return units.map((unit) => (isAt(unit, goal) ? stays(unit, 'hold') : { unit, thumb: 'patrol', goal, by }));
    case 'reserve':
      return units.map((unit) => {
        if (unit.fares !== 'fit') return worn(unit, known);
        return kmBetween(unit.place, goal.place) <= 3 ? stays(unit, 'standBy') : goes(unit, on);
      });
  }
}

/** A task at a place, with what is known. */
interface Task {
  known: Known;
  goal: Goal;
  by: readonly string[];
  temper: Temper;
}

/** `isLastTurn`: the plan has them do something else from the next turn on. */
function take(task: Task, units: readonly OwnUnit[], isLastTurn: boolean): Decided[] {
  const { known, goal, temper } = task;
  const against = reportedAt(known, goal.place, aroundKm);
  const isFit = ({ fares }: OwnUnit) => fares === 'fit' || (fares === 'worn' && temper.sparesNobody);
  const isNear = (unit: OwnUnit) => kmBetween(unit.place, goal.place) <= assaultKm;
  const mayGo = (unit: OwnUnit) => isFit(unit) && isNear(unit) && (isReady(unit) || !temper.makesReady);
  // Whoever else of the team stands there goes with them, whatever row of the plan they go by.
  const strength = known.units.filter((unit) => mayGo(unit) && !['hq', 'train'].includes(unit.trade)).length;
  const isTaken = units.some((unit) => kmBetween(unit.place, goal.place) <= takenKm);
  const attacks = against > 0 && strength >= against * temper.odds;
  // Whoever waits for more strength waits no longer than until all who can are there.
  const isAllThere = units.filter(isFit).every(isNear);
  return units.map((unit): Decided => {
    if (!isFit(unit)) return worn(unit, known);
    const km = kmBetween(unit.place, goal.place);
    if (against === 0) {
      if (isTaken && km <= 2 * atKm) return stays(unit, 'hold');
      return km <= temper.seizesWithinKm ? { unit, thumb: 'seize', goal, by: task.by } : goes(unit, task);
    }
    if (km > assaultKm) return goes(unit, task);
    if (attacks && mayGo(unit)) return { unit, thumb: 'attack', goal, by: task.by };
    // Fewer than they wished for, but all there are.
    const dares = isLastTurn ? strength * againstOdds * temper.odds : strength * temper.odds;
    if ((isAllThere || isLastTurn) && isReady(unit) && dares >= against)
      return { unit, thumb: 'attack', goal, by: task.by };
    return stays(unit, 'makeReady', goal);
  });
}

function hold(task: Task, units: readonly OwnUnit[], isLastStand: boolean): Decided[] {
  const { known, goal, temper } = task;
  const isLost =
    reportedAt(known, goal.place, 0.7) > 0 && !units.some((unit) => kmBetween(unit.place, goal.place) <= 0.7);
  if (isLost && !isLastStand) return take(task, units, false);
  return units.map((unit) => {
    if (kmBetween(unit.place, goal.place) <= 2 * atKm) return stays(unit, isLastStand ? 'lastStand' : 'hold');
    return unit.fares === 'fit' || temper.sparesNobody ? goes(unit, task) : worn(unit, known);
  });
}

/** Without a plan they hold, and the first of their scouts goes to look at the nearest enemy. */
function withoutPlan({ enemies, units: all }: Known, units: readonly OwnUnit[]): Decided[] {
  const scout = units.find(({ trade }) => trade === 'recce') ?? (all.length > 3 ? units.at(-1) : undefined);
  return units.map((unit) => {
    const nearest = unit === scout ? nearestTo(unit.place, enemies) : null;
    return nearest && kmBetween(nearest.place, unit.place) > besideKm
      ? { unit, thumb: 'patrol', goal: { name: gridReference(nearest.place), place: nearest.place }, by: [] }
      : stays(unit, 'hold');
  });
}

/** The place of an enemy beside a unit and between it and its goal: it must be won first, for nobody slides past. Null: the way is free. */
function barringTheWay(unit: OwnUnit, { known, goal }: Task): Goal | null {
  const enemy = nearestTo(unit.place, known.enemies);
  if (!enemy || kmBetween(enemy.place, unit.place) > besideKm) return null;
  const isBetween = kmBetween(enemy.place, goal.place) < kmBetween(unit.place, goal.place);
  return isBetween ? { name: gridReference(enemy.place), place: enemy.place } : null;
}

/** Units far from the place they are to take are grouped by the enemy that bars their way; null: none does. */
function byWhatBars(units: readonly OwnUnit[], task: Task): [Goal | null, OwnUnit[]][] {
  const groups = new Map<string, [Goal | null, OwnUnit[]]>();
  for (const unit of units) {
    const isFar = kmBetween(unit.place, task.goal.place) > assaultKm;
    const barring = isFar ? barringTheWay(unit, task) : null;
    const key = barring?.name ?? '';
    const [, some] = groups.get(key) ?? [null, []];
    groups.set(key, [barring, [...some, unit]]);
  }
  return [...groups.values()];
}

/** On the way to a goal: by road where no enemy is near, else ready to fight. */
const goes = (unit: OwnUnit, { known, goal, by }: Task): Decided => {
  const nearest = nearestTo(unit.place, known.enemies);
  const isSafe =
    (!nearest || kmBetween(nearest.place, unit.place) > safeKm) && reportedAt(known, goal.place, safeKm) === 0;
  return { unit, thumb: isSafe && kmBetween(unit.place, goal.place) > safeKm ? 'march' : 'closeUp', goal, by };
};

const worn = (unit: OwnUnit, { enemies, allowsRest }: Known): Decided => {
  const nearest = nearestTo(unit.place, enemies);
  const isBeside = nearest !== null && kmBetween(nearest.place, unit.place) <= besideKm;
  return stays(unit, allowsRest && !isBeside ? 'rest' : 'stop');
};

const stays = (unit: OwnUnit, thumb: ThumbName, goal: Goal | null = null): Decided => ({ unit, thumb, goal, by: [] });

const isAt = (unit: OwnUnit, goal: Goal): boolean => kmBetween(unit.place, goal.place) <= atKm;

/** They have made ready: that was their order, or nobody has ordered anything yet (the book takes the turn before as made ready). */
const isReady = ({ ordered }: OwnUnit): boolean => ordered === null || ordered === 'prepare';

const nearestTo = (place: Place, enemies: readonly Enemy[]): Enemy | null =>
  enemies.reduce<Enemy | null>(
    (best, one) => (best && kmBetween(best.place, place) <= kmBetween(one.place, place) ? best : one),
    null,
  );
