'use client';

import { useMemo, useState } from 'react';
import type { MeasureCounter } from '@/lib/advice/movement/measure-counter';
import type { MoveCard } from '@/lib/advice/movement/move-cards';
import { readCard } from '@/lib/advice/movement/move-goal';
import {
  type CardGround,
  type Chosen,
  gazetteersOf,
  goalOfCard,
  type Proposal,
  proposeCard,
  type RouteOfCard,
  routeOfCard,
} from '@/lib/advice/movement/propose-card';
import type { MoveProposal } from '@/lib/advice/movement/propose-move';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { MapData } from '@/lib/scenario/types';
import type { SidesOfGame } from '@/lib/sides';
import type { GoalBy } from '@/lib/words';

type Card = MoveCard<MasterCounter>;

/** A card says by one of these whose word its goal is. */
export type GoalWord = 'ruled' | 'read' | GoalBy;

const nothingChosen: Chosen = {};

/** Holds the proposal of each card by its words, and what Control chose of it. */
export function useProposals(
  { crossings }: MasterMap,
  mapData: MapData,
  measure: MeasureCounter,
  counters: ReadonlyMap<string, MasterCounter>,
  cards: readonly Card[],
  sides: SidesOfGame['sides'],
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const chosenOn = ({ lineId }: Card): Chosen => chosen.get(lineId) ?? nothingChosen;
  const gazetteers = useMemo(() => gazetteersOf(mapData, crossings, counters), [mapData, crossings, counters]);
  const ground: CardGround = { mapData, crossings, counters, sides, measure };
  /** The words, read once for everything that is drawn by them. */
  const reads = useMemo(
    () => new Map(cards.map((card) => [card.lineId, readCard(card, gazetteers[card.side])])),
    [cards, gazetteers],
  );

  /** Where the card's words, or Control, send its units; null: nowhere that the map knows. */
  const goalOf = (card: Card): MoveProposal | null =>
    goalOfCard(card, reads.get(card.lineId)?.move ?? null, chosenOn(card));
  /** The ways of a card's first unit to where it is to go; null: nowhere that the map knows. */
  const routeOf = (card: Card): RouteOfCard | null => {
    const goal = goalOf(card);
    return goal && routeOfCard(card, goal, ground);
  };
  const proposalOf = (card: Card): Proposal | null => {
    const route = routeOf(card);
    return route && proposeCard(card, route, chosenOn(card), ground);
  };
  /** Questions for whoever wrote the card's row; none where Control has said where they go. */
  const doubtsOf = (card: Card): readonly string[] => (chosenOn(card).to ? [] : (reads.get(card.lineId)?.doubts ?? []));

  const choose = (lineId: string, choice: Chosen) =>
    setChosen((was) => new Map(was).set(lineId, { ...was.get(lineId), ...choice }));
  /** Says whose word a card's goal is: Control's own, its writer's and how they gave it, or nobody's: it was read. */
  const byOf = (card: Card): GoalWord => (chosenOn(card).to ? 'ruled' : (reads.get(card.lineId)?.by ?? 'read'));
  return { goalOf, byOf, routeOf, proposalOf, doubtsOf, choose };
}
