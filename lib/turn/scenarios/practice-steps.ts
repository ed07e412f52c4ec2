import { giveSeat, seatInGame } from '@/lib/db/access/seats';
import { type Act, now, type Tx } from '@/lib/db/kernel/transaction';
import type { Seat } from '@/lib/db/rows';
import { countPractices, seatsOfPractice } from '@/lib/db/sequence/practices';
import { refusal } from '@/lib/result';
import type { ControlSeat } from '../kernel/seat';
import { revokeSeats } from '../sequence/revoke-seats';

/** Each is a game in full. */
const practicesAtMost = 12;

/** @throws a refusal where a game has as many practice games as it may have */
export async function mayPractise(tx: Tx, gameId: string): Promise<void> {
  if ((await countPractices(tx, gameId)) >= practicesAtMost)
    throw refusal('notNow', `There are ${practicesAtMost} practice games. End one first.`);
}

/** The seats of a practice game that goes on. @throws a refusal where there is none such, or it has ended */
export async function seatsInPractice(tx: Tx, gameId: string, practiceId: string): Promise<Seat[]> {
  const seats = await seatsOfPractice(tx, gameId, practiceId);
  if (seats.length === 0) throw refusal('badInput', 'That practice game has ended.', { field: 'gameId' });
  return seats;
}

/** Ends the practice game of an act: all its seats are taken back, and whoever sits there is out of it. Its ledger stays. */
export async function takeSeatsBack(tx: Tx, act: Act, practiceOf: string): Promise<void> {
  await revokeSeats(tx, act, await seatsInPractice(tx, practiceOf, act.gameId));
}

/** A person who asked from a seat also sits at the seat of Control that was opened, where a browser holds theirs. */
export async function sitDown(
  tx: Tx,
  asked: Pick<ControlSeat, 'id' | 'gameId'>,
  opened: { seatId: string; act: Act },
): Promise<void> {
  const holderId = (await seatInGame(tx, asked.gameId, asked.id))?.holderId ?? null;
  if (holderId !== null) await giveSeat(tx, opened.act, opened.seatId, { holderId, usedAt: await now(tx) });
}
