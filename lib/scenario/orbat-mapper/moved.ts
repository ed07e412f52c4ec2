import type { Clock } from './in-time';
import { placeIn } from './places';
import type { OrbatScenario, OrbatSide, OrbatUnit } from './shape';
import type { TimeDoubt } from './strength';
import { slotOf } from './times';

/** Units of a file that go under another before the game begins, or later. */

/** The list that a unit stands in, of a side, a group or another unit. */
interface Holder {
  id?: string;
  name?: string;
  subUnits?: OrbatUnit[] | null;
}

interface Move {
  unit: OrbatUnit;
  slot: number;
  targetId: string;
  placement: 'on' | 'above' | 'below';
  parentId?: string | undefined;
}

/** The sides as they stand when the game begins, and what should be known of the units that are moved. */
export interface Moved {
  sides: OrbatSide[];
  doubts: ReadonlyMap<OrbatUnit, readonly TimeDoubt[]>;
  /** The names of formations that have no unit left, and are left out. */
  emptied: readonly string[];
  /** By a unit: the slots after the beginning in which it goes under another, and which. */
  later: ReadonlyMap<OrbatUnit, readonly { slot: number; what: string }[]>;
}

/** Puts every unit under the one that the file puts it under before the game begins. The sides that are given stay as they are. */
export function movedSides(given: OrbatScenario['sides'], { timeZone, openingSlot }: Clock): Moved {
  const doubts = new Map<OrbatUnit, TimeDoubt[]>();
  const later = new Map<OrbatUnit, { slot: number; what: string }[]>();
  if (movesOf(given, timeZone).length === 0) return { sides: given, doubts, emptied: [], later };
  const sides = structuredClone(given);
  const tree = treeOf(sides);
  for (const move of movesOf(sides, timeZone).sort((a, b) => a.slot - b.slot)) {
    const { unit, slot } = move;
    if (slot > openingSlot) {
      const what = `it goes under ${tree.byId.get(move.targetId)?.name?.trim() || 'another unit'}`;
      later.set(unit, [...(later.get(unit) ?? []), { slot, what }]);
    } else if (!put(tree, move))
      doubts.set(unit, [
        {
          column: 'brigade',
          message: 'is put under another unit in the file, which cannot be done: it stays where it was',
        },
      ]);
  }
  return { sides, doubts, emptied: withoutEmptied(tree), later };
}

const topsOf = (sides: readonly OrbatSide[]): Holder[] => sides.flatMap((side) => [side, ...(side.groups ?? [])]);

function movesOf(sides: readonly OrbatSide[], timeZone: string | undefined): Move[] {
  const of = (unit: OrbatUnit): Move[] => [
    ...(unit.state ?? []).flatMap(({ t, hierarchy }) => {
      const slot = hierarchy ? slotOf(t, timeZone) : null;
      return hierarchy && slot !== null ? [{ unit, slot, ...hierarchy }] : [];
    }),
    ...(unit.subUnits ?? []).flatMap(of),
  ];
  return topsOf(sides).flatMap(({ subUnits }) => (subUnits ?? []).flatMap(of));
}

/** Every list by its id, above each unit the one it stands in, and those from which a unit was taken. */
interface Tree {
  byId: Map<string, Holder>;
  above: Map<Holder, Holder>;
  left: Set<Holder>;
}

function treeOf(sides: readonly OrbatSide[]): Tree {
  const tree: Tree = { byId: new Map(), above: new Map(), left: new Set() };
  const walk = (holder: Holder): void => {
    if (holder.id !== undefined && !tree.byId.has(holder.id)) tree.byId.set(holder.id, holder);
    for (const unit of holder.subUnits ?? []) {
      tree.above.set(unit, holder);
      walk(unit);
    }
  };
  topsOf(sides).forEach(walk);
  return tree;
}

/** A unit is put at its new place; false: it cannot go below itself, or beside a unit that is not there. */
function put({ byId, above, left }: Tree, { unit, targetId, placement: said, parentId }: Move): boolean {
  const isBeside = byId.has(targetId);
  const target = byId.get(isBeside ? targetId : (parentId ?? ''));
  const placement = isBeside ? said : 'on';
  const from = above.get(unit);
  const to = placement === 'on' ? target : target && above.get(target);
  if (!target || !from || !to) return false;
  for (let up: Holder | undefined = target; up; up = above.get(up)) if (up === unit) return false;
  from.subUnits = from.subUnits!.filter((one) => one !== unit);
  left.add(from);
  const list = to.subUnits ?? [];
  const beside = placement === 'on' ? list.length : list.indexOf(target as OrbatUnit);
  const at = placement === 'below' ? beside + 1 : beside;
  to.subUnits = [...list.slice(0, at), unit, ...list.slice(at)];
  above.set(unit, to);
  return true;
}

/** Takes out the formations whose last unit was taken from them, and that stand nowhere themselves: they are no counters. */
function withoutEmptied({ above, left }: Tree): string[] {
  const names: string[] = [];
  for (const holder of left) {
    const from = above.get(holder);
    const unit = holder as OrbatUnit;
    if (!from || holder.subUnits?.length !== 0 || placeIn(unit.location).place !== null) continue;
    from.subUnits = from.subUnits!.filter((one) => one !== unit);
    names.push(unit.name?.trim() || 'a formation without a name');
  }
  return names;
}
