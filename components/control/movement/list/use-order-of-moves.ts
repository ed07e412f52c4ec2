'use client';

import { useState } from 'react';
import { firstThere, hoursInto, type TimedMove, turnHours } from '@/lib/advice/movement/first-there';
import { heldBack } from '@/lib/advice/movement/held-back';
import type { MoveCard } from '@/lib/advice/movement/move-cards';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';
import { startHourSaid } from '@/lib/reading/start-hour';
import type { useProposals } from './use-proposal';

type Card = MoveCard<MasterCounter>;

/** Cards in the order in which their moves happen, and what each says of enemies on the way to its place. */
interface OrderOfMoves {
  cards: readonly Card[];
  saysOf: (card: Card) => readonly string[];
}

/** The order as it was last reckoned: what each row was measured as, and by what. It is kept, for a way takes long to find. */
interface Ordered {
  timed: ReadonlyMap<string, { of: string; move: TimedMove }>;
  of: string;
  order: OrderOfMoves;
}

/**
 * Puts the cards in the order in which their moves happen (OC-135): those of the teams looked after first, with the
 * enemies whom they meet; then the others; then those that name no place, and those that were made before. A move that is
 * made keeps its place in the list.
 */
export function useOrderOfMoves(
  cards: readonly Card[],
  { goalOf, routeOf }: Pick<ReturnType<typeof useProposals>, 'goalOf' | 'routeOf'>,
  { daypart }: MasterMap,
  mine: readonly string[],
): OrderOfMoves {
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
    return before?.of === of ? before : { timed, of, order: inOrder(cards, timed, daypart, mine) };
  };
  const [before, setBefore] = useState(() => orderAfter(null));
  const ordered = orderAfter(before);
  if (ordered !== before) setBefore(ordered);
  // The cards themselves are always those of now.
  const now = new Map(cards.map((card) => [card.lineId, card]));
  return { ...ordered.order, cards: ordered.order.cards.map(({ lineId }) => now.get(lineId)!) };
}

/** All that the hours of a card's move hang on. */
const measuredBy = (
  { units: [head], words, isTactical }: Card,
  goal: ReturnType<ReturnType<typeof useProposals>['goalOf']>,
): string =>
  JSON.stringify([
    head!.x,
    head!.y,
    head!.turnShareMoved,
    words,
    isTactical,
    goal && [goal.to.name, goal.to.place, goal.via.map(({ place }) => place)],
  ]);

function timedMove(
  card: Card,
  route: ReturnType<ReturnType<typeof useProposals>['routeOf']>,
  { daypart, cards }: { daypart: MasterMap['daypart']; cards: readonly Card[] },
): TimedMove | null {
  if (!route) return null;
  const { lineId, side, units, words } = card;
  const [head] = units;
  const { goal, proposed, takesShare } = route;
  const [{ way }] = proposed as [(typeof proposed)[number]];
  const hour = startHourSaid(words);
  const leader = goal.isFollowing && cards.find((one) => one.units.some(({ id }) => id === goal.to.unitId));
  return {
    lineId,
    side,
    who: head!.shortName,
    way,
    to: goal.to.name,
    starts: (hour === null ? null : hoursInto(daypart, hour)) ?? 0,
    takes: turnHours * takesShare(),
    ...(leader && { behind: leader.lineId }),
  };
}

function inOrder(
  cards: readonly Card[],
  timed: ReadonlyMap<string, { move: TimedMove }>,
  daypart: MasterMap['daypart'],
  mine: readonly string[],
): OrderOfMoves {
  const known = cards.flatMap(({ lineId, state }): TimedMove[] => {
    const move = timed.get(lineId)?.move;
    if (!move) return [];
    return [state === 'toMove' ? move : { ...move, isMade: true }];
  });
  const { order, says } = firstThere(known, daypart);
  const saysOf = (card: Card): readonly string[] => [...(says.get(card.lineId) ?? []), ...heldBack(card, daypart)];
  const ofMine = cards.filter(({ teamKey }) => mine.includes(teamKey));
  const said = new Set(ofMine.flatMap(saysOf));
  const isMine = (card: Card) => mine.includes(card.teamKey) || saysOf(card).some((words) => said.has(words));
  const byId = new Map(cards.map((card) => [card.lineId, card]));
  const inTime = order.map((id) => byId.get(id)!);
  const untimed = cards.filter(({ lineId }) => !timed.has(lineId));
  const all = [
    ...inTime,
    ...untimed.filter(({ state }) => state === 'toMove'),
    ...untimed.filter(({ state }) => state !== 'toMove'),
  ];
  return { cards: [...all.filter(isMine), ...all.filter((card) => !isMine(card))], saysOf };
}
