import type { Chrome } from '@/lib/turn/control-desk/frame/chrome';

/** A desk of Control: its key is its icon, and opens it. `path` follows `/control/<seat>`. */
export interface Desk {
  letter: string;
  name: string;
  path: string;
  badge?: keyof Chrome['badges'];
  isGameControls?: true;
  /** It is used in every turn. */
  isForOne?: true;
}

export const desks: readonly Desk[] = [
  { letter: 'B', name: 'Board', path: '', isForOne: true },
  { letter: 'M', name: 'Map', path: '/map', isForOne: true },
  { letter: 'O', name: 'Orders', path: '/orders', badge: 'orders', isForOne: true },
  { letter: 'C', name: 'Combats', path: '/combats', badge: 'combats', isForOne: true },
  { letter: 'X', name: 'Crossings', path: '/crossings', badge: 'crossings' },
  { letter: 'I', name: 'Air', path: '/air', badge: 'air' },
  { letter: 'R', name: 'Reports', path: '/reports', badge: 'reports', isForOne: true },
  { letter: 'E', name: 'Messages', path: '/messages', badge: 'messages', isForOne: true },
  { letter: 'F', name: 'Arrivals', path: '/reinforcements', badge: 'arrivals' },
  { letter: 'U', name: 'Units', path: '/units' },
  { letter: 'L', name: 'Ledger', path: '/ledger' },
  { letter: 'P', name: 'Rules desk', path: '/rules' },
  { letter: 'H', name: 'Rulebook', path: '/rulebook' },
  { letter: 'S', name: 'Seats', path: '/setup', isGameControls: true },
];

export const deskAddress = (seatId: string, desk: Desk): string => `/control/${seatId}${desk.path}`;

/** The desk an address belongs to; the board is the address of the seat alone. */
export function deskAt(seatId: string, address: string): Desk | undefined {
  const path = address.slice(`/control/${seatId}`.length);
  return desks.find((desk) =>
    desk.path === '' ? path === '' || path === '/' : path === desk.path || path.startsWith(`${desk.path}/`),
  );
}

/**
 * The desks as they stand in the rail. Where it folds, for one umpire who runs the game and on a phone: those of every turn,
 * those on which something waits, and the one he is at; the others lie under one entry.
 */
export function railOf(
  all: readonly Desk[],
  { folds, badges }: Pick<Chrome, 'badges'> & { folds: boolean },
  here: Desk | undefined,
): { shown: Desk[]; folded: Desk[] } {
  const isShown = (desk: Desk) =>
    !folds || desk.isForOne || desk === here || (desk.badge !== undefined && (badges[desk.badge] ?? 0) > 0);
  return { shown: all.filter(isShown), folded: all.filter((desk) => !isShown(desk)) };
}
