import type { Meaning } from '@/components/ui/tag';
import type { SeatOnDesk } from '@/lib/turn/control-desk/seats/seats';

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

/** How a seat stands: taken from its holder, held by a browser, or free with or without a link given out. */
export function seatState(seat: Pick<SeatOnDesk, 'isHeld' | 'revokedAt'>): { word: string; meaning: Meaning } {
  if (seat.revokedAt) return { word: 'revoked', meaning: 'overdue' };
  return seat.isHeld ? { word: 'held', meaning: 'mine' } : { word: 'free', meaning: 'plain' };
}

/** Three groups of four, as it is read aloud. */
export const printedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The link that opens a seat, from the origin it is to be opened at. */
export const joinLink = (origin: string, code: string): string => `${origin}/join/${code}`;

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin to hand out: the one this page was opened at, unless only this machine knows it; then the first name in
 * `names` that others can reach, on the same port.
 */
export function handedOrigin(here: string, names: readonly string[]): string {
  const url = new URL(here);
  if (!ownNames.has(url.hostname)) return url.origin;
  const name = names.find((candidate) => !ownNames.has(candidate));
  return name ? `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}` : url.origin;
}
