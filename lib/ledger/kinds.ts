/**
 * What the ledger keeps: for each kind of thing, the fields that are the game's truth.
 * Fields that never change after a game opens (a unit's name, a team) are the scenario's and are not listed.
 */
export const ledgerFields = {
  game: ['turn', 'phase', 'phaseStartedAt', 'phases', 'pausedAt', 'deadline'],
  turn: ['openedAt', 'closedAt', 'movementClosedAt', 'groupingClosedAt', 'weather'],
  unit: [
    'x',
    'y',
    'isOnMap',
    'stepsLost',
    'isCaptured',
    'startX',
    'startY',
    'kmMoved',
    'turnShareMoved',
    'moveNote',
    'lastAction',
    'lastPosture',
    'lastStandFast',
    'lastKmMoved',
    'hasRetired',
    'attachedTo',
    'attachedFrom',
    'restedTurns',
    'hasRecovered',
    'immobilisedIn',
    'suppressedIn',
    'way',
    'slowedBy',
    'arrivalTurn',
    'entry',
    'entryX',
    'entryY',
    'arrivedIn',
    'isInBox',
  ],
  raisedUnit: [
    'teamId',
    'side',
    'corps',
    'division',
    'brigade',
    'formation',
    'name',
    'shortName',
    'arm',
    'nation',
    'echelon',
    'mover',
    'carriage',
    'isFlexible',
    'flags',
    'artilleryClass',
    'flakWeights',
    'profile',
    'sizePoints',
    'raisedIn',
  ],
  pair: ['alliedId', 'germanId', 'sinceTurn', 'why'],
  crossing: [
    'name',
    'kind',
    'water',
    'capacityPoints',
    'x',
    'y',
    'isPrepared',
    'state',
    'testedIn',
    'testedBy',
    'testedAt',
    'testedRoll',
    'queue',
  ],
  passage: ['turn', 'crossingId', 'unitId', 'points', 'isWhole'],
  bridging: [
    'name',
    'crossingId',
    'water',
    'isMajor',
    'x',
    'y',
    'unitIds',
    'startedIn',
    'turnsNeeded',
    'turnsDone',
    'state',
    'builtId',
  ],
  squadron: ['lost'],
  airTask: [
    'turn',
    'squadronId',
    'squadrons',
    'mission',
    'formation',
    'hasAirLiaison',
    'x',
    'y',
    'radiusKm',
    'squares',
    'route',
    'areaId',
    'escortsId',
    'liftId',
    'requestId',
    'state',
    'lost',
    'damage',
  ],
  area: ['turn', 'name', 'x', 'y', 'isFlakSuppression', 'guns'],
  case: ['turn', 'number', 'kind', 'name', 'state', 'input', 'finding', 'ruling', 'about', 'dieBy', 'at', 'ruledAt'],
  seat: ['kind', 'label', 'roles', 'teamKeys', 'teamId', 'duty', 'holderId', 'usedAt', 'revokedAt'],
  sheet: ['teamId', 'turn', 'state', 'isFromPaper', 'isLate', 'isTakenAsDraft', 'submittedAt', 'submittedBy', 'lines'],
  reading: ['state', 'openedAt', 'openedBy', 'acceptedAt', 'acceptedBy'],
  note: ['sheetId', 'text', 'by', 'crossingIds'],
  request: ['teamId', 'text', 'by'],
  query: ['teamId', 'turn', 'sheetId', 'lineId', 'text', 'askedAt'],
  answer: ['teamId', 'text', 'answeredBy', 'answeredAt'],
  copy: ['deliveredAt', 'by'],
  combat: [
    'turn',
    'number',
    'name',
    'state',
    'kind',
    'followsId',
    'hour',
    'whyFirst',
    'attackersLead',
    'defendersLead',
    'isBuiltUp',
    'isWoods',
    'isCity',
    'isFortified',
    'isBadTerrain',
    'x',
    'y',
    'units',
    'air',
    'finding',
    'ruling',
    'dieBy',
    'resolvedAt',
    'ruledAt',
  ],
  contact: ['turn', 'unitId', 'enemyFormation', 'why'],
  report: ['turn', 'teamId', 'number', 'facts', 'body', 'overruled', 'state', 'releasedAt', 'saidAt', 'saidBy'],
  sighting: [
    'turn',
    'teamId',
    'number',
    'source',
    'body',
    'contacts',
    'caseIds',
    'overruled',
    'state',
    'releasedAt',
    'saidAt',
    'saidBy',
  ],
  airSheet: ['teamId', 'turn', 'state', 'isLate', 'submittedAt', 'submittedBy', 'lines'],
  expected: ['teamId', 'name', 'turn', 'place', 'asOf'],
  squadronTold: ['teamId', 'name', 'aircraft', 'squadrons', 'asOf'],
  notice: ['turn', 'text', 'issuedAt'],
  nudge: ['teamId', 'turn', 'text', 'issuedAt'],
  extension: ['teamId', 'turn', 'until'],
  decision: [
    'turn',
    'teamId',
    'combatId',
    'question',
    'options',
    'defaultOption',
    'askedBy',
    'askedAt',
    'endsAt',
    'settledAs',
    'settledAt',
    'settledBy',
    'reason',
  ],
  decided: ['teamId', 'option', 'answeredBy', 'answeredAt'],
  message: ['teamId', 'turn', 'linkId', 'toTeamId', 'toName', 'means', 'text', 'writtenBy', 'sentAt'],
  carriage: ['state', 'dueTurn', 'gameTime', 'note', 'issuedId', 'by', 'at'],
  delivered: ['teamId', 'turn', 'sender', 'means', 'gameTime', 'text', 'deliveredAt'],
  news: ['teamId', 'messageId', 'text', 'issuedAt'],
  telephone: ['turn', 'teamId', 'text', 'takenBy', 'takenAt', 'became', 'becameId', 'settledBy'],
  exception: ['turn', 'text', 'by', 'at'],
  companionGame: [
    'turn',
    'number',
    'companion',
    'name',
    'setup',
    'rolls',
    'about',
    'begunBy',
    'result',
    'endedAt',
    'isOnBoard',
  ],
  companionAct: ['companionGameId', 'position', 'act', 'rolls', 'by'],
  companionSeat: ['companionGameId', 'side', 'teamId'],
  laidMove: ['teamId', 'move', 'laidBy', 'laidAt'],
  companionTables: ['companion', 'values', 'by', 'at'],
  binding: ['turn', 'factor', 'text', 'isGranted', 'combatId', 'by', 'at', 'withdrawnAt', 'withdrawnBy'],
} as const;

export type LedgerKind = keyof typeof ledgerFields;

/** A thing's truth: its fields as JSON values (times as ISO strings). */
export type Truth = Record<string, unknown>;

/** The whole truth of a game, by `kind/id`. */
export type LedgerState = Map<string, Truth>;

export interface LedgerEntry {
  number: number;
  kind: LedgerKind;
  subjectId: string;
  /** The fields that changed, as they were; null when the thing came into being. */
  before: Truth | null;
  /** The same fields, as they became; null when the thing was taken away. */
  after: Truth | null;
}

/** Whether an entry is a mark: it changes nothing, and its words are its reason. */
export const isMark = ({ before, after }: Pick<LedgerEntry, 'before' | 'after'>): boolean =>
  before !== null && after !== null && Object.keys({ ...before, ...after }).length === 0;

export const keyOf = (kind: LedgerKind, id: string | number): string => `${kind}/${id}`;

/** Only the listed fields of a row, as JSON values. */
export function truthOf(kind: LedgerKind, row: Record<string, unknown>): Truth {
  const truth: Truth = {};
  for (const field of ledgerFields[kind]) if (field in row) truth[field] = asJson(row[field]);
  return truth;
}

/** A value as JSON would give it back. */
export const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
