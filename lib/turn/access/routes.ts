import type { ControlRole } from '@/lib/words';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';
import { anyControl } from '../kernel/verb-roles';
import { seatRoutes } from './seat-routes.generated';

/**
 * The people who may come in by a route: anybody at all, a player's seat, any seat, or the seats of Control with one of
 * these roles.
 */
type Who = 'anybody' | 'player' | 'seat' | readonly ControlRole[];

export interface Route {
  /** GET means HEAD as well. */
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  readonly who: Who;
}

const reads = (who: Who): Route => ({ methods: ['GET'], who });

/**
 * Every route of the console by its path. A path without a row does not exist, for anybody. The host, who has no seat, comes
 * in by none of them: the host's page has a door of its own, on this machine alone (`host/page/who-asks.ts`). Desks of Control and JSON routes
 * of a seat are declared elsewhere (`app/control/[seatId]/desks`, `app/api`), and listed from there.
 */
export const routes = {
  '/': reads('anybody'),
  '/icon.svg': reads('anybody'),
  '/sign-in': reads('anybody'),
  '/yes': reads('anybody'),
  '/join/[code]': reads('anybody'),
  '/book': reads('anybody'),
  '/book/booklet': reads('anybody'),
  '/book/[page]': reads('anybody'),
  '/api/book/[name]': reads('anybody'),
  '/board/[gameId]': reads('anybody'),
  '/api/board/[gameId]': reads('anybody'),
  '/gallery': reads('anybody'),
  '/api/health': reads('anybody'),
  '/api/auth/[...nextauth]': { methods: ['GET', 'POST'], who: 'anybody' },
  '/api/events/[seatId]': reads('seat'),
  '/player/without-network': reads('anybody'),
  '/player/worker.js': reads('anybody'),
  '/player/[seatId]': reads('player'),
  '/player/[seatId]/file': reads('player'),
  '/player/[seatId]/forms': reads('player'),
  '/player/[seatId]/diary': reads('player'),
  '/control/[seatId]/first': reads(anyControl),
  ...seatRoutes,
} as const satisfies Record<string, Route>;

export type RoutePath = keyof typeof routes;

/** The header in which the gateway tells the console by which route a request comes in. What a client says there is dropped. */
export const routeHeader = 'x-opcom-route';

/** True when a seat may come in by a route. By none that is not in the table. */
export function mayEnter(seat: ControlSeat | PlayerSeat, path: string | null): boolean {
  const route: Route | undefined = path && Object.hasOwn(routes, path) ? routes[path as RoutePath] : undefined;
  if (!route) return false;
  if (typeof route.who === 'string') return route.who === 'seat' || (route.who === 'player' && !('roles' in seat));
  return 'roles' in seat && seat.roles.some((role) => (route.who as readonly ControlRole[]).includes(role));
}
