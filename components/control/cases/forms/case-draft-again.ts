import type { CaseOnDesk, RulesDesk, UnitOnRulesDesk } from '@/lib/desks/control/cases/rules';
import { blank, type CaseDraft, textLists } from './case-draft';
import { type Leaf, leafAt, type Tree, withLeaf } from './case-tree';
import { squadronsIn } from './unit-choices-of-game';

/** A value of a case as a form has it: figures as text. */
function written(name: string, value: unknown): Leaf {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return textLists.has(name) ? value.join('; ') : value.map((one) => written('', one));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([inside, one]) => [inside, written(inside, one)]));
  return `${value}`;
}

/** The present facts of a unit in the game, in the fields that the row has. */
function asItStands(row: Tree, unit: UnitOnRulesDesk, turn: number): Tree {
  const now: Tree = {
    stepsLost: `${unit.stepsLost}`,
    turnShareMoved: `${Math.min(1, unit.turnShareMoved)}`,
    isSuppressed: unit.suppressedIn === turn,
  };
  const known = Object.entries(now).filter(([field]) => field in row);
  return { ...row, ...Object.fromEntries(known), $name: unit.shortName };
}

function grounded(leaf: Leaf, desk: RulesDesk): Leaf {
  if (Array.isArray(leaf)) return leaf.map((inside) => grounded(inside, desk));
  if (typeof leaf !== 'object') return leaf;
  const row = Object.fromEntries(Object.entries(leaf).map(([name, inside]) => [name, grounded(inside, desk)]));
  const unit = desk.units.find(({ id }) => id === row.id);
  if (unit) return asItStands(row, unit, desk.turn);
  const group = desk.groups.find(({ id }) => id === row.id);
  return group ? { ...row, $name: group.name } : row;
}

/**
 * A new case with what a kept one was put with: in the present hour, and with what is of the game as it stands now (steps
 * lost, share moved, a bridge's state, squadrons left).
 */
export function draftAgain({ kind, name, input: { case: put, about } }: CaseOnDesk, desk: RulesDesk): CaseDraft {
  const kept = grounded(written('', put), desk) as Tree;
  const bridge = desk.crossings.find(({ id }) => id === about.crossingId);
  const now: Record<string, Leaf | undefined> = {
    ...(kind === 'recce' ? { isNight: desk.daypart === 'night' } : { daypart: desk.daypart }),
    state: bridge?.state,
    'crossing.isBlown': bridge && bridge.state === 'blown',
    a: about.a?.length ? squadronsIn(desk.groups, about.a) : undefined,
    b: about.b?.length ? squadronsIn(desk.groups, about.b) : undefined,
    'escorted.bomberSquadrons': about.bombers?.length ? squadronsIn(desk.groups, about.bombers) : undefined,
  };
  const whole = { ...blank[kind](desk), ...kept };
  const tree = Object.entries(now).reduce(
    (was, [path, leaf]) => (leaf !== undefined && leafAt(was, path) !== undefined ? withLeaf(was, path, leaf) : was),
    whole,
  );
  // By hand it is of no air order and no area: those are settled once.
  const { unitId, crossingId, a, b, bombers } = about;
  return { name, put: tree, about: { unitId, crossingId, a, b, bombers } };
}
