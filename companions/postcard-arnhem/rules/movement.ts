import { type ActRefusal, refuse } from '@/companions/rules/at-table';
import type { CompanionRefusal } from '@/companions/rules/companion';
import { otherSide } from '@/lib/sides';
import type { Side } from '@/lib/words';
import type { HexSide } from './data';
import { hasRoad, inZoneOf, nextTo, sideBetween } from './map';
import {
  counterOf,
  hexName,
  hexOf,
  isOnMap,
  nameOf,
  type Postcard,
  type PostcardState,
  sideOf,
  type UnitInPlay,
  unitOf,
  unitsIn,
} from './state';

/** The factor by which a unit goes further along a road. */
const roadFactor = { britishGround: 4, panzer: 3, other: 2 } as const;

/** Twelfths of a hex: a whole number for every factor of a road. */
const hexCost = 12;

/** Three units in a hex, ever; beyond the board there is no limit. */
export const hasRoom = (state: PostcardState, hex: string): boolean =>
  hexOf(state, hex).isOffBoard || unitsIn(state, hex).length < 3;

/**
 * The result of a move along a path: whether the unit may still attack after it, what it has cost in twelfths of a hex,
 * and whether it ends there whatever is left; or why it may not go.
 */
type Way = { ok: true; mayAttack: boolean; spent: number; isLast: boolean } | CompanionRefusal;

/** The side of a hex that a unit crosses into another, whatever comes after; or why it may not go in, said at `field`. */
function sideCrossed(
  state: PostcardState,
  side: Side,
  [from, hex]: readonly [from: string, to: string],
  field: string,
): { ok: true; crossed: HexSide } | CompanionRefusal {
  const why = (code: string, rule: string, message: string) => refuse(code, rule, message, field);
  if (!isOnMap(state, hex)) return why('offMap', 'Operational Movement', `"${hex}" is not on the map.`);
  const name = hexName(state, hex);
  const crossed = sideBetween(state, from, hex);
  if (!crossed) return why('notAdjacent', 'Operational Movement', `${name} does not touch ${hexName(state, from)}.`);
  if (hexOf(state, hex).isOffBoard) return why('offBoard', 'Operational Movement', `${name} lies beyond the board.`);
  if (unitsIn(state, hex, otherSide(side)).length > 0)
    return why('enemyThere', 'Operational Movement', `The enemy is in ${name}: attack it instead.`);
  if (!hasRoom(state, hex))
    return why('isFull', 'Stacking', `Three units are in ${name} already, and three it is ever.`);
  return { ok: true, crossed };
}

/**
 * Measures a move: 1 hex, 2 without an attack, more along a road (PA-11). A zone of control stops it, but for a last hex
 * to a friend (PA-13).
 */
function wayOf(state: PostcardState, unit: UnitInPlay, path: readonly string[]): Way {
  const why = (at: number, code: string, rule: string, message: string): Way =>
    refuse(code, rule, message, `path.${at}`);
  const side = sideOf(state, unit.id);
  const factor = roadFactor[counterOf(state, unit.id).onRoad];
  let from = unit.hex!;
  let spent = 0;
  let mayAttack = !unit.isDisrupted;
  let isLast = unit.isDisrupted;
  for (const [at, hex] of path.entries()) {
    const into = sideCrossed(state, side, [from, hex], `path.${at}`);
    if (!into.ok) return into;
    const { crossed } = into;
    const joinsFriend = at === path.length - 1 && unitsIn(state, hex, side).length > 0;
    if (at > 0 && inZoneOf(state, otherSide(side), from)) {
      if (!joinsFriend)
        return why(
          at,
          'stopInZone',
          'Operational Movement, PA-13',
          `It must stop in ${hexName(state, from)}: a zone of control.`,
        );
      isLast = true;
    }
    if (crossed.river && !hasRoad(crossed)) {
      if (path.length > 1)
        return why(at, 'riverAlone', 'Terrain', 'Over a river without a bridge it moves that 1 hex and no further.');
      mayAttack = false;
      isLast = true;
    }
    spent += hasRoad(crossed) ? hexCost / factor : hexCost;
    from = hex;
  }
  if (unit.isDisrupted && path.length > 1) return why(1, 'isDisrupted', 'Disruption', 'A disrupted unit moves 1 hex.');
  if (spent > 2 * hexCost)
    return why(path.length - 1, 'tooFar', 'Operational Movement, PA-11', 'That is further than it goes in a turn.');
  return { ok: true, mayAttack: mayAttack && spent <= hexCost, spent, isLast };
}

/** Moves a unit, once a turn. */
export function moveUnit({ state, say }: Postcard, id: string, path: readonly string[]): ActRefusal {
  const unit = unitOf(state, id);
  if (!unit || unit.hex === null)
    return refuse('notInPlay', 'Operational Movement', `"${id}" is not on the map.`, 'unit');
  if (sideOf(state, id) !== state.player)
    return refuse('notYours', 'Game-turn Sequence', 'Only units of the side whose turn it is move.', 'unit');
  if (unit.hasMoved || unit.hasBrokenThrough)
    return refuse('hasMoved', 'Operational Movement', `${nameOf(state, id)} has moved or attacked already.`, 'unit');
  const way = wayOf(state, unit, path);
  if (!way.ok) return way;
  unit.hex = path.at(-1)!;
  unit.hasMoved = true;
  unit.mayAttack = way.mayAttack;
  const after = way.mayAttack ? '' : '; it may not attack this turn';
  say(`${nameOf(state, id)} moves to ${hexName(state, unit.hex)}${after}.`, 'Operational Movement, PA-11', 'book');
}

/**
 * Every hex a unit may go to, with a path from which it may attack where there is one, else a shortest. A way that ends in
 * a hex, over a river or out of a zone to a friend, is no reason not to come through it by another.
 */
export function movesOf(state: PostcardState, unit: UnitInPlay): { path: string[]; mayAttack: boolean }[] {
  const found = new Map<string, { path: string[]; mayAttack: boolean; spent: number }>();
  const leastSpent = new Map<string, number>();
  const queue: string[][] = [[]];
  for (let way = queue.shift(); way; way = queue.shift()) {
    for (const hex of nextTo(state, way.at(-1) ?? unit.hex!)) {
      if (hex === unit.hex) continue;
      const path = [...way, hex];
      const come = wayOf(state, unit, path);
      if (!come.ok) continue;
      const { mayAttack, spent, isLast } = come;
      const known = found.get(hex);
      if (!known || (mayAttack === known.mayAttack ? spent < known.spent : mayAttack))
        found.set(hex, { path, mayAttack, spent });
      if (isLast || spent >= (leastSpent.get(hex) ?? Number.POSITIVE_INFINITY)) continue;
      leastSpent.set(hex, spent);
      queue.push(path);
    }
  }
  return [...found.values()].map(({ path, mayAttack }) => ({ path, mayAttack }));
}
