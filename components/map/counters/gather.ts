import type { MapData } from '../core/map-data';
import type { Box, Projection } from '../core/projection';
import { isAcross, watersOn } from '../labels/banks';
import { type Crowd, crowd } from '../labels/crowd';
import { compare, type Item } from '../labels/item';
import { reachAt } from '../labels/labeller';
import { around, boxed, gap, type Leg } from '../labels/room';
import { formationForm, type StackForm } from './stack-form';

/** Where a counter belongs. */
export interface Belongs {
  /** Of several the lowest stands for them: a headquarters, else the strongest. */
  rank: number;
  /** The narrowest first: its formation, its corps, its side. */
  within: readonly string[];
}

/** The way in which counters are gathered. */
interface Gathering {
  /** The size in which they are drawn. */
  form: StackForm;
  /** So many times what finds room about a place may stand there before the formations of it are gathered. */
  crowdedFrom: number;
}

/** The same for corps and sides, which are gathered where formations are too many still. */
const stillCrowdedFrom = 1.6;
/** Wherever so large a part of the ground around would be covered, all is gathered. */
const fullFrom = 0.75;

/** Formations take their place before any counter, the largest first: no status is as high. */
const beforeAll = 100;

/**
 * Counters as one sees them at a scale: where more stand than find room within reach, those of one formation about its
 * headquarters or its strongest, on one bank, are gathered; where they are too many still, those of one corps, then those of
 * one side. Others stay by themselves. The same counters are gathered alike in whatever order they come.
 */
export function gathered(
  items: readonly Item[],
  belongs: (id: string) => Belongs,
  { form, crowdedFrom }: Gathering,
  mapData: MapData | null,
  projection: Projection,
): Item[] {
  const reach = reachAt(projection.scale);
  const field = { width: 2 * reach + form.width, height: 2 * reach + form.height };
  const room = (field.width * field.height) / ((form.width + gap) * (form.height + gap));
  const waters = crowd(mapData ? watersOn(mapData, projection) : []);
  let groups = items
    .map((item): Group => ({ ...around(item.at, 0), item, ...belongs(item.id), others: [] }))
    .sort(inTurn);
  for (let level = 0; level < (groups[0]?.within.length ?? 0); level++) {
    const most = room * (level === 0 ? crowdedFrom : Math.max(crowdedFrom, stillCrowdedFrom));
    const about = crowd(groups);
    const countAbout = countAround(groups, field);
    const crowded = groups.filter(
      (group) => countAbout(group) > fullFrom * 9 * room || about.near(fieldAbout(group.item, field)).length > most,
    );
    if (crowded.length === 0) break;
    groups = gatheredAt(level, groups, crowded, field, waters);
  }
  const { width, height } = formationForm;
  return groups.map(({ item, others }) =>
    others.length > 0
      ? { ...item, rank: -others.length - beforeAll, gathered: others, symbol: { width, height }, words: [] }
      : item,
  );
}

/** A counter that stands for others, and those others. */
interface Group extends Box, Belongs {
  item: Item;
  others: string[];
}

interface Size {
  width: number;
  height: number;
}

const fieldAbout = ({ at }: Item, { width, height }: Size): Box => around(at, width, height);

/** The number of groups in the field of the grid that a group is in, and in the eight around it. */
function countAround(groups: readonly Group[], { width, height }: Size): (group: Group) => number {
  const key = ({ x, y }: Group, right = 0, down = 0) =>
    `${Math.floor(x / width) + right} ${Math.floor(y / height) + down}`;
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(key(group), (counts.get(key(group)) ?? 0) + 1);
  const offsets = [-1, 0, 1];
  return (group) =>
    offsets.reduce(
      (sum, right) => sum + offsets.reduce((row, down) => row + (counts.get(key(group, right, down)) ?? 0), 0),
      0,
    );
}

const inTurn = (a: Group, b: Group): number =>
  a.rank - b.rank || a.item.at.y - b.item.at.y || a.item.at.x - b.item.at.x || compare(a.item.id, b.item.id);

/** Each of a crowd, in its turn, takes those of its own that stand about it. */
function gatheredAt(
  level: number,
  groups: readonly Group[],
  crowded: readonly Group[],
  field: Size,
  waters: Crowd<Box & Leg>,
): Group[] {
  const heads = crowd(crowded);
  const left = new Set(crowded);
  const taken = new Set<Group>();
  return groups.flatMap((group) => {
    if (taken.has(group)) return [];
    if (!left.delete(group)) return [group];
    const others = heads
      .near(fieldAbout(group.item, field))
      .filter((other) => left.has(other) && areOne(other, group, level, waters))
      .sort(inTurn);
    for (const one of others) {
      left.delete(one);
      taken.add(one);
    }
    return [{ ...group, others: [...group.others, ...others.flatMap((one) => [one.item.id, ...one.others])] }];
  });
}

/** True when two belong together, and stand on one bank. */
const areOne = (one: Group, head: Group, level: number, waters: Crowd<Box & Leg>): boolean =>
  one.within[level] === head.within[level] &&
  one.within.at(-1) === head.within.at(-1) &&
  !isAcross(one.item.at, head.item.at, waters.near(boxed({ from: one.item.at, to: head.item.at })));
