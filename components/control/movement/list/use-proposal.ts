'use client';

import { useMemo, useState } from 'react';
import { abreastPlaces, columnPlaces, facingFront } from '@/lib/adjudication/column';
import { closesWithEnemy } from '@/lib/adjudication/contact';
import { gazetteerOf } from '@/lib/advice/movement/gazetteer';
import { legalPart } from '@/lib/advice/movement/legal-part';
import { type Leg, modeFor } from '@/lib/advice/movement/measure-move';
import type { MoveCard } from '@/lib/advice/movement/move-cards';
import { readCard } from '@/lib/advice/movement/move-goal';
import type { MoveProposal, NamedPlace } from '@/lib/advice/movement/propose-move';
import { testsOnWay } from '@/lib/advice/movement/tests-on-way';
import type { MasterCounter, MasterCrossing, MasterMap } from '@/lib/desks/control/movement/map';
import { isInField, lengthKm, type Place } from '@/lib/geometry';
import { wayUsed } from '@/lib/reading/way';
import type { MapData } from '@/lib/scenario/types';
import type { SidesOfGame } from '@/lib/sides';
import { roadWay } from '@/lib/ways/roads';
import type { GoalBy, MovementMode } from '@/lib/words';
import type { Measure } from '../moves/use-move-measure';

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
  tests: readonly MasterCrossing[];
}

/** The first unit does not come to the end without a reason. */
export const isShort = ({ legal, whole }: Proposal): boolean => !legal || legal.km < whole.km - 0.01;

/** A card says by one of these whose word its goal is. */
export type GoalWord = 'ruled' | 'read' | GoalBy;

/** A card's units go by one of these: by road, straight, or round by road where their way is cut. */
export type WayOfCard = 'road' | 'straight' | 'round';

/** What Control chose on a card instead of what is proposed. */
export interface Chosen {
  to?: NamedPlace;
  use?: WayOfCard;
  isAbreast?: boolean;
}

