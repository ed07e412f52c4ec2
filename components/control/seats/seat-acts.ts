import type { Result } from '@/lib/result';
import type { ControlRole, PlayerDuty } from '@/lib/turn/kernel/seat';

export type NewSeat =
  | { kind: 'control'; label: string; roles: ControlRole[]; teamKeys: string[] }
  | { kind: 'player'; label: string; teamKey: string; duty: PlayerDuty };

/** Game control's acts on seats, as the pages bring them in. */
export interface SeatActs {
  createSeat: (seatId: string, input: NewSeat) => Promise<Result<{ seatId: string; code: string }>>;
  reissueSeat: (seatId: string, input: { seatId: string }) => Promise<Result<{ code: string }>>;
  revokeSeat: (seatId: string, input: { seatId: string }) => Promise<Result>;
}
