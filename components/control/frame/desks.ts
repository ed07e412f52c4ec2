import type { Deed } from '@/components/control/parts/keys/deeds';
import type { Chrome } from '@/lib/desks/control/frame/chrome';

/** A desk of Control: its key is its icon, and opens it. `path` follows `/control/<seat>`. */
export interface Desk {
  deed: Deed;
  name: string;
  path: string;
  badge?: keyof Chrome['badges'];
  isGameControls?: true;
  /** It is used in every turn. */
  isForOne?: true;
}

export const desks: readonly Desk[] = [
  { deed: 'board', name: 'Board', path: '', isForOne: true },
  { deed: 'map', name: 'Map', path: '/map', isForOne: true },
  { deed: 'orders', name: 'Orders', path: '/orders', badge: 'orders', isForOne: true },
  { deed: 'combats', name: 'Combats', path: '/combats', badge: 'combats', isForOne: true },
  { deed: 'crossings', name: 'Crossings', path: '/crossings', badge: 'crossings' },
  { deed: 'air', name: 'Air', path: '/air', badge: 'air' },
  { deed: 'reports', name: 'Reports', path: '/reports', badge: 'reports', isForOne: true },
  { deed: 'messages', name: 'Messages', path: '/messages', badge: 'messages', isForOne: true },
  { deed: 'arrivals', name: 'Arrivals', path: '/reinforcements', badge: 'arrivals' },
  { deed: 'units', name: 'Units', path: '/units' },
  { deed: 'ledger', name: 'Ledger', path: '/ledger' },
  { deed: 'rulesDesk', name: 'Rules desk', path: '/rules' },
  { deed: 'rulebook', name: 'Rulebook', path: '/rulebook' },
  { deed: 'seats', name: 'Seats', path: '/setup', isGameControls: true },
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