/** The proposal of one card by its words, and what Control chose of it. */
export function useProposals(
  map: MasterMap,
  mapData: MapData,
  measure: Measure,
  counters: ReadonlyMap<string, MasterCounter>,
  cards: readonly MoveCard<MasterCounter>[],
  sides: SidesOfGame['sides'],
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const gazetteers = useMemo(() => {
    const of = (side: MasterCounter['side']) =>
      gazetteerOf(
        mapData,
        map.crossings,
        [...counters.values()].flatMap((unit) =>
          unit.side === side && unit.isOnMap ? [{ ...unit, team: unit.teamKey }] : [],
        ),
      );
    return { allied: of('allied'), german: of('german') };
  }, [mapData, map.crossings, counters]);

  const blown = useMemo(() => map.crossings.filter(({ state }) => state === 'blown'), [map.crossings]);

  const enemiesOf = (side: MasterCounter['side']) =>
    [...counters.values()].filter(isInField).filter((unit) => unit.side !== side);

  /** What the words say is read once for all that is drawn by it. */
  const reads = useMemo(
    () => new Map(cards.map((card) => [card.lineId, readCard(card, gazetteers[card.side])])),
    [cards, gazetteers],
  );

  /** Where the card's words, or Control, send its units; null: nowhere that the map knows. */
  const goalOf = (card: MoveCard<MasterCounter>): MoveProposal | null => {
    const to = chosen.get(card.lineId)?.to;
    const read = reads.get(card.lineId)?.move ?? null;
    if (!to) return read;
    const formation = card.units.length > 1 && card.action !== 'move' ? 'sideBySide' : 'column';
    return { to, via: [], isFollowing: false, formation, waySaid: read?.waySaid ?? null, cutAt: null };
  };

  /** The ways of a card's first unit to where it is to go, the one proposed or chosen first; null: nowhere that the map knows. */
  const routeOf = (card: MoveCard<MasterCounter>) => {
    const goal = goalOf(card);
    if (!goal) return null;
    const { to, via, isFollowing, beyond } = goal;
    const head = card.units[0]!;
    const near = { x: head.x!, y: head.y! };
    const stops = via.map(({ place }) => place);
    const road = roadWay(near, to.place, mapData, stops);
    const followed = isFollowing ? counters.get(to.unitId!) : undefined;
    const upTo = (all: readonly Place[]) => (followed ? shortened(all, behindKm(followed)) : all);
    const mode = (use: WayOfCard) =>
      !card.isTactical && use !== 'straight' ? 'roadColumn' : modeFor(head.mover, card.isTactical ? 'tact' : 'nonTact');
    const measured = (use: WayOfCard) => (places: readonly Place[]) =>
      measure(head, places.at(-1)!, mode(use), places.slice(1, -1))!;
    const straight = { use: 'straight' as const, way: upTo([near, ...stops, to.place]) };
    const byRoad = road ? [{ use: 'road' as const, way: upTo(road) }] : [];
    const proposed = isByRoad(card, goal, near, road) ? [...byRoad, straight] : [straight, ...byRoad];
    const chosenUse = chosen.get(card.lineId)?.use;
    /** Round by road to where the ordered way is cut off from. */
    const round = () => {
      const way = roadWay(near, (beyond ?? to).place, mapData, [], blown);
      return way ? [{ use: 'round' as const, way }] : [];
    };
    /** The share of the turn that the way proposed takes the slowest of the card's units (OC-135). */
    const takesShare = () => {
      const [{ use, way }] = proposed as [(typeof proposed)[number]];
      const movers = [...new Set(card.units.map(({ mover }) => mover))];
      const shares = movers.map(
        (mover) => measure({ ...head, mover }, way.at(-1)!, mode(use), way.slice(1, -1))!.turnShareMoved,
      );
      return Math.max(...shares) - head.turnShareMoved;
    };
    return { goal, proposed, round, chosenUse, mode, measured, takesShare } as const;
  };

  const proposalOf = (card: MoveCard<MasterCounter>): Proposal | null => {
    const route = routeOf(card);
    if (!route) return null;
    const { goal, proposed, round, chosenUse, mode, measured } = route;
    const isCut =
      goal.cutAt !== null ||
      proposed.some(({ use, way }) => measured(use)(way).advice.some(({ code }) => code === 'noBridge'));
    const ways = [...proposed, ...(isCut ? round() : [])];
    const at = Math.max(
      0,
      ways.findIndex(({ use }) => use === chosenUse),
    );
    const { use, way } = ways[at]!;
    const after = ways[(at + 1) % ways.length]!;
    const whole = measured(use)(way);
    const meets = ({ advice }: Leg) => advice.some(({ code }) => code === 'meetsEnemy');
    const mayConform = card.action === 'probe' && meets(whole);
    const isAbreast =
      card.units.length > 1 && (chosen.get(card.lineId)?.isAbreast ?? (goal.formation === 'sideBySide' || mayConform));
    const conforms = isAbreast && mayConform;
    const legal = legalPart(way, measured(use))?.leg ?? null;
    return {
      ...goal,
      tests: testsOnWay(way, mapData, map.crossings, sides[card.side].rules),
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
        ? abreastPlaces(conforms && legal ? facingFront(legal.way, enemiesOf(card.side)) : way, card.units.length)
        : columnPlaces(
            way,
            card.units.map(({ sizePoints }) => sizePoints),
          ),
      legal,
      whole,
    };
  };
  /** Questions for whoever wrote the card's row; none where Control has said where they go. */
  const doubtsOf = ({ lineId }: MoveCard<MasterCounter>): readonly string[] =>
    chosen.get(lineId)?.to ? [] : (reads.get(lineId)?.doubts ?? []);

  const choose = (lineId: string, choice: Chosen) =>
    setChosen((was) => new Map(was).set(lineId, { ...was.get(lineId), ...choice }));
  /** Says whose word a card's goal is: Control's own, its writer's and how they gave it, or nobody's: it was read. */
  const byOf = ({ lineId }: MoveCard<MasterCounter>): GoalWord =>
    chosen.get(lineId)?.to ? 'ruled' : (reads.get(lineId)?.by ?? 'read');
  return { goalOf, byOf, routeOf, proposalOf, doubtsOf, choose };
}

/**
 * How far behind the head of those whom they follow others come to stand, km: the length of their column (§7), and that of
 * a front where they fight (ours).
 */
const behindKm = ({ order, sizePoints }: MasterCounter): number =>
  closesWithEnemy(order?.action ?? null) ? Math.min(1, sizePoints) : sizePoints;

/** Says whether a card goes by road where nobody has chosen: as its words say, else where the road is no detour for units that may leave it. */
function isByRoad(
  { action, isTactical, units }: MoveCard<MasterCounter>,
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
