/** Seats: a role in a game (§2). Made only from the seats table, by `lib/session.ts`; the brand keeps anyone else from making one. */

import type { NewSeat } from '@/lib/db/access/seats';
import type { Seat } from '@/lib/db/rows';
import { only } from '@/lib/values';
import type { ControlRole, PlayerDuty } from '@/lib/words';

declare const seated: unique symbol;

/** A seat of Control. Any may do what any other may, except what `verb-roles.ts` keeps for game control. */
export interface ControlSeat {
  readonly [seated]: 'control';
  readonly id: string;
  readonly gameId: string;
  readonly label: string;
  readonly roles: readonly ControlRole[];
  /** Keys of the teams it looks after first. */
  readonly teamKeys: readonly string[];
}

/** Control of a game, where it does not matter which of its seats. */
export type InGame = Pick<ControlSeat, 'gameId'>;

/** A player's seat in one HQ team. */
export interface PlayerSeat {
  readonly [seated]: 'player';
  readonly id: string;
  readonly gameId: string;
  readonly label: string;
  readonly teamId: string;
  readonly duty: PlayerDuty;
}

/** A row of the seats table, as far as a seat needs it. */
export type SeatRow = NewSeat & Pick<Seat, 'id' | 'gameId'>;

/** The seat of a row of the seats table. Throws on a player row without a team, which the schema's writers never make. */
export function seatOf(row: SeatRow): ControlSeat | PlayerSeat {
  if (row.kind === 'control') {
    return only(row, ['id', 'gameId', 'label', 'roles', 'teamKeys']) as unknown as ControlSeat;
  }
  if (!row.teamId || !row.duty) throw new Error(`player seat ${row.id} has no team or duty`);
  return only(row, ['id', 'gameId', 'label', 'teamId', 'duty']) as unknown as PlayerSeat;
}

export function isControl(seat: ControlSeat | PlayerSeat): seat is ControlSeat {
  return 'roles' in seat;
}
