import { abreastPlaces, columnPlaces, facingFront } from '@/lib/adjudication/column';
import { closesWithEnemy } from '@/lib/adjudication/contact';
import type { Crossing } from '@/lib/db/rows';
import { isInField, lengthKm, type Place } from '@/lib/geometry';
import type { Gazetteer } from '@/lib/reading/names';
import { wayUsed } from '@/lib/reading/way';
import type { MapData } from '@/lib/scenario/types';
import type { SidesOfGame } from '@/lib/sides';
import { roadWay } from '@/lib/ways/roads';
import type { CrossingKind, MovementMode, Side } from '@/lib/words';
import { gazetteerOf } from './gazetteer';
import { legalPart } from './legal-part';
import type { CounterToMove, MeasureCounter } from './measure-counter';
import { type Leg, modeFor } from './measure-move';
import type { MoveCard } from './move-cards';
import type { MoveProposal, NamedPlace } from './propose-move';
import { testsOnWay } from './tests-on-way';

/** A crossing as moves go over it. */
export interface CrossingOnWay
  extends Pick<Crossing, 'id' | 'name' | 'water' | 'x' | 'y' | 'state' | 'isPrepared' | 'capacityPoints'> {
  kind: CrossingKind;
}

/** A card of the movement list, with the counters as they are measured. */
export type CardToMove = MoveCard<CounterToMove>;

/** The ground for the proposal of a card: the map, the counters on it, and the measure of a move. */
export interface CardGround {
  mapData: MapData;
  crossings: readonly CrossingOnWay[];
  counters: ReadonlyMap<string, CounterToMove>;
  sides: SidesOfGame['sides'];
  measure: MeasureCounter;
}

/** Where a card would send its units: to whom or what, by what way, and how. */
export interface Proposal extends MoveProposal {
  /** From the first unit to the end. */
  way: readonly Place[];
  use: WayOfCard;
  /** The way that stands beside it: its length in km, and whether it meets the enemy; null: there is none. */
  next: { use: WayOfCard; km: number; isMet: boolean } | null;
  isAbreast: boolean;
  /** A probe of several units lies along the front of the enemy that it meets (§5 Probe). */
  conforms: boolean;
  mode: MovementMode;
  /** Where each unit would come to stand, were nothing in its way. */
  places: readonly { x: number; y: number; waits: boolean }[];
  /** The first unit's move as far as it needs no reason; null: not a step. */
  legal: Leg | null;
  /** The first unit's move all the way. */
  whole: Leg;
  /** Prepared bridges on its way that are tested once it reaches them (§8, OC-110). */
  tests: readonly CrossingOnWay[];
}

/** The first unit does not come to the end without a reason. */
export const isShort = ({ legal, whole }: Proposal): boolean => !legal || legal.km < whole.km - 0.01;

/** A card's units go by one of these: by road, straight, or round by road where their way is cut. */
export type WayOfCard = 'road' | 'straight' | 'round';

/** Control's choice on a card instead of the proposal. */
export interface Chosen {
  to?: NamedPlace;
  use?: WayOfCard;
  isAbreast?: boolean;
}

/** The names that the rows of each side are read with: the printed map, the crossings, the side's own units on the map. */
export function gazetteersOf(
  mapData: MapData,
  crossings: readonly CrossingOnWay[],
  counters: ReadonlyMap<string, CounterToMove>,
): Record<Side, Gazetteer> {
  const of = (side: Side) =>
    gazetteerOf(
      mapData,
      crossings,
      [...counters.values()].flatMap((unit) =>
        unit.side === side && unit.isOnMap ? [{ ...unit, team: unit.teamKey }] : [],
      ),
    );
  return { allied: of('allied'), german: of('german') };
}

/** Where Control sends a card's units, else where its words do: `read`. Null: nowhere that the map knows. */
export function goalOfCard(
  { units, action }: CardToMove,
  read: MoveProposal | null,
  { to }: Chosen,
): MoveProposal | null {
  if (!to) return read;
  const formation = units.length > 1 && action !== 'move' ? 'sideBySide' : 'column';
  return { to, via: [], isFollowing: false, formation, waySaid: read?.waySaid ?? null, cutAt: null };
}

interface WayToGo {
  use: WayOfCard;
  way: readonly Place[];
}

/** The ways of a card's first unit to where it is to go. */
export interface RouteOfCard {
  goal: MoveProposal;
  /** The one that is proposed first. */
  proposed: readonly WayToGo[];
  /** Finds the ways round by road to where the ordered way is cut off from. */
  round: () => readonly WayToGo[];
  mode: (use: WayOfCard) => MovementMode;
  measured: (use: WayOfCard) => (places: readonly Place[]) => Leg;
  /** Reckons the share of the turn that the way proposed takes the slowest of the card's units (OC-135). */
  takesShare: () => number;
}

