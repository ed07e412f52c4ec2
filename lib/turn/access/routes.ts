import type { ControlRole } from '@/lib/words';
import type { ControlSeat, PlayerSeat } from '../kernel/seat';
import { anyControl, gameControl } from '../kernel/verb-roles';

/** Who may come in by a route: anybody at all, a player's seat, any seat, or the seats of Control with one of these roles. */
export type Who = 'anybody' | 'player' | 'seat' | readonly ControlRole[];

export interface Route {
  /** GET means HEAD as well. */
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  readonly who: Who;
}

const reads = (who: Who): Route => ({ methods: ['GET'], who });
const writes = (who: Who): Route => ({ methods: ['POST'], who });

/** Every route of the console by its path as it lies in `app`. A path without a row does not exist, for anybody. */
export const routes = {
  '/': reads('anybody'),
  '/icon.svg': reads('anybody'),
  '/sign-in': reads('anybody'),
  '/join/[code]': reads('anybody'),
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
  '/api/player/[seatId]/diary/map': reads('player'),
  '/api/player/[seatId]/battle': reads('player'),
  '/api/player/[seatId]/desk': reads('player'),
  '/api/player/[seatId]/map': reads('player'),
  '/api/player/[seatId]/map/ground': reads('player'),
  '/api/player/[seatId]/map/picture': reads('player'),
  '/api/player/[seatId]/map/reach': reads('player'),
  '/api/player/[seatId]/act': writes('player'),
  '/api/control/[seatId]/desk': reads(anyControl),
  '/api/control/[seatId]/act': writes(anyControl),
  '/api/control/[seatId]/upload': writes(anyControl),
  '/api/control/[seatId]/check': writes(anyControl),
  '/control/[seatId]': reads(anyControl),
  '/control/[seatId]/first': reads(anyControl),
  '/control/[seatId]/air': reads(anyControl),
  '/control/[seatId]/air/picture': reads(anyControl),
  '/control/[seatId]/air/requests': reads(anyControl),
  '/control/[seatId]/air/sightings': reads(anyControl),
  '/control/[seatId]/briefings': reads(anyControl),
  '/control/[seatId]/combats': reads(anyControl),
  '/control/[seatId]/combats/[combatId]': reads(anyControl),
  '/control/[seatId]/combats/[combatId]/what-if': reads(anyControl),
  '/control/[seatId]/companions': reads(anyControl),
  '/control/[seatId]/companions/[companionGameId]': reads(anyControl),
  '/control/[seatId]/companions/tables/[companion]': reads(anyControl),
  '/control/[seatId]/crossings': reads(anyControl),
  '/control/[seatId]/debrief': reads(gameControl),
  '/api/control/[seatId]/debrief/after': reads(gameControl),
  '/api/control/[seatId]/debrief/film': reads(gameControl),
  '/api/control/[seatId]/debrief/home-file': reads(gameControl),
  '/api/control/[seatId]/debrief/papers': reads(gameControl),
  // What each seat may see of the figures is decided by the seat: all of them, or an umpire's own.
  '/control/[seatId]/figures': reads(anyControl),
  '/api/control/[seatId]/figures/day': reads(anyControl),
  '/api/control/[seatId]/figures/csv': reads(anyControl),
  '/control/[seatId]/ledger': reads(anyControl),
  '/api/control/[seatId]/ledger/orbat': reads(gameControl),
  '/api/control/[seatId]/ledger/geojson': reads(gameControl),
  '/api/control/[seatId]/ledger/kml': reads(gameControl),
  '/api/control/[seatId]/ledger/lines': reads(gameControl),
  '/api/control/[seatId]/ledger/tables': reads(gameControl),
  '/control/[seatId]/map': reads(anyControl),
  '/control/[seatId]/map/side/[teamKey]': reads(anyControl),
  '/control/[seatId]/sees/[teamKey]': reads(anyControl),
  '/control/[seatId]/knows': reads(anyControl),
  '/control/[seatId]/messages': reads(anyControl),
  '/control/[seatId]/orders': reads(anyControl),
  '/control/[seatId]/orders/on-time': reads(anyControl),
  '/control/[seatId]/orders/[teamKey]': reads(anyControl),
  '/control/[seatId]/orders/[teamKey]/paper': reads(anyControl),
  '/control/[seatId]/print': reads(anyControl),
  '/control/[seatId]/reinforcements': reads(anyControl),
  '/control/[seatId]/reports': reads(anyControl),
  '/control/[seatId]/reports/[teamKey]': reads(anyControl),
  '/control/[seatId]/reports/[teamKey]/aloud': reads(anyControl),
  '/control/[seatId]/rulebook': reads(anyControl),
  '/control/[seatId]/rulebook/card': reads(anyControl),
  '/control/[seatId]/rulebook/rulings': reads(anyControl),
  '/control/[seatId]/rules': reads(anyControl),
  '/control/[seatId]/rules/[kind]': reads(anyControl),
  '/control/[seatId]/rules/[kind]/[caseId]': reads(anyControl),
  '/control/[seatId]/setup': reads(gameControl),
  '/control/[seatId]/setup/teams': reads(gameControl),
  '/control/[seatId]/setup/clock': reads(gameControl),
  '/control/[seatId]/setup/maps': reads(gameControl),
  '/api/control/[seatId]/setup/maps/picture': reads(gameControl),
  '/control/[seatId]/scenarios': reads(gameControl),
  '/control/[seatId]/scenarios/[draftId]': reads(gameControl),
  '/control/[seatId]/scenarios/[draftId]/versions': reads(gameControl),
  '/api/control/[seatId]/scenarios/packed': reads(gameControl),
  '/api/control/[seatId]/scenarios/tables': reads(gameControl),
  '/api/control/[seatId]/scenarios/orbat': reads(gameControl),
  '/api/control/[seatId]/scenarios/world': reads(gameControl),
  '/control/[seatId]/units': reads(anyControl),
  '/api/control/[seatId]/claims': reads(anyControl),
  '/api/control/[seatId]/find': reads(anyControl),
  '/api/control/[seatId]/counters': reads(anyControl),
  '/api/control/[seatId]/map/claims': reads(anyControl),
  '/api/control/[seatId]/map/ground': reads(anyControl),
  '/api/control/[seatId]/map/picture': reads(anyControl),
  '/api/control/[seatId]/map/data': reads(anyControl),
  '/api/control/[seatId]/orders/on-time-list': reads(anyControl),
  '/api/control/[seatId]/open-work': reads(anyControl),
} as const satisfies Record<string, Route>;

export type RoutePath = keyof typeof routes;

/** The header in which the gateway tells the console by which route a request comes in. What a client says there is dropped. */
export const routeHeader = 'x-opcom-route';

/** Whether a seat may come in by a route. By none that is not in the table. */
export function mayEnter(seat: ControlSeat | PlayerSeat, path: string | null): boolean {
  const route: Route | undefined = path && Object.hasOwn(routes, path) ? routes[path as RoutePath] : undefined;
  if (!route) return false;
  if (typeof route.who === 'string') return route.who === 'seat' || (route.who === 'player' && !('roles' in seat));
  return 'roles' in seat && seat.roles.some((role) => (route.who as readonly ControlRole[]).includes(role));
}
