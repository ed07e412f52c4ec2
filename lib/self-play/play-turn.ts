import type { Chance } from '@/lib/chance';
import { gameById } from '@/lib/db/sequence/games';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { closeMovement } from '@/lib/turn/sequence/close-movement';
import { endTurn } from '@/lib/turn/sequence/end-turn';
import { movePhase } from '@/lib/turn/sequence/move-phase';
import type { Phase } from '@/lib/words';
import { deliverPost, landLifts, placeArrivals } from './bring-on';
import { groupCombats, groupLater, letOthersGo, settleSpent } from './group-combats';
import { moveRows, type RowsMoved } from './move-rows';
import { type Fought, ruleCombats } from './rule-combats';
import { takeOrders } from './take-orders';
import { correct, tellTeams } from './tell-teams';
import { type Aside, type Fault, type Umpire, umpireAt } from './umpire';
import { testBridges, workCrossings } from './work-crossings';

/** A turn as an umpire played it who accepted every proposal. */
export interface PlayedTurn {
  turn: number;
  isOver: boolean;
  faults: Fault[];
  /** The umpire took this many proposals of the desks. */
  taken: number;
  moves: RowsMoved;
  fought: Fought[];
  /** The number of words in each team's letter, by the team's key. */
  letters: Record<string, number>;
  /** The time of each step, ms. */
  took: Record<string, number>;
}

/**
 * Plays a turn whose sheets have been handed in to its end (§4), by one seat of every role that accepts what the desks
 * propose: whatever they propose and are refused is a fault, and the turn goes on all the same. The dice fall by `chance`.
 */
export async function playTurn(seat: ControlSeat, chance: Chance, aside: Aside = {}): Promise<PlayedTurn> {
  const { turn } = await gameById(seat.gameId);
  const umpire = umpireAt(seat, turn, chance, aside);
  const took: Record<string, number> = {};
  const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const answer = await work();
    took[step] = (took[step] ?? 0) + Math.round(performance.now() - began);
    return answer;
  };
  await goOn(umpire, 'collection');
  await timed('orders', () => takeOrders(umpire));
  await goOn(umpire, 'movement');
  await timed('lifts', () => landLifts(umpire));
  const moves = await timed('movement', () => moveRows(umpire));
  await timed('crossings', () => workCrossings(umpire));
  await umpire.act(closeMovement, { turn });
  await goOn(umpire, 'combat');
  const fought = await timed('combat', () => fight(umpire));
  await goOn(umpire, 'briefing');
  const letters = await timed('reports', () => tellTeams(umpire));
  await goOn(umpire, 'reinforcements');
  await timed('post', () => deliverPost(umpire));
  await timed('arrivals', () => placeArrivals(umpire));
  await timed('reports', () => correct(umpire));
  const isOver = await timed('end', () => end(umpire));
  return { turn, isOver, faults: umpire.faults, taken: umpire.taken, moves, fought, letters, took };
}

/** Goes on to the next phase; what the one that ends left undone is a fault. */
export async function goOn(umpire: Umpire, to: Phase): Promise<void> {
  const { phase: from } = await gameById(umpire.seat.gameId);
  const asked = await umpire.act(movePhase, { from, to, asks: true }, leftIn(from));
  if (!asked.ok) {
    for (const one of (asked.refusal.theirs as string[] | undefined) ?? []) umpire.fault('left undone', one);
    await umpire.act(movePhase, { from, to });
  }
}

const leftIn = (phase: Phase): string => `after ${phase}`;

async function fight(umpire: Umpire): Promise<Fought[]> {
  await groupCombats(umpire);
  await testBridges(umpire);
  const fought = await ruleCombats(umpire);
  while (await groupLater(umpire)) {
    await testBridges(umpire);
    for (const one of await ruleCombats(umpire)) fought.push(one);
  }
  await settleSpent(umpire);
  // Whose attack waited for an encounter may stand beside no enemy any more.
  await letOthersGo(umpire);
  return fought;
}

/** Ends the turn. That something is left undone is a fault; then it ends all the same. */
async function end({ turn, act, fault }: Umpire): Promise<boolean> {
  const ended = await act(endTurn, { turn });
  if (ended.ok) return ended.value.isOver;
  for (const one of (ended.refusal.theirs as string[] | undefined) ?? []) fault('left undone', one);
  const forced = await act(endTurn, { turn, reason: 'It has lasted long enough.' });
  return !forced.ok || forced.value.isOver;
}
