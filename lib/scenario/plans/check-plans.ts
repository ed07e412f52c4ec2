import { placesOn } from '@/lib/geometry';
import { counted, listed } from '@/lib/text';
import type { PlanRow } from '../csv-rows';
import { placeNames } from '../place-names';
import type { ScenarioFiles } from '../read-files';
import type { Told } from '../told';
import type { ScenarioProblem } from '../types';
import { unitsNamed } from './plans';

/** What is wrong with the plans of teams, and whom they leave without one. `faulty`: the files with faults of their own. */
export function checkPlans(files: ScenarioFiles, faulty: ReadonlySet<string>): Told {
  const { teams, units, plans, map } = files;
  const areOthersRead = !faulty.has(teams.file) && !faulty.has(units.file);
  const printed = map && placeNames(files);
  const rows = plans.rows.flatMap((one) => rowProblems(one, files, printed));
  const problems = areOthersRead ? [...rows, ...unitProblems(files)].sort((a, b) => a.row! - b.row!) : rows;
  return { problems, notes: areOthersRead && !faulty.has(plans.file) ? turnsWithout(files) : [] };
}

type Row = ScenarioFiles['plans']['rows'][number];

const at = ({ plans }: ScenarioFiles, row: number, column: keyof PlanRow, message: string): ScenarioProblem => ({
  file: plans.file,
  row,
  column,
  message,
});

/** What a row has wrong by itself: its team, turns, places, and a last stand of somebody who does not hold. */
function rowProblems(
  { row, value: plan }: Row,
  files: ScenarioFiles,
  printed: ReadonlySet<string> | null,
): ScenarioProblem[] {
  const { teams, manifest } = files;
  const problems: ScenarioProblem[] = [];
  const wrong = (column: keyof PlanRow, message: string) => problems.push(at(files, row, column, message));
  if (!teams.has(plan.team)) wrong('team', `there is no team ${plan.team}`);
  const turns = manifest?.turns.map(({ number }) => number);
  for (const column of ['fromTurn', 'toTurn'] as const)
    if (turns && !turns.includes(plan[column]))
      wrong(column, `there is no turn ${plan[column]}: the turns are ${turns[0]} to ${turns.at(-1)}`);
  if (plan.fromTurn > plan.toTurn) wrong('toTurn', `is before fromTurn, which is ${plan.fromTurn}`);
  if (plan.isLastStand && plan.task !== 'hold')
    wrong('isLastStand', `only who is to hold stands fast: the task is ${plan.task}`);
  if (!printed || !manifest) return problems;
  const unknown = (place: string): string | null => {
    if (printed.has(place)) return null;
    const meant = placesOn(manifest.map.frame, place).length;
    if (meant === 1) return null;
    return meant > 1
      ? `${place} may be ${counted(meant, 'place')} on this map: write km with a point, such as 46.65 38.15`
      : `no place on the map is called ${place}: write a name that is printed there, or a reference on it such as 746 779`;
  };
  for (const [column, places] of [['place', [plan.place]] as const, ['axis', plan.axis] as const])
    for (const place of places) {
      const message = unknown(place);
      if (message) wrong(column, message);
    }
  return problems;
}

/** Names that no unit of the team has, and units that two rows want in the same turn. */
function unitProblems(files: ScenarioFiles): ScenarioProblem[] {
  const { plans, units, teams, manifest } = files;
  const problems: ScenarioProblem[] = [];
  const turns = manifest?.turns.map(({ number }) => number) ?? [];
  /** By team, turn and unit (empty: all others): the row that has it. */
  const taken = new Map<string, number>();
  for (const { row, value: plan } of plans.rows) {
    if (!teams.has(plan.team)) continue;
    const own = units.rows.map(({ value }) => value).filter(({ team }) => team === plan.team);
    const wrong = (message: string) => problems.push(at(files, row, 'units', message));
    const named = plan.units.map((name) => ({ name, those: unitsNamed(own, name) }));
    for (const { name, those } of named)
      if (those.length === 0) wrong(`no formation, brigade or unit of ${plan.team} is called ${name}`);
    const wanted = new Map(named.flatMap(({ those }) => those.map(({ id, shortName }) => [id, shortName] as const)));
    if (plan.units.length === 0) wanted.set('', `the rest of ${plan.team}`);
    for (const [id, called] of wanted) {
      const twice: number[] = [];
      let before = 0;
      for (const turn of turns) {
        if (turn < plan.fromTurn || turn > plan.toTurn) continue;
        const key = `${plan.team} ${turn} ${id}`;
        const there = taken.get(key);
        if (there === undefined) taken.set(key, row);
        else {
          twice.push(turn);
          before ||= there;
        }
      }
      if (twice.length > 0) wrong(`${called} has a task in ${inTurns(twice)} already, in row ${before}`);
    }
  }
  return problems;
}

/** Teams that no row tells anything in some turn in which they have a unit; none where nobody has a plan. */
function turnsWithout({ plans, teams, units, manifest }: ScenarioFiles): ScenarioProblem[] {
  if (plans.rows.length === 0 || !manifest) return [];
  return teams.rows.flatMap(({ value: { key } }) => {
    const arrivals = units.rows.flatMap(({ value }) => (value.team === key ? [value.arrivalTurn] : []));
    const first = arrivals.reduce((least, turn) => Math.min(least, turn), Number.POSITIVE_INFINITY);
    const from = Math.max(manifest.openingTurn, first);
    const without = manifest.turns.flatMap(({ number }) =>
      number < from ||
      plans.rows.some(({ value }) => value.team === key && value.fromTurn <= number && number <= value.toTurn)
        ? []
        : [number],
    );
    return without.length === 0
      ? []
      : [
          {
            file: plans.file,
            column: 'team',
            message: `${key} has no plan in ${inTurns(without)}: played by the console, they will hold and patrol`,
          },
        ];
  });
}

/** Turns in words, those that follow one another as a span: `turn 3`, `turns 3 to 5 and 9`. */
function inTurns(turns: readonly number[]): string {
  const spans: [from: number, to: number][] = [];
  for (const turn of turns) {
    const last = spans.at(-1);
    if (last && turn === last[1] + 1) last[1] = turn;
    else spans.push([turn, turn]);
  }
  return `turn${turns.length > 1 ? 's' : ''} ${listed(spans.map(([from, to]) => (from === to ? from : `${from} to ${to}`)))}`;
}
