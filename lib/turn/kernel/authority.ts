import type { ControlRole, ControlSeat, PlayerSeat } from './seat';

/**
 * Who may do what: verbs by roles, and below them routes by roles. What is not in the tables is refused to everybody. The
 * checks read them here, and so do the tests that try every verb and route as everybody.
 *
 * Verbs: any Control seat may do what any other may, except seats, phases and scenario, which
 * are game control's, and the weather, which is game and air control's.
 */
const anyControl: readonly ControlRole[] = ['gameControl', 'teamControl', 'mapControl', 'airControl'];
const gameControl: readonly ControlRole[] = ['gameControl'];
const gameOrAirControl: readonly ControlRole[] = ['gameControl', 'airControl'];

export const controlVerbs = {
  'create-seat': gameControl,
  'reissue-seat': gameControl,
  'revoke-seat': gameControl,
  'move-phase': gameControl,
  'end-turn': gameControl,
  'pause-clock': gameControl,
  'resume-clock': gameControl,
  'set-budgets': gameControl,
  'set-deadline': gameControl,
  'issue-notice': gameControl,
  'withdraw-notice': gameControl,
  'nudge-team': anyControl,
  'nudge-late': anyControl,
  'extend-deadline': anyControl,
  'take-draft': anyControl,
  'open-order-sheet': anyControl,
  'note-order-line': anyControl,
  'note-crossings': anyControl,
  'query-order-line': anyControl,
  'note-request': anyControl,
  'accept-order-sheet': anyControl,
  'save-paper-sheet': anyControl,
  'enter-order-sheet': anyControl,
  'return-order-sheet': anyControl,
  'deliver-copy': anyControl,
  'deliver-message': anyControl,
  'delay-message': anyControl,
  'lose-message': anyControl,
  'tell-sender': anyControl,
  'write-message': anyControl,
  'give-box': anyControl,
  'take-telephone-note': anyControl,
  'settle-telephone-note': anyControl,
  'ask-decision': anyControl,
  'settle-decision': anyControl,
  'take-card': anyControl,
  'renew-cards': anyControl,
  'let-card-go': anyControl,
  'take-card-over': anyControl,
  'hand-over': anyControl,
  'acknowledge-notes': anyControl,
  'accept-unchanged': anyControl,
  'accept-exception': anyControl,
  'lay-hand': anyControl,
  'lift-hand': anyControl,
  'move-unit': anyControl,
  'move-column': anyControl,
  'set-contact': anyControl,
  'place-arrival': anyControl,
  'place-column': anyControl,
  'shift-arrival': anyControl,
  'change-entry': anyControl,
  'take-off-map': anyControl,
  'bring-back': anyControl,
  'issue-arrivals': anyControl,
  'raise-unit': anyControl,
  'close-movement': anyControl,
  'mark-crossing': anyControl,
  'set-crossing': anyControl,
  'test-crossing': anyControl,
  'check-crossing': anyControl,
  'queue-units': anyControl,
  'order-march': anyControl,
  'leave-queue': anyControl,
  'pass-crossing': anyControl,
  'take-back-passage': anyControl,
  'begin-bridging': anyControl,
  'give-up-bridging': anyControl,
  'attach-unit': anyControl,
  'save-air-order': anyControl,
  'take-off-air': anyControl,
  'save-area': anyControl,
  'drop-area': anyControl,
  'set-weather': gameOrAirControl,
  'group-combat': anyControl,
  'follow-combat': anyControl,
  'drop-combat': anyControl,
  'merge-combats': anyControl,
  'split-combat': anyControl,
  'close-grouping': anyControl,
  'reopen-grouping': anyControl,
  'adjudicate-combat': anyControl,
  'rule-on-combat': anyControl,
  'settle-spent-unit': anyControl,
  'make-binding': anyControl,
  'withdraw-binding': anyControl,
  'put-air-case': anyControl,
  'mark-air-order': anyControl,
  'land-lift': anyControl,
  'draft-sighting': anyControl,
  'save-sighting': anyControl,
  'release-sighting': anyControl,
  'issue-squadrons': anyControl,
  'adjudicate-case': anyControl,
  'rule-on-case': anyControl,
  'save-map': gameControl,
  'tie-map': gameControl,
  'draw-on-map': gameControl,
  'use-map': gameControl,
  'withdraw-map': gameControl,
  'drop-map': gameControl,
  'begin-companion-game': anyControl,
  'act-in-companion-game': anyControl,
  'take-back-companion-act': anyControl,
  'end-companion-game': anyControl,
  'seat-companion-teams': anyControl,
  'turn-over-moves': anyControl,
  'enter-companion-tables': anyControl,
  'show-companion-on-board': gameControl,
  'draft-report': anyControl,
  'save-report': anyControl,
  'release-report': anyControl,
  'draft-reports': anyControl,
  'release-reports': anyControl,
  'mark-told': anyControl,
  'undo-ruling': anyControl,
  'undo-act': anyControl,
} as const satisfies Record<string, readonly ControlRole[]>;