/** Finds the ways of a card's first unit to its goal. */
export function routeOfCard(card: CardToMove, goal: MoveProposal, ground: CardGround): RouteOfCard {
  const { mapData, crossings, counters, measure } = ground;
  const { to, via, isFollowing, beyond } = goal;
  const head = card.units[0]!;
  const near = { x: head.x!, y: head.y! };
  const stops = via.map(({ place }) => place);
  const road = roadWay(near, to.place, mapData, stops);
  const followed = isFollowing ? counters.get(to.unitId!) : undefined;
  const upTo = (all: readonly Place[]) => (followed ? shortened(all, behindKm(followed)) : all);
  const mode = (use: WayOfCard) =>
    !card.isTactical && use !== 'straight' ? 'roadColumn' : modeFor(head.mover, card.isTactical ? 'tact' : 'nonTact');
  const measuredAs = (use: WayOfCard, places: readonly Place[], unit = head) =>
    measure(unit, places.at(-1)!, mode(use), places.slice(1, -1))!;
  const straight = { use: 'straight' as const, way: upTo([near, ...stops, to.place]) };
  const byRoad = road ? [{ use: 'road' as const, way: upTo(road) }] : [];
  const proposed: readonly WayToGo[] = isByRoad(card, goal, near, road) ? [...byRoad, straight] : [straight, ...byRoad];
  return {
    goal,
    proposed,
    round: () => {
      const blown = crossings.filter(({ state }) => state === 'blown');
      const way = roadWay(near, (beyond ?? to).place, mapData, [], blown);
      return way ? [{ use: 'round', way }] : [];
    },
    mode,
    measured: (use) => (places) => measuredAs(use, places),
    takesShare: () => {
      const [{ use, way }] = proposed as [WayToGo];
      const movers = [...new Set(card.units.map(({ mover }) => mover))];
      const shares = movers.map((mover) => measuredAs(use, way, { ...head, mover }).turnShareMoved);
      return Math.max(...shares) - head.turnShareMoved;
    },
  };
}

const meets = ({ advice }: Leg): boolean => advice.some(({ code }) => code === 'meetsEnemy');

/** Proposes where a card's units go by a route, with what Control chose of it. */
export function proposeCard(card: CardToMove, route: RouteOfCard, chosen: Chosen, ground: CardGround): Proposal {
  const { goal, proposed, round, mode, measured } = route;
  const { mapData, crossings, counters, sides } = ground;
  const isCut =
    goal.cutAt !== null ||
    proposed.some(({ use, way }) => measured(use)(way).advice.some(({ code }) => code === 'noBridge'));
  const ways = [...proposed, ...(isCut ? round() : [])];
  const at = Math.max(
    0,
    ways.findIndex(({ use }) => use === chosen.use),
  );
  const { use, way } = ways[at]!;
  const after = ways[(at + 1) % ways.length]!;
  const whole = measured(use)(way);
  const mayConform = card.action === 'probe' && meets(whole);
  const isAbreast = card.units.length > 1 && (chosen.isAbreast ?? (goal.formation === 'sideBySide' || mayConform));
  const conforms = isAbreast && mayConform;
  const legal = legalPart(way, measured(use))?.leg ?? null;
  const enemies = () => [...counters.values()].filter(isInField).filter(({ side }) => side !== card.side);
  return {
    ...goal,
    tests: testsOnWay(way, mapData, crossings, sides[card.side].rules),
    ...(use === 'round' && goal.beyond ? { to: goal.beyond, via: [] } : {}),
    way,
    use,
    next:
      after === ways[at]
        ? null
        : { use: after.use, km: lengthKm(after.way), isMet: meets(measured(after.use)(after.way)) },
    isAbreast,
    conforms,
    mode: mode(use),
    places: isAbreast
      ? abreastPlaces(conforms && legal ? facingFront(legal.way, enemies()) : way, card.units.length)
      : columnPlaces(
          way,
          card.units.map(({ sizePoints }) => sizePoints),
        ),
    legal,
    whole,
  };
}

/** The input that moves a card's units as proposed: in order of march, each with the version seen. */
export const moveOfCard = (
  { units }: { units: readonly { id: string; version: number }[] },
  { way, mode, isAbreast, conforms }: Proposal,
) => ({
  units: units.map(({ id, version }) => ({ unitId: id, version })),
  way: way.map(({ x, y }): [number, number] => [x, y]),
  mode,
  isAbreast,
  conforms,
});

/**
 * The distance at which others come to stand behind the head of those they follow, km: the length of their column (§7),
 * and that of a front where they fight (ours).
 */
const behindKm = ({ order, sizePoints }: CounterToMove): number =>
  closesWithEnemy(order?.action ?? null) ? Math.min(1, sizePoints) : sizePoints;

/** Says whether a card goes by road where nobody has chosen: as its words say, else where the road is no detour for units that may leave it. */
function isByRoad(
  { action, isTactical, units }: CardToMove,
  { to, via, waySaid }: MoveProposal,
  from: Place,
  road: readonly Place[] | null,
): boolean {
  const straight = [from, ...via.map(({ place }) => place), to.place];
  const used = wayUsed({
    said: waySaid,
    action,
    posture: isTactical ? 'tact' : 'nonTact',
    mover: units[0]!.mover,
    roadKm: road && lengthKm(road),
    straightKm: lengthKm(straight),
  });
  return used === 'road';
}

/** A way without its last kilometres: its first place at least stays. */
function shortened(way: readonly Place[], km: number): Place[] {
  const left = lengthKm(way) - km;
  if (left <= 0) return [way[0]!];
  const [end] = columnPlaces(way, [km, 0]).slice(1);
  const part: Place[] = [way[0]!];
  let gone = 0;
  for (let i = 1; i < way.length; i++) {
    gone += lengthKm([way[i - 1]!, way[i]!]);
    if (gone >= left) break;
    part.push(way[i]!);
  }
  return [...part, { x: end!.x, y: end!.y }];
}
