import { gridReference } from '@/components/map/core/grid-reference';
import type { LedgerKind } from '@/lib/ledger/kinds';
import type { LedgerRow } from '@/lib/turn/control-desk/record/ledger';
import { clockTimeToTheSecond } from './time-words';

/** One change of an entry: what changed, what it was, what it became. Either side is empty where there was nothing. */
export interface ChangeWords {
  what: string;
  was: string;
  became: string;
}

export const kindWords: Record<LedgerKind, string> = {
  game: 'turn and phase',
  turn: 'turn',
  unit: 'unit',
  squadron: 'squadrons',
  airTask: 'air order',
  case: 'case at the rules desk',
  crossing: 'crossing',
  seat: 'seat',
  sheet: 'order sheet',
  reading: 'reading of a sheet',
  note: 'Game Control note',
  request: 'request',
  query: 'query',
  answer: 'answer',
  copy: 'copy',
  combat: 'combat',
  contact: 'contact',
  report: 'report',
  raisedUnit: 'unit raised',
  pair: 'units in contact',
  passage: 'passage of a crossing',
  bridging: 'bridging work',
  area: 'bombing area',
  sighting: 'report of sightings',
  airSheet: 'air request sheet',
  expected: 'arrival told',
  squadronTold: 'squadrons told',
  notice: 'public notice',
  nudge: 'nudge',
  extension: 'more time',
  decision: 'instant decision',
  decided: 'answer to an instant decision',
  message: 'message',
  carriage: 'carrying of a message',
  delivered: 'message delivered',
  news: 'news of a message',
  telephone: 'telephone note',
  exception: 'conflict accepted',
  companionGame: 'companion game',
  companionAct: 'act in a companion game',
  companionSeat: 'team at a companion game',
  laidMove: 'move laid at a companion game',
  companionTables: 'tables of a companion game',
  binding: 'binding ruling',
};

const verbs: Record<string, string> = {
  'open-game': 'opened the game',
  'take-seat': 'took the seat',
  'create-seat': 'made a seat',
  'reissue-seat': 'issued the seat anew',
  'revoke-seat': 'revoked the seat',
  'move-phase': 'moved the phase',
  'end-turn': 'ended the turn',
  'pause-clock': 'stopped the clock',
  'resume-clock': 'let the clock run again',
  'set-budgets': 'changed the times of the phases',
  'set-deadline': 'set what becomes of late orders',
  'issue-notice': 'hung a public notice',
  'withdraw-notice': 'took a public notice down',
  'nudge-team': 'nudged the team',
  'nudge-late': 'nudged who is late',
  'extend-deadline': 'gave the team more time',
  'take-draft': 'took the draft as it lay',
  'submit-order-sheet': 'handed in the sheet',
  'take-back-order-sheet': 'took the sheet back',
  'submit-air-sheet': 'handed in the air request sheet',
  'take-back-air-sheet': 'took the air request sheet back',
  'enter-order-sheet': 'entered a paper sheet',
  'return-order-sheet': 'gave the sheet back',
  'open-order-sheet': 'opened the sheet',
  'accept-order-sheet': 'accepted the sheet',
  'accept-unchanged': 'accepted the sheet as unchanged',
  'accept-exception': 'let a conflict of the sheets stand',
  'note-order-line': 'noted on a row',
  'query-order-line': 'asked the team',
  'note-request': 'heard of a request',
  'answer-query': 'answered',
  'deliver-copy': 'delivered a copy',
  'send-message': 'sent a message',
  'deliver-message': 'delivered a message',
  'delay-message': 'sent a message on its way',
  'lose-message': 'lost a message',
  'tell-sender': 'told the sender',
  'write-message': 'wrote to a team',
  'take-telephone-note': 'took a telephone note',
  'settle-telephone-note': 'settled a telephone note',
  'ask-decision': 'asked for an instant decision',
  'answer-decision': 'decided',
  'lay-move': 'laid a move at a companion game',
  'settle-decision': 'settled an instant decision',
  'move-unit': 'moved the counter',
  'move-column': 'moved a column',
  'set-contact': 'set or ended a contact',
  'place-arrival': 'placed an arrival',
  'place-column': 'placed a column of arrivals',
  'shift-arrival': 'shifted an arrival',
  'change-entry': 'sent an arrival to another entry place',
  'take-off-map': 'took the unit off the map',
  'bring-back': 'took the unit out of the off-map box',
  'issue-arrivals': 'told the team its arrivals',
  'raise-unit': 'raised the unit',
  'close-movement': 'closed movement',
  'mark-crossing': 'marked the crossing',
  'use-map': 'used a map of its own',
  'withdraw-map': 'withdrew the map of its own',
  'set-crossing': 'set what the crossing carries',
  'test-crossing': 'tested the bridge',
  'check-crossing': 'had the bridge checked',
  'queue-units': 'queued units at the crossing',
  'order-march': 'set the order of march',
  'leave-queue': 'took a unit out of the queue',
  'pass-crossing': 'let the queue cross',
  'take-back-passage': 'took back a passage',
  'begin-bridging': 'began a bridge',
  'give-up-bridging': 'gave up a bridge',
  'attach-unit': 'attached the unit',
  'save-air-order': 'laid on squadrons',
  'take-off-air': 'took squadrons off',
  'save-area': 'placed the bombing area',
  'drop-area': 'took the bombing area off',
  'set-weather': 'set the weather',
  'group-combat': 'grouped the combat',
  'follow-combat': 'grouped what follows from a combat',
  'drop-combat': 'dropped the combat',
  'merge-combats': 'made one combat of several',
  'split-combat': 'parted the combat in two',
  'close-grouping': 'closed the grouping',
  'reopen-grouping': 'reopened the grouping',
  'adjudicate-combat': 'resolved the combat',
  'rule-on-combat': 'ruled on the combat',
  'settle-spent-unit': 'settled a unit no longer effective',
  'make-binding': 'made a ruling binding',
  'withdraw-binding': 'withdrew a binding ruling',
  'adjudicate-case': 'put a case to the rules',
  'put-air-case': 'put a case of the air to the rules',
  'mark-air-order': 'marked the air order',
  'land-lift': 'landed the lift',
  'draft-sighting': 'drafted a report of sightings',
  'save-sighting': 'wrote on the report of sightings',
  'release-sighting': 'released the report of sightings',
  'issue-squadrons': 'told squadrons',
  'rule-on-case': 'ruled on the case',
  'begin-companion-game': 'began a companion game',
  'act-in-companion-game': 'played in the companion game',
  'take-back-companion-act': 'took an act of the companion game back',
  'end-companion-game': 'put the companion game away',
  'seat-companion-teams': 'had teams play the companion game',
  'turn-over-moves': 'turned over what the teams had laid',
  'enter-companion-tables': 'entered the tables of a companion game',
  'show-companion-on-board': 'showed the hall a companion game, or took it off',
  'draft-report': 'drafted the report',
  'save-report': 'wrote on the report',
  'release-report': 'released the report',
  'draft-reports': 'drafted the report with others',
  'release-reports': 'released the report with others',
  'mark-told': 'read the report aloud',
  'undo-ruling': 'took the ruling back',
  'undo-act': 'took an act back',
};

