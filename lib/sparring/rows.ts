import type { Chance } from '@/lib/chance';
import { kmBetween, round } from '@/lib/geometry';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { type Decided, workOf } from './decided';
import type { Known } from './known';
import { gunsReachKm } from './rear';
import { type ThumbName, thumbs } from './thumbs';
import { sayRow } from './words/say-row';

/** So many units stand in one row. */
const unitsAtMost = 6;

/** Thumbs that guns fire for, those who need it most first. */
const firedFor: readonly ThumbName[] = ['attack', 'seize', 'lastStand', 'stop', 'hold'];

/** Writes what was decided as rows of an order sheet: units of one brigade with the same work stand together. */
export function rowsOf(known: Known, decided: readonly Decided[], chance: Chance): LineWords[] {
  const groups = grouped(decided);
  const supports = supported(groups);
  const used = new Set<string>();
  return groups.map((group) => {
    const { thumb, goal, by, unit } = group[0]!;
    const { action, posture } = thumbs[thumb];
    const guns = supports.get(group) ?? [];
    const calls = goal === null ? '' : calledOnSheet(goal.name);
    return {
      ...emptyLine,
      counterIds: group.map((one) => one.unit.id),
      grouping: group.length > 1 ? unit.brigade : '',
      orders: sayRow(
        { thumb, goal: calls, by: by.map(calledOnSheet), who: unit.shortName, guns: guns[0]?.unit.shortName ?? '' },
        chance,
        used,
      ),
      supportIds: guns.map((one) => one.unit.id),
      action,
      posture: posture === 'rest' && !known.allowsRest ? 'tact' : posture,
      standFast: thumb === 'lastStand',
      asksForAir: thumb === 'attack' && known.mayAskForAir,
      ...(goes(thumb) && goal
        ? { goalBy: 'confirmed' as const, goal: `${round(goal.place.x).toFixed(2)} ${round(goal.place.y).toFixed(2)}` }
        : { goalBy: 'stays' as const }),
    };
  });
}

/** True when a rule of thumb sends its units anywhere. */
const goes = (thumb: ThumbName): boolean => !['hold', 'prepare'].includes(thumbs[thumb].action);

/** Units of one brigade with the same work, at most so many together, in the order in which they were decided. */
function grouped(decided: readonly Decided[]): Decided[][] {
  const groups: Decided[][] = [];
  for (const one of decided) {
    const fits = groups.find(([first, ...others]) => others.length + 1 < unitsAtMost && isAlike(first!, one));
    if (fits) fits.push(one);
    else groups.push([one]);
  }
  return groups;
}

const isAlike = (a: Decided, b: Decided): boolean =>
  a.thumb === b.thumb &&
  a.goal?.name === b.goal?.name &&
  a.unit.brigade === b.unit.brigade &&
  a.unit.formation === b.unit.formation &&
  a.by.join() === b.by.join();

/** The guns that fire for each row: all in reach for the row that needs them most, the nearest first. */
function supported(groups: readonly Decided[][]): Map<Decided[], Decided[]> {
  const supports = new Map<Decided[], Decided[]>();
  for (const gun of groups.flat().filter(({ thumb }) => thumb === 'fire')) {
    const row = groups
      .filter(([first]) => firedFor.includes(first!.thumb) && kmBetween(workOf(first!), gun.unit.place) <= gunsReachKm)
      .sort(
        (a, b) =>
          needOf(a) - needOf(b) || kmBetween(workOf(a[0]!), gun.unit.place) - kmBetween(workOf(b[0]!), gun.unit.place),
      )[0];
    if (row) supports.set(row, [...(supports.get(row) ?? []), gun]);
  }
  return supports;
}

const needOf = ([first]: readonly Decided[]): number => firedFor.indexOf(first!.thumb);

/** A crossing as people write it: "Son – road bridge" is "the road bridge at Son". */
function calledOnSheet(name: string): string {
  const [town = name, what] = name.replace(/\s*\([^)]*\)/g, '').split(' – ');
  return what === undefined ? town : `the ${what} at ${town.split(' / ')[0]}`;
}
