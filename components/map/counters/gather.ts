import type { MapData } from '../core/map-data';
import type { Box, Point, Projection } from '../core/projection';
import { isAcross, watersOn } from '../labels/banks';
import { type Crowd, crowd } from '../labels/crowd';
import { compare } from '../labels/item';
import { reachAt } from '../labels/labeller';
import { around, boxed, gap, type Leg } from '../labels/room';
import type { StackForm } from './stack-form';

/** A counter that stands somewhere, px. */
export interface Standing {
  id: string;
  at: Point;
  /** Of several the lowest stands for them: a headquarters, else the strongest. */
  rank: number;
  /** What it belongs to, the narrowest first: its formation, its corps, its side. */
  within: readonly string[];
}

/** Counters that are seen as one: who stands for them comes first. */
export interface Gathered {
  at: Point;
  ids: string[];
}

/** So many times what finds room about a place may stand there, before it is a crowd. */
const crowdedFrom = 1.6;

/**
 * Counters as one sees them at a scale: where more stand than find room within reach, those of one formation about its
 * headquarters or its strongest, on one bank, are gathered; where they are too many still, those of one corps, then those of
 * one side. Others stay by themselves. The same counters are gathered alike in whatever order they come.
 */
export function gather(
  counters: readonly Standing[],
  form: StackForm,
  mapData: MapData | null,
  projection: Projection,
): Gathered[] {
  const reach = reachAt(projection.scale);
  const field = { width: 2 * reach + form.width, height: 2 * reach + form.height };
  const room = (field.width * field.height) / ((form.width + gap) * (form.height + gap));
  const levels = counters[0]?.within.length ?? 0;
  const waters = crowd(mapData ? watersOn(mapData, projection) : []);
  let groups = [...counters].sort(inTurn).map((head): Group => ({ ...around(head.at, 0), head, ids: [head.id] }));
  for (let level = 0; level < levels; level++) {
    const heads = crowd(groups);
    const crowded = groups.filter(({ head }) => heads.near(fieldAbout(head.at, field)).length > crowdedFrom * room);
    if (crowded.length === 0) break;
    groups = gatheredAt(level, groups, crowded, field, waters);
  }
  return groups.map(({ head, ids }) => ({ at: head.at, ids }));
}

interface Group extends Box {
  head: Standing;
  ids: string[];
}

const fieldAbout = (at: Point, { width, height }: { width: number; height: number }): Box => around(at, width, height);

const inTurn = (a: Standing, b: Standing): number =>
  a.rank - b.rank || a.at.y - b.at.y || a.at.x - b.at.x || compare(a.id, b.id);

/** Each of a crowd, in its turn, takes those of its own that stand about it. */
function gatheredAt(
  level: number,
  groups: readonly Group[],
  crowded: readonly Group[],
  field: { width: number; height: number },
  waters: Crowd<Box & Leg>,
): Group[] {
  const heads = crowd(crowded);
  const left = new Set(crowded);
  const taken = new Set<Group>();
  return groups.flatMap((group) => {
    if (taken.has(group)) return [];
    if (!left.delete(group)) return [group];
    const others = heads
      .near(fieldAbout(group.head.at, field))
      .filter((other) => left.has(other) && isOf(other.head, group.head, level, waters))
      .sort((a, b) => inTurn(a.head, b.head));
    for (const one of others) {
      left.delete(one);
      taken.add(one);
    }
    return [{ ...group, ids: [...group.ids, ...others.flatMap(({ ids }) => ids)] }];
  });
}

/** Whether two belong together, and stand on one bank. */
const isOf = (one: Standing, head: Standing, level: number, waters: Crowd<Box & Leg>): boolean =>
  one.within[level] === head.within[level] &&
  one.within.at(-1) === head.within.at(-1) &&
  !isAcross(one.at, head.at, waters.near(boxed({ from: one.at, to: head.at })));
