import type { TimedMove } from '@/lib/advice/movement/first-there';
import { measureOn } from '@/lib/advice/movement/measure-counter';
import { type MoveCard, moveCards } from '@/lib/advice/movement/move-cards';
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

/** How many rows were moved: all the way, part of it, or not at all; and how many moves were refused though they were proposed. */
export interface RowsMoved {
  proposed: number;
  whole: number;
  short: number;
  stayed: number;
  refused: number;
}

/** Moves every row in the order of the list, as far as needs no reason; who has nowhere to go, or may not take a step, stays. */
export async function moveRows(umpire: Umpire): Promise<RowsMoved> {
  const count: RowsMoved = { proposed: 0, whole: 0, short: 0, stayed: 0, refused: 0 };
  const mapData = (await printedMap(umpire.seat)) as MapData;
  const { sides } = await gameSides(umpire.seat.gameId);
  const done = new Set<string>();
  const timed: Timed = new Map();
  for (;;) {
    const map = await masterMap(umpire.seat);
    const list = listOf(map, mapData, sides, timed);
    const card = list.cards.find(({ lineId, state }) => state === 'toMove' && !done.has(lineId));
    if (!card) return count;
    const proposal = list.proposalOf(card);
    if (proposal && (await testFirst(umpire, proposal))) continue;
    done.add(card.lineId);
    if (!proposal?.legal) {
      count.stayed += 1;
      await stay(umpire, card);
      continue;
    }
    count.proposed += 1;
    const input = { turn: umpire.turn, ...moveOfCard(card, proposal), isLegal: true };
    const moved = await umpire.act(moveColumn, input, `${card.teamName}, row ${card.number}`);
    if (moved.ok) count[isShort(proposal) ? 'short' : 'whole'] += 1;
    else {
      count.refused += 1;
      await stay(umpire, card);
    }
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

async function stay({ act, turn }: Umpire, { units, teamName, number }: Card): Promise<void> {
  for (const { id, version, x, y, moveNote } of units)
    if (moveNote === '') {
      const still = { unitId: id, version, turn, x: x!, y: y!, mode: 'tactical' as const, moveNote: stayedNote };
      await act(moveUnit, still, `${teamName}, row ${number}`);
    }
}