export const playerVerbs = [
  'save-draft',
  'submit-order-sheet',
  'take-back-order-sheet',
  'carry-forward',
  'answer-query',
  'send-copy',
  'send-message',
  'answer-decision',
  'lay-move',
  'ask-for-sheet',
  'save-marks',
  'save-air-draft',
  'submit-air-sheet',
  'take-back-air-sheet',
  'mark-read',
] as const;

export type ControlVerb = keyof typeof controlVerbs;
export type PlayerVerb = (typeof playerVerbs)[number];

/** Whether a seat may use a verb. */
export function may(seat: ControlSeat | PlayerSeat, verb: ControlVerb | PlayerVerb): boolean {
  if ('roles' in seat) {
    const roles = (controlVerbs as Record<string, readonly ControlRole[]>)[verb];
    return roles !== undefined && seat.roles.some((role) => roles.includes(role));
  }
  return (playerVerbs as readonly string[]).includes(verb);
}

/** Who may come in by a route: anybody at all, a player's seat, any seat, or the seats of Control with one of these roles. */
export type Who = 'anybody' | 'player' | 'seat' | readonly ControlRole[];

export interface Route {
  /** GET means HEAD as well. */
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'DELETE')[];
  readonly who: Who;
}

const reads = (who: Who): Route => ({ methods: ['GET'], who });
const writes = (who: Who): Route => ({ methods: ['POST'], who });
/** A desk's page; its acts are posted to where it lies, each a verb of the table above. */
const desk = (who: Who): Route => ({ methods: ['GET', 'POST'], who });

