import { counterClaims } from '@/lib/db/claims/counter-claims';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

/** Somebody else's hand on counters of the master map. */
export interface OthersClaim {
  seatId: string;
  label: string;
  unitIds: string[];
  /** When it is off by itself unless it is renewed. */
  secondsLeft: number;
}

/** The hands of the other seats of Control, read apart from the desk: they change often and weigh nothing. */
export const othersClaims = async (seat: ControlSeat): Promise<OthersClaim[]> =>
  (await counterClaims(seat.gameId)).filter(({ seatId }) => seatId !== seat.id);
