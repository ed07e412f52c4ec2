'use client';

import { useMemo, useState } from 'react';
import { abreastPlaces, columnPlaces } from '@/lib/adjudication/column';
import { gazetteerOf } from '@/lib/advice/movement/gazetteer';
import { legalPart } from '@/lib/advice/movement/legal-part';
import { type Leg, modeFor } from '@/lib/advice/movement/measure-move';
import type { MoveCard } from '@/lib/advice/movement/move-cards';
import { readCard } from '@/lib/advice/movement/move-goal';
import type { MoveProposal, NamedPlace } from '@/lib/advice/movement/propose-move';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import { lengthKm, type Place } from '@/lib/geometry';
import { wayUsed } from '@/lib/reading/way';
import type { MapData } from '@/lib/scenario/types';
import { roadWay } from '@/lib/ways/roads';
import type { GoalBy, MovementMode } from '@/lib/words';
import type { Measure } from '../moves/use-move-measure';

/** Where a card would send its units: to whom or what, by what way, and how. */
export interface Proposal extends MoveProposal {
  /** From the first unit to the end. */
  way: readonly Place[];
  isByRoad: boolean;
  /** The length of the other way, straight or by road, km; null: there is no other. */
  otherKm: number | null;
  isAbreast: boolean;
  mode: MovementMode;
  /** Where each unit would come to stand, were nothing in its way. */
  places: readonly { x: number; y: number; waits: boolean }[];
  /** The first unit's move as far as it needs no reason; null: not a step. */
  legal: Leg | null;
  /** The first unit's move all the way. */
  whole: Leg;
}

/** The first unit does not come to the end without a reason. */
export const isShort = ({ legal, whole }: Proposal): boolean => !legal || legal.km < whole.km - 0.01;

/** A card says by one of these whose word its goal is. */
export type GoalWord = 'ruled' | 'read' | GoalBy;

/** What Control chose on a card instead of what is proposed. */
export interface Chosen {
  to?: NamedPlace;
  isByRoad?: boolean;
  isAbreast?: boolean;
}

/** The proposal of one card by its words, and what Control chose of it. */
export function useProposals(
  map: MasterMap,
  mapData: MapData,
  measure: Measure,
  counters: ReadonlyMap<string, MasterCounter>,
  cards: readonly MoveCard<MasterCounter>[],
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

  /** The way of a card's first unit to where it is to go, measured; null: nowhere that the map knows. */
  const routeOf = (card: MoveCard<MasterCounter>) => {
    const goal = goalOf(card);
    if (!goal) return null;
    const { to, via, isFollowing } = goal;
    const head = card.units[0]!;
    const near = { x: head.x!, y: head.y! };
    const stops = via.map(({ place }) => place);
    const byRoad = roadWay(near, to.place, mapData, stops);
    const road = (chosen.get(card.lineId)?.isByRoad ?? isByRoad(card, goal, near, byRoad)) ? byRoad : null;
    const followed = isFollowing ? counters.get(to.unitId!) : undefined;
    const straight = [near, ...stops, to.place];
    const upTo = (all: readonly Place[]) => (followed ? shortened(all, followed.sizePoints) : all);
    const way = upTo(road ?? straight);
    const other = road ? straight : byRoad;
    const mode = !card.isTactical && road ? 'roadColumn' : modeFor(head.mover, card.isTactical ? 'tact' : 'nonTact');
    const measured = (places: readonly Place[]) => measure(head, places.at(-1)!, mode, places.slice(1, -1))!;
    return { goal, way, isByRoad: road !== null, otherKm: other && lengthKm(upTo(other)), mode, measured } as const;
  };

  const proposalOf = (card: MoveCard<MasterCounter>): Proposal | null => {
    const route = routeOf(card);
    if (!route) return null;
    const { goal, way, isByRoad, otherKm, mode, measured } = route;
    const isAbreast = card.units.length > 1 && (chosen.get(card.lineId)?.isAbreast ?? goal.formation === 'sideBySide');
    return {
      ...goal,
      way,
      isByRoad,
      otherKm,
      isAbreast,
      mode,
      places: isAbreast
        ? abreastPlaces(way, card.units.length)
        : columnPlaces(
            way,
            card.units.map(({ sizePoints }) => sizePoints),
          ),
      legal: legalPart(way, measured)?.leg ?? null,
      whole: measured(way),
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