/** Every route of the console by its path as it lies in `app`. What is no row is not there, for anybody. */
export const routes = {
  '/': reads('anybody'),
  '/icon.svg': reads('anybody'),
  '/sign-in': reads('anybody'),
  '/join/[code]': reads('anybody'),
  '/board/[gameId]': reads('anybody'),
  '/api/board/[gameId]': reads('anybody'),
  '/api/auth/[...nextauth]': { methods: ['GET', 'POST'], who: 'anybody' },
  '/api/events/[seatId]': reads('seat'),
  '/player/without-network': reads('anybody'),
  '/player/worker.js': reads('anybody'),
  '/player/[seatId]': reads('player'),
  '/api/player/[seatId]/desk': reads('player'),
  '/api/player/[seatId]/map': reads('player'),
  '/api/player/[seatId]/map/picture': reads('player'),
  '/api/player/[seatId]/air-draft': writes('player'),
  '/api/player/[seatId]/air-sheet': writes('player'),
  '/api/player/[seatId]/air-take-back': writes('player'),
  '/api/player/[seatId]/answer': writes('player'),
  '/api/player/[seatId]/ask': writes('player'),
  '/api/player/[seatId]/carry-forward': writes('player'),
  '/api/player/[seatId]/copy': writes('player'),
  '/api/player/[seatId]/decision': writes('player'),
  '/api/player/[seatId]/table': writes('player'),
  '/api/player/[seatId]/draft': writes('player'),
  '/api/player/[seatId]/marks': writes('player'),
  '/api/player/[seatId]/message': writes('player'),
  '/api/player/[seatId]/order-sheet': writes('player'),
  '/api/player/[seatId]/read': writes('player'),
  '/api/player/[seatId]/take-back': writes('player'),
  '/control/[seatId]': desk(anyControl),
  '/control/[seatId]/first': desk(anyControl),
  '/control/[seatId]/air': desk(anyControl),
  '/control/[seatId]/air/picture': desk(anyControl),
  '/control/[seatId]/air/requests': desk(anyControl),
  '/control/[seatId]/air/sightings': desk(anyControl),
  '/control/[seatId]/briefings': desk(anyControl),
  '/control/[seatId]/combats': desk(anyControl),
  '/control/[seatId]/combats/[combatId]': desk(anyControl),
  '/control/[seatId]/companions': desk(anyControl),
  '/control/[seatId]/companions/[companionGameId]': desk(anyControl),
  '/control/[seatId]/companions/tables/[companion]': desk(anyControl),
  '/control/[seatId]/crossings': desk(anyControl),
  '/control/[seatId]/ledger': desk(anyControl),
  '/control/[seatId]/map': desk(anyControl),
  '/control/[seatId]/map/side/[teamKey]': desk(anyControl),
  '/control/[seatId]/sees/[teamKey]': desk(anyControl),
  '/control/[seatId]/knows': desk(anyControl),
  '/control/[seatId]/messages': desk(anyControl),
  '/control/[seatId]/orders': desk(anyControl),
  '/control/[seatId]/orders/on-time': desk(anyControl),
  '/control/[seatId]/orders/[teamKey]': desk(anyControl),
  '/control/[seatId]/orders/[teamKey]/paper': desk(anyControl),
  '/control/[seatId]/print': desk(anyControl),
  '/control/[seatId]/reinforcements': desk(anyControl),
  '/control/[seatId]/reports': desk(anyControl),
  '/control/[seatId]/reports/[teamKey]': desk(anyControl),
  '/control/[seatId]/reports/[teamKey]/aloud': desk(anyControl),
  '/control/[seatId]/rulebook': desk(anyControl),
  '/control/[seatId]/rulebook/card': desk(anyControl),
  '/control/[seatId]/rulebook/rulings': desk(anyControl),
  '/control/[seatId]/rules': desk(anyControl),
  '/control/[seatId]/rules/[kind]': desk(anyControl),
  '/control/[seatId]/rules/[kind]/[caseId]': desk(anyControl),
  '/control/[seatId]/setup': desk(gameControl),
  '/control/[seatId]/setup/clock': desk(gameControl),
  '/control/[seatId]/setup/maps': desk(gameControl),
  '/control/[seatId]/setup/maps/picture': { methods: ['GET', 'POST'], who: gameControl },
  '/control/[seatId]/units': desk(anyControl),
  '/control/[seatId]/claims': { methods: ['GET', 'PUT', 'POST'], who: anyControl },
  '/control/[seatId]/find': reads(anyControl),
  '/control/[seatId]/map/hands': { methods: ['GET', 'PUT', 'DELETE'], who: anyControl },
  '/control/[seatId]/map/picture': reads(anyControl),
  '/control/[seatId]/map/sheet': reads(anyControl),
  '/control/[seatId]/orders/on-time-list': reads(anyControl),
  '/control/[seatId]/work': reads(anyControl),
} as const satisfies Record<string, Route>;

export type RoutePath = keyof typeof routes;

/** The header in which the door tells the console by which route a request comes in. What a client says there is dropped. */
export const routeHeader = 'x-opcom-route';

/** Whether a seat may come in by a route. By none that is not in the table. */
export function mayEnter(seat: ControlSeat | PlayerSeat, path: string | null): boolean {
  const route: Route | undefined = path && Object.hasOwn(routes, path) ? routes[path as RoutePath] : undefined;
  if (!route) return false;
  if (typeof route.who === 'string') return route.who === 'seat' || (route.who === 'player' && !('roles' in seat));
  return 'roles' in seat && seat.roles.some((role) => (route.who as readonly ControlRole[]).includes(role));
}
