'use client';

import { useState } from 'react';
import type { TimedMove } from '@/lib/advice/movement/first-there';
import type { MoveCard } from '@/lib/advice/movement/move-cards';
import { measuredBy, type OrderOfMoves, orderOfMoves, timedMove } from '@/lib/advice/movement/order-of-moves';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import type { useProposals } from './use-proposal';

type Card = MoveCard<MasterCounter>;

/** The order as it was last reckoned: what each row was measured as, and by what. It is kept, for a way takes long to find. */
interface Ordered {
  timed: ReadonlyMap<string, { of: string; move: TimedMove }>;
  of: string;
  order: OrderOfMoves<MasterCounter>;
}

/** Puts the cards in the order in which their moves happen (OC-135). */
export function useOrderOfMoves(
  cards: readonly Card[],
  { goalOf, routeOf }: Pick<ReturnType<typeof useProposals>, 'goalOf' | 'routeOf'>,
  { daypart }: MasterMap,
  mine: readonly string[],
): OrderOfMoves<MasterCounter> {
  const orderAfter = (before: Ordered | null): Ordered => {
    const timed = new Map(before?.timed);
    for (const card of cards) {
      if (card.state !== 'toMove') continue;
      const of = measuredBy(card, goalOf(card));
      if (timed.get(card.lineId)?.of === of) continue;
      const move = timedMove(card, routeOf(card), { daypart, cards });
      if (move) timed.set(card.lineId, { of, move });
      else timed.delete(card.lineId);
    }
    const of = JSON.stringify(cards.map(({ lineId, state }) => [lineId, state, timed.get(lineId)?.of]));
    if (before?.of === of) return before;
    const moves = new Map([...timed].map(([lineId, { move }]) => [lineId, move]));
    return { timed, of, order: orderOfMoves(cards, moves, daypart, mine) };
  };
  const [before, setBefore] = useState(() => orderAfter(null));
  const ordered = orderAfter(before);
  if (ordered !== before) setBefore(ordered);
  // The cards themselves are always those of now.
  const now = new Map(cards.map((card) => [card.lineId, card]));
  return { ...ordered.order, cards: ordered.order.cards.map(({ lineId }) => now.get(lineId)!) };
}
