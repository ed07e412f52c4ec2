import type { ControlVerb } from '../kernel/authority';

/** The acts whose compensation is right and complete: what they wrote is all they did, and no player was told of it. */
export const undoableVerbs = [
  'move-unit',
  'move-column',
  'place-arrival',
  'place-column',
  'shift-arrival',
  'change-entry',
  'take-off-map',
  'bring-back',
  'set-contact',
  'attach-unit',
  'settle-spent-unit',
  'set-weather',
  'mark-crossing',
  'set-crossing',
  'check-crossing',
  'queue-units',
  'order-march',
  'leave-queue',
  'pass-crossing',
  'take-back-passage',
  'begin-bridging',
  'give-up-bridging',
  'save-air-order',
  'take-off-air',
  'mark-air-order',
  'save-area',
  'drop-area',
  'note-order-line',
  'note-crossings',
  'note-request',
  'accept-order-sheet',
  'mark-told',
  'enter-companion-tables',
] as const satisfies ControlVerb[];

const dice = 'Dice have fallen in it, and chance once used stays used. Rule on it otherwise instead.';
const told = 'A team has been told by it. What was told wrongly is set right by telling it anew.';
const ruled = 'Take the ruling back at its combat.';
const turnsOn = 'The turn went on with it: what has been closed, opened or ended stays so.';
const atItsDesk = 'It is put right at its own desk, by a further act.';

const why: Readonly<Record<string, string>> = {
  'adjudicate-combat': dice,
  'adjudicate-case': dice,
  'rule-on-case': dice,
  'put-air-case': dice,
  'test-crossing': dice,
  'act-in-companion-game': 'Take it back at the companion game’s own desk, up to the last die.',
  'land-lift': 'A lift that has landed stands on the ground. Take its units off the map one by one instead.',
  'raise-unit': 'A unit that has been raised is there. Take it off the map instead.',
  'rule-on-combat': ruled,
  'release-report': told,
  'release-reports': told,
  'release-sighting': told,
  'issue-arrivals': told,
  'issue-squadrons': told,
  'query-order-line': told,
  'open-order-sheet': told,
  'return-order-sheet': told,
  'enter-order-sheet': told,
  'deliver-copy': told,
  'use-map': told,
  'withdraw-map': told,
  'close-movement': turnsOn,
  'close-grouping': turnsOn,
  'reopen-grouping': turnsOn,
  'move-phase': turnsOn,
  'end-turn': turnsOn,
  'open-game': turnsOn,
  'undo-act': 'It took something back itself. Do once more what it took back.',
  'undo-ruling': 'It took something back itself. Rule on the combat once more.',
  'submit-order-sheet': 'It is the team’s own.',
  'take-back-order-sheet': 'It is the team’s own.',
  'submit-air-sheet': 'It is the team’s own.',
  'take-back-air-sheet': 'It is the team’s own.',
  'answer-query': 'It is the team’s own.',
};

/** Why an act of this verb is not taken back from the ledger; null: it may be. */
export const whyNotUndone = (verb: string): string | null =>
  (undoableVerbs as readonly string[]).includes(verb) ? null : (why[verb] ?? atItsDesk);
