import { type CounterClaimRow, counterClaims } from '@/lib/db/claims/counter-claims';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

/** Somebody else's claim on counters of the master map. */
export type OthersClaim = CounterClaimRow;

/** The claims of the other seats of Control, read apart from the desk: they change often and are small. */
export const othersClaims = async (seat: ControlSeat): Promise<OthersClaim[]> =>
  (await counterClaims(seat.gameId)).filter(({ seatId }) => seatId !== seat.id);