/** What was done, in the past tense. */
export const verbWords = (verb: string): string => verbs[verb] ?? verb.replaceAll('-', ' ');

/** The fields named otherwise than by their own words taken apart. */
const fields: Record<string, string> = {
  x: 'place east',
  y: 'place north',
  isOnMap: 'on the map',
  isCaptured: 'captured',
  kmMoved: 'km moved',
  turnShareMoved: 'share of the turn moved',
  moveNote: 'why it stopped',
  lastAction: 'order of the turn before',
  lastPosture: 'movement of the turn before',
  lastStandFast: 'stood fast the turn before',
  lastKmMoved: 'km moved the turn before',
  isOnBoard: 'on the projector',
  holderId: 'held by a browser',
  usedAt: 'link used',
  teamKeys: 'teams looked after',
  isFromPaper: 'from paper',
  isLate: 'late',
  isTakenAsDraft: 'taken as it lay',
  phases: 'time of the phases',
  deadline: 'orders not in at the deadline',
  until: 'time until',
  pausedAt: 'clock stopped',
  attachedFrom: 'attached from turn',
  restedTurns: 'turns of rest',
  hasAirLiaison: 'air liaison',
  squadronId: 'group',
  body: 'text',
  lines: 'rows',
};

/** Never told one by one: ids, and what another change of the same entry tells. */
const untold = new Set(['startX', 'startY', 'sheetId', 'lineId', 'teamId', 'unitId', 'subjectId', 'phaseStartedAt']);

const words: Record<string, string> = {
  breakThrough: 'Break through',
  closeAirSupport: 'close air support',
  cabRank: 'cab rank',
  nonTact: 'Non-Tact',
  gameControl: 'game control',
  teamControl: 'team control',
  mapControl: 'map control',
  airControl: 'air control',
  totalSuccess: 'Total Success',
  wait: 'Control waits',
  takeDraft: 'drafts are taken',
};

/** What an entry changed, a line each; places as grid references. */
export function changesInWords({ before, after }: Pick<LedgerRow, 'before' | 'after'>): ChangeWords[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changes: ChangeWords[] = [];
  const was = placeIn(before);
  const became = placeIn(after);
  if (was || became) changes.push({ what: 'place', was: was ?? '', became: became ?? '' });
  for (const name of names) {
    if (untold.has(name) || ((name === 'x' || name === 'y') && (was || became))) continue;
    const change = {
      what: fieldWords(name),
      was: valueWords(before?.[name], name),
      became: valueWords(after?.[name], name),
    };
    if (change.was !== change.became) changes.push(change);
    else if (!isPlain(after?.[name])) changes.push({ ...change, was: '', became: 'changed' });
  }
  return changes;
}

const placeIn = (side: Record<string, unknown> | null): string | null =>
  typeof side?.x === 'number' && typeof side.y === 'number' ? gridReference({ x: side.x, y: side.y }) : null;

/** `stepsLost` is "steps lost", `movementClosedAt` is "movement closed". */
export const fieldWords = (name: string): string =>
  fields[name] ??
  name
    .replace(/At$/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object' || Array.isArray(value);

const isTime = /^\d{4}-\d\d-\d\dT/;

function valueWords(value: unknown, name: string): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(Math.round(value * 100) / 100);
  if (typeof value === 'string') {
    if (name === 'holderId') return 'yes';
    if (isTime.test(value)) return clockTimeToTheSecond(value);
    return words[value] ?? value;
  }
  if (!Array.isArray(value)) return 'written';
  if (value.every((one) => typeof one === 'string')) return value.map((one) => words[one] ?? one).join(', ');
  if (name === 'phases')
    return value.map(({ key, budgetSeconds }) => `${key} ${Math.round(budgetSeconds / 6) / 10} min`).join(', ');
  if (name === 'lines') return value.length === 1 ? '1 row' : `${value.length} rows`;
  return value.length === 1 ? 'one' : String(value.length);
}
