import type { ControlRole, ControlSeat, PlayerSeat } from './seat';

/**
 * Who may do what: verbs by roles. Any Control seat may do what any other may, except seats, phases and scenario, which
 * are game control's, and the weather, which is game and air control's. A verb that is not in the table is refused to everybody.
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
  'draft-report': anyControl,
  'save-report': anyControl,
  'release-report': anyControl,
} as const satisfies Record<string, readonly ControlRole[]>;

export const playerVerbs = [
  'save-draft',
  'submit-order-sheet',
  'take-back-order-sheet',
  'carry-forward',
  'answer-query',
  'send-copy',
  'ask-for-sheet',
  'save-marks',
  'save-air-draft',
  'submit-air-sheet',
  'take-back-air-sheet',
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
