import { otherSide } from '@/lib/sides';
import type { Side } from '@/lib/words';
import type { HexSide } from './data';
import { counterOf, hexOf, type PostcardState, sideOf, unitsIn } from './state';

/** The side between two hexes; undefined where they do not touch. */
export const sideBetween = ({ scenario }: PostcardState, a: string, b: string): HexSide | undefined =>
  scenario.sides.find(({ between: [one, two] }) => (one === a && two === b) || (one === b && two === a));

/** The hexes next to one, in the order of the map. */
export const nextTo = ({ scenario }: PostcardState, hex: string): string[] =>
  scenario.sides.flatMap(({ between: [a, b] }) => (a === hex ? [b] : b === hex ? [a] : []));

export const hasRoad = (side: HexSide): boolean => side.road !== 'none';

/** Divisions, and Kampfgruppen that attack with more than 1, have a zone of control (PA-13); a garrison has none. */
function hasZone(state: PostcardState, unit: string): boolean {
  const { formation, attack } = counterOf(state, unit);
  return formation === 'division' || (formation === 'kampfgruppe' && attack > 1);
}

/** True when a side's zones of control lie on a hex. */
export const inZoneOf = (state: PostcardState, side: Side, hex: string): boolean =>
  nextTo(state, hex).some((next) => unitsIn(state, next, side).some(({ id }) => hasZone(state, id)));

/** True when a side may use a hex for supply and the highway: no enemy in it, no zone of his unless a friend stands there. */
const isOpenTo = (state: PostcardState, side: Side, hex: string): boolean =>
  unitsIn(state, hex, otherSide(side)).length === 0 &&
  (!inZoneOf(state, otherSide(side), hex) || unitsIn(state, hex, side).length > 0);

/** Every hex that can be reached from these along sides that count, through hexes that are open. */
function reached(
  state: PostcardState,
  from: readonly string[],
  counts: (side: HexSide) => boolean,
  isOpen: (hex: string) => boolean,
): Set<string> {
  const found = new Set(from.filter(isOpen));
  const queue = [...found];
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop())
    for (const next of nextTo(state, hex))
      if (!found.has(next) && counts(sideBetween(state, hex, next)!) && isOpen(next)) {
        found.add(next);
        queue.push(next);
      }
  return found;
}

/** The hexes from which a side is supplied: the south, or the west and east edges north of any Allied unit on them. */
function supplySources(state: PostcardState, side: Side): string[] {
  const { hexes } = state.scenario;
  if (side === 'allied') return hexes.filter(({ edges }) => edges.includes('south')).map(({ id }) => id);
  return (['west', 'east'] as const).flatMap((edge) => {
    const along = hexes.filter(({ edges }) => edges.includes(edge));
    const northernmostAllied = Math.min(
      ...along.filter(({ id }) => unitsIn(state, id, 'allied').length > 0).map(({ row }) => row),
    );
    return along.filter(({ row }) => row < northernmostAllied).map(({ id }) => id);
  });
}

/** The road hexes that a side's supply reaches now. */
function suppliedRoads(state: PostcardState, side: Side): Set<string> {
  const isOnRoad = (hex: string): boolean =>
    state.scenario.sides.some((one) => hasRoad(one) && one.between.includes(hex));
  return reached(
    state,
    supplySources(state, side).filter((hex) => isOnRoad(hex)),
    hasRoad,
    (hex) => isOpenTo(state, side, hex),
  );
}

/**
 * True when a unit is in supply: on or next to a line of road back to its side (PA-21). The Allies are for three turns,
 * and wherever they are supplied by air.
 */
function isSupplied(state: PostcardState, unit: string, hex: string, roads: Set<string>): boolean {
  const side = sideOf(state, unit);
  if (side === 'allied' && (state.turn <= 3 || state.airSupplied.includes(hex))) return true;
  if (hexOf(state, hex).isOffBoard) return true;
  return roads.has(hex) || nextTo(state, hex).some((next) => roads.has(next));
}

/** The units of a side that would be out of supply if its part ended now. */
export function unsupplied(state: PostcardState, side: Side): string[] {
  const roads = suppliedRoads(state, side);
  return state.units
    .filter(({ id, hex }) => hex !== null && sideOf(state, id) === side && !isSupplied(state, id, hex, roads))
    .map(({ id }) => id);
}

/** The hex that the highway must be open to: the nearer one where the SS panzer divisions start the game. */
export const objectiveOf = ({ scenario: { objective }, doPanzersStart }: PostcardState): string =>
  doPanzersStart ? objective.ifPanzersStart : objective.to;

/** True when the highway is open to the Allies up to and into their objective (PA-19). */
export function isHighwayOpen(state: PostcardState): boolean {
  const open = reached(
    state,
    [state.scenario.objective.from],
    ({ road }) => road === 'highway',
    (hex) => isOpenTo(state, 'allied', hex),
  );
  return open.has(objectiveOf(state));
}
