import type { ControlRole, PlayerDuty } from '../seat';

/** Every seat of the game, for game control (§2). Times are ISO strings. */
export interface SeatsDesk {
  seats: SeatOnDesk[];
  teams: { id: string; key: string; name: string; side: 'allied' | 'german' }[];
}

export interface SeatOnDesk {
  id: string;
  kind: 'control' | 'player';
  label: string;
  roles: ControlRole[];
  teamKeys: string[];
  team: { key: string; name: string } | null;
  duty: PlayerDuty | null;
  /** A browser sits on it. */
  isHeld: boolean;
  usedAt: string | null;
  revokedAt: string | null;
  lastSeenAt: string | null;
}
