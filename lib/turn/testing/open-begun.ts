import { seatsOf } from '@/lib/db/access/seats';
import type { Scenario } from '@/lib/scenario/types';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { may } from '../kernel/verb';
import { beginGame } from '../sequence/begin-game';
import { openGame } from '../sequence/open-game';

/** Opens a game and begins it at once: its clock runs. */
export async function openBegun(scenario: Scenario): Promise<{ gameId: string }> {
  const { gameId } = await openGame(scenario);
  const seat = (await seatsOf(gameId)).map(seatOf).find((one) => may(one, beginGame)) as ControlSeat;
  const begun = await beginGame(seat, {});
  if (!begun.ok) throw new Error(begun.refusal.message);
  return { gameId };
}
