import type { Chrome } from '@/lib/turn/control-desk/frame/chrome';

/** A desk of Control: its key is its icon, and opens it. `path` follows `/control/<seat>`. */
export interface Desk {
  letter: string;
  name: string;
  path: string;
  badge?: keyof Chrome['badges'];
  isGameControls?: true;
}

export const desks: readonly Desk[] = [
  { letter: 'B', name: 'Board', path: '' },
  { letter: 'M', name: 'Map', path: '/map' },
  { letter: 'O', name: 'Orders', path: '/orders', badge: 'orders' },
  { letter: 'C', name: 'Combats', path: '/combats', badge: 'combats' },
  { letter: 'X', name: 'Crossings', path: '/crossings', badge: 'crossings' },
  { letter: 'I', name: 'Air', path: '/air', badge: 'air' },
  { letter: 'R', name: 'Reports', path: '/reports', badge: 'reports' },
  { letter: 'E', name: 'Messages', path: '/messages', badge: 'messages' },
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
