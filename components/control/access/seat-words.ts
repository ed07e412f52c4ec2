import type { Meaning } from '@/components/ui/tag';
import type { SeatOnDesk } from '@/lib/desks/control/access/seats';

export const roleWords = {
  gameControl: 'Game Control',
  teamControl: 'Team Control',
  mapControl: 'Map Control',
  airControl: 'Air Control',
} as const;

export const dutyWords = {
  commander: 'Commander',
  operations: 'Operations',
  intelligence: 'Intelligence',
} as const;

/** The state of a seat: taken from its holder, come, or not come with or without a link given out. */
export function seatState(seat: Pick<SeatOnDesk, 'isHeld' | 'hasCode' | 'revokedAt'>): {
  word: string;
  meaning: Meaning;
} {
  if (seat.revokedAt) return { word: 'revoked', meaning: 'overdue' };
  if (seat.isHeld) return { word: 'has come', meaning: 'mine' };
  return seat.hasCode ? { word: 'link not opened', meaning: 'waiting' } : { word: 'no link yet', meaning: 'plain' };
}

/** Three groups of four, as it is read aloud. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The link that opens a seat, from the origin it is to be opened at. */
export const joinLink = (origin: string, code: string): string => `${origin}/join/${code}`;

/** True when a seat has come: a browser holds it. */
export const hasCome = ({ isHeld, revokedAt }: Pick<SeatOnDesk, 'isHeld' | 'revokedAt'>): boolean =>
  isHeld && !revokedAt;
