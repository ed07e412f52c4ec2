import type { TimedMove } from '@/lib/advice/movement/first-there';
import { measureOn } from '@/lib/advice/movement/measure-counter';
import { type MoveCard, moveCards, notMoved } from '@/lib/advice/movement/move-cards';
import { readCard } from '@/lib/advice/movement/move-goal';
import { measuredBy, orderOfMoves, timedMove } from '@/lib/advice/movement/order-of-moves';
import { stayedNote } from '@/lib/advice/movement/passing-by';
import {
  type CardGround,
  gazetteersOf,
  isShort,
  moveOfCard,
  type Proposal,
  proposeCard,
  type RouteOfCard,
  routeOfCard,
} from '@/lib/advice/movement/propose-card';
import { gameSides } from '@/lib/db/sequence/kept-scenario';
import { type MasterCounter, type MasterMap, masterMap, printedMap } from '@/lib/desks/control/movement/map';
import { perObject } from '@/lib/memo';
import type { MapData } from '@/lib/scenario/types';
import { testCrossing } from '@/lib/turn/crossings/test-crossing';
import { moveColumn } from '@/lib/turn/movement/move-column';
import { moveUnit } from '@/lib/turn/movement/move-unit';
import { dieOf, type Umpire } from './umpire';

type Card = MoveCard<MasterCounter>;

/**
 * The number of rows that were moved: all the way, part of it; of moves that were refused though they were proposed; and of
 * units that stayed.
 */
export interface RowsMoved {
  proposed: number;
  whole: number;
  short: number;
  refused: number;
  /** Rows that nobody could move a step, each with the reason. */
  stayed: string[];
}

/**
 * Moves every row in the order of the list, as far as needs no reason; who has nowhere to go, or may not take a step, stays.
 * `sees` is told of each card that is lit what the desk proposes for it; null: the desk asks for a place.
 */
export async function moveRows(
  umpire: Umpire,
  sees?: (card: Card, proposal: Proposal | null) => void,
): Promise<RowsMoved> {
  const count: RowsMoved = { proposed: 0, whole: 0, short: 0, refused: 0, stayed: [] };
  const mapData = (await printedMap(umpire.seat)) as MapData;
  const { sides } = await gameSides(umpire.seat.gameId);
  const moved = new Set<string>();
  const seen = new Set<string>();
  const timed: Timed = new Map();
  for (;;) {
    const map = await masterMap(umpire.seat);
    const list = listOf(map, mapData, sides, timed);
    const card = list.cards.find(({ lineId, state }) => state === 'toMove' && !seen.has(lineId));
    if (!card) return count;
    if (moved.has(card.lineId)) {
      // Units of it that may not take a step of its move.
      seen.add(card.lineId);
      await stay(umpire, card);
      continue;
    }
    const proposal = list.proposalOf(card);
    sees?.(card, proposal);
    if (proposal && (await testFirst(umpire, proposal))) continue;
    if (!proposal?.legal) {
      seen.add(card.lineId);
      const why = proposal ? proposal.whole.advice.map(({ message }) => message).join(' ') : 'It names no place.';
      count.stayed.push(`${named(card)}: ${why}`);
      await stay(umpire, card);
      continue;
    }
    count.proposed += 1;
    const input = { turn: umpire.turn, ...moveOfCard(card, proposal), isLegal: true };
    const answer = await umpire.act(moveColumn, input, named(card));
    moved.add(card.lineId);
    count[!answer.ok ? 'refused' : isShort(proposal) ? 'short' : 'whole'] += 1;
  }
}

/** The hours of rows as they were last reckoned, by the row's id: what they were measured by, and the move. */
type Timed = Map<string, { of: string; move: TimedMove | null }>;

/** The movement list as a desk shows it now: its cards in order, and the proposal of each. `timed` is kept, for a way takes long to find. */
function listOf(map: MasterMap, mapData: MapData, sides: CardGround['sides'], timed: Timed) {
  const { crossings, daypart } = map;
  const counters = new Map(map.counters.map((counter) => [counter.id, counter]));
  const cards = moveCards(map.counters, []);
  const measure = measureOn(map, mapData, ({ slowedBy }) => slowedBy);
  const ground: CardGround = { mapData, crossings, counters, sides, measure };
  const names = gazetteersOf(mapData, crossings, counters);
  const goalOf = perObject((card: Card) => readCard(card, names[card.side]).move);
  const routeOf = (card: Card): RouteOfCard | null => {
    const goal = goalOf(card);
    return goal && routeOfCard(card, goal, ground);
  };
  for (const card of cards) {
    if (card.state !== 'toMove') continue;
    const of = measuredBy(card, goalOf(card));
    if (timed.get(card.lineId)?.of !== of)
      timed.set(card.lineId, { of, move: timedMove(card, routeOf(card), { daypart, cards }) });
  }
  const moves = new Map([...timed].flatMap(([lineId, { move }]) => (move ? [[lineId, move] as const] : [])));
  return {
    cards: orderOfMoves(cards, moves, daypart, []).cards,
    proposalOf: (card: Card): Proposal | null => {
      const route = routeOf(card);
      return route && proposeCard(card, route, {}, ground);
    },
  };
}

/** Tests the bridges that a card says are tested first (§8). False: there are none. */
async function testFirst({ act, chance }: Umpire, { tests }: Proposal): Promise<boolean> {
  let isTested = false;
  const now = tests as readonly (Proposal['tests'][number] & { version: number })[];
  for (const { id: crossingId, version, name } of now) {
    const tested = await act(testCrossing, { crossingId, version, face: dieOf(chance), reason: '' }, name);
    isTested ||= tested.ok;
  }
  return isTested;
}

const named = ({ teamName, number, units }: Card): string =>
  `${teamName}, row ${number} (${units.map(({ shortName }) => shortName).join(', ')})`;

/** Whoever of a row has not moved stays, and that is noted. */
async function stay({ act, turn }: Umpire, card: Card): Promise<void> {
  for (const { id, version, x, y } of notMoved(card)) {
    const still = { unitId: id, version, turn, x: x!, y: y!, mode: 'tactical' as const, moveNote: stayedNote };
    await act(moveUnit, still, named(card));
  }
}
