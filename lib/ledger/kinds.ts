/** A kind of entry in the ledger: everything that is said of it, once. */
interface Kind {
  /** What it is called in the list of the ledger. */
  words: string;
  /** The table that holds its rows, as Prisma names it. */
  table: string;
  /** The columns that its ledger id is made of, parted by `|`; left out: `id`. */
  key?: readonly string[];
  /** These columns name a row only together with its game. */
  isByGame?: true;
  /** Its rows count their versions. */
  isVersioned?: true;
  /** The files of its chapter write it, and a further act puts it right. All other kinds are written by `lib/db/kernel/change`, and can be taken back. */
  isWrittenByChapter?: true;
  /** Fields that lie in rows of their own. */
  linked?: readonly string[];
  /** The fields that are the game's truth. What never changes after a game opens (a unit's name, a team's) is the scenario's. */
  fields: readonly string[];
}

/** The names of a text, one after the other, as types. */
type Names<Text extends string, Found = never> = Text extends `${infer Name} ${infer Rest}`
  ? Names<Rest, Found | Name>
  : Found | Text;
type WithoutBreak<Name> = Name extends `${infer Before}\n` ? Before : Name;

/** Names written one after the other. */
const of = <const Text extends string>(names: Text) =>
  names.trim().split(/\s+/) as unknown as readonly Exclude<WithoutBreak<Names<Text>>, ''>[];

/** Every kind of thing that the ledger keeps. */
export const ledgerKinds = {
  game: {
    words: 'turn and phase',
    table: 'game',
    fields: of(
      'turn phase phaseStartedAt phases isBegun endedAt revealedTurns network address pausedAt downMs deadline policies isOneUmpire',
    ),
  },
  turn: {
    words: 'turn',
    table: 'turn',
    key: ['number'],
    isByGame: true,
    fields: of('openedAt closedAt movementClosedAt groupingClosedAt weather'),
  },
  team: {
    words: 'team',
    table: 'team',
    key: ['key'],
    isByGame: true,
    fields: of('playedBy leftIn'),
  },
  unit: {
    words: 'unit',
    table: 'unit',
    isByGame: true,
    isVersioned: true,
    fields: of(`
      x y isOnMap stepsLost isCaptured startX startY kmMoved turnShareMoved moveNote lastAction lastPosture
      lastStandFast lastKmMoved hasRetired attachedTo attachedFrom restedTurns hasRecovered immobilisedIn
      suppressedIn way slowedBy arrivalTurn entry entryX entryY arrivedIn isInBox
      name shortName formation arm flags profileKey sizePoints`),
  },
  raisedUnit: {
    words: 'new unit',
    table: 'unit',
    isWrittenByChapter: true,
    fields: of(`
      teamId side corps division brigade nation echelon mover carriage isFlexible artilleryClass flakWeights raisedIn`),
  },
  pair: {
    words: 'units in contact',
    table: 'contactPair',
    key: ['alliedId', 'germanId'],
    isByGame: true,
    fields: of('alliedId germanId sinceTurn why'),
  },
  crossing: {
    words: 'crossing',
    table: 'crossing',
    isByGame: true,
    isVersioned: true,
    linked: ['queue'],
    fields: of('name kind water capacityPoints x y isPrepared state testedIn testedBy testedAt testedRoll queue'),
  },
  passage: { words: 'passage of a crossing', table: 'passage', fields: of('turn crossingId unitId points isWhole') },
  bridging: {
    words: 'bridging work',
    table: 'bridgingWork',
    isVersioned: true,
    fields: of('name crossingId water isMajor x y unitIds startedIn turnsNeeded turnsDone state builtId'),
  },
  ground: { words: 'ground drawn', table: 'groundArea', isVersioned: true, fields: of('layer name points') },
  squadron: { words: 'squadrons', table: 'squadron', isByGame: true, isVersioned: true, fields: of('lost') },
  airTask: {
    words: 'air order',
    table: 'airTask',
    isVersioned: true,
    fields: of(`
      turn squadronId squadrons mission formation hasAirLiaison x y radiusKm squares route areaId escortsId liftId
      requestId state lost damage`),
  },
  area: {
    words: 'bombing area',
    table: 'interdictionArea',
    isVersioned: true,
    linked: ['guns'],
    fields: of('turn name x y isFlakSuppression guns'),
  },
  case: {
    words: 'case at the rules desk',
    table: 'rulesCase',
    isVersioned: true,
    fields: of('turn number kind name state input finding ruling about dieBy at ruledAt'),
  },
  seat: {
    words: 'seat',
    table: 'seat',
    fields: of('kind label roles teamKeys teamId duty person holderId usedAt revokedAt'),
  },
  sheet: {
    words: 'order sheet',
    table: 'orderSheet',
    isWrittenByChapter: true,
    linked: ['lines'],
    fields: of('teamId turn state isFromPaper isLate isTakenAsDraft submittedAt submittedBy lines'),
  },
  reading: {
    words: 'reading of a sheet',
    table: 'sheetReading',
    key: ['sheetId'],
    isVersioned: true,
    fields: of('state openedAt openedBy acceptedAt acceptedBy'),
  },
  note: {
    words: 'Game Control note',
    table: 'lineNote',
    key: ['lineId'],
    isVersioned: true,
    fields: of('sheetId text by crossingIds'),
  },
  request: { words: 'request', table: 'requestNote', isVersioned: true, fields: of('teamId text by') },
  noteTold: {
    words: 'note for the team',
    table: 'issuedNote',
    isWrittenByChapter: true,
    fields: of('teamId turn sheetId lineId text issuedAt'),
  },
  query: {
    words: 'query',
    table: 'issuedQuery',
    isWrittenByChapter: true,
    fields: of('teamId turn sheetId lineId text askedAt'),
  },
  answer: {
    words: 'answer',
    table: 'queryAnswer',
    key: ['queryId'],
    isWrittenByChapter: true,
    fields: of('teamId text answeredBy answeredAt'),
  },
  copy: { words: 'copy', table: 'copyHandling', key: ['copyId'], fields: of('deliveredAt by') },
  combat: {
    words: 'combat',
    table: 'combat',
    isVersioned: true,
    linked: ['units', 'air'],
    fields: of(`
      turn number name state kind followsId hour whyFirst attackersLead defendersLead isBuiltUp isWoods isCity
      isFortified isBadTerrain x y units air finding ruling dieBy resolvedAt ruledAt`),
  },
  contact: {
    words: 'contact',
    table: 'contactTurn',
    key: ['turn', 'unitId', 'enemyFormation'],
    isByGame: true,
    fields: of('turn unitId enemyFormation why'),
  },
  letGo: {
    words: 'order let go',
    table: 'orderLetGo',
    key: ['turn', 'unitId'],
    isByGame: true,
    fields: of('turn unitId action why by at'),
  },
  report: {
    words: 'report',
    table: 'reportDraft',
    isVersioned: true,
    fields: of('turn teamId number facts body overruled state releasedAt saidAt saidBy'),
  },
  update: {
    words: 'battle update',
    table: 'battleUpdate',
    fields: of('turn teamId facts body overruled releasedAt by'),
  },
  sighting: {
    words: 'report of sightings',
    table: 'sightingReport',
    isVersioned: true,
    fields: of('turn teamId number source body contacts caseIds overruled state releasedAt saidAt saidBy'),
  },
  airSheet: {
    words: 'air request sheet',
    table: 'airSheet',
    isWrittenByChapter: true,
    linked: ['lines'],
    fields: of('teamId turn state isLate submittedAt submittedBy lines'),
  },
  expected: {
    words: 'arrival told',
    table: 'expectedArrival',
    isWrittenByChapter: true,
    fields: of('teamId name turn place asOf'),
  },
  squadronTold: {
    words: 'squadrons told',
    table: 'issuedSquadron',
    isWrittenByChapter: true,
    fields: of('teamId name aircraft squadrons asOf'),
  },
  notice: { words: 'public notice', table: 'publicNotice', isWrittenByChapter: true, fields: of('turn text issuedAt') },
  nudge: { words: 'nudge', table: 'issuedNudge', isWrittenByChapter: true, fields: of('teamId turn text issuedAt') },
  extension: {
    words: 'more time',
    table: 'issuedExtension',
    key: ['turn', 'teamId'],
    isWrittenByChapter: true,
    fields: of('teamId turn until'),
  },
  decision: {
    words: 'instant decision',
    table: 'decision',
    isVersioned: true,
    fields: of(`
      turn teamId combatId question options defaultOption askedBy askedAt endsAt settledAs settledAt settledBy
      reason`),
  },
  decided: {
    words: 'answer to an instant decision',
    table: 'decisionAnswer',
    key: ['decisionId'],
    isWrittenByChapter: true,
    fields: of('teamId option answeredBy answeredAt'),
  },
  message: {
    words: 'message',
    table: 'message',
    isWrittenByChapter: true,
    fields: of('teamId turn linkId toTeamId toName means text marks places writtenBy sentAt'),
  },
  messageDelivery: {
    words: 'carrying of a message',
    table: 'messageDelivery',
    key: ['messageId'],
    isVersioned: true,
    fields: of('state dueTurn dueAt gameTime note issuedId by at'),
  },
  link: {
    words: 'line between HQs',
    table: 'linkDelivery',
    key: ['linkId'],
    isVersioned: true,
    fields: of('way minutes since heardBy'),
  },
  delivered: {
    words: 'message delivered',
    table: 'deliveredMessage',
    isWrittenByChapter: true,
    fields: of('teamId turn sender means gameTime text marks places deliveredAt'),
  },
  news: {
    words: 'news of a message',
    table: 'messageNews',
    isWrittenByChapter: true,
    fields: of('teamId messageId text issuedAt'),
  },
  telephone: {
    words: 'telephone note',
    table: 'telephoneNote',
    isVersioned: true,
    fields: of('turn teamId text takenBy takenAt became becameId settledBy'),
  },
  exception: {
    words: 'conflict accepted',
    table: 'conflictException',
    key: ['turn', 'conflict'],
    isWrittenByChapter: true,
    fields: of('turn text by at'),
  },
  companionGame: {
    words: 'companion game',
    table: 'companionGame',
    isVersioned: true,
    fields: of('turn number companion name setup rolls about begunBy result endedAt isOnBoard'),
  },
  companionAct: {
    words: 'act in a companion game',
    table: 'companionAct',
    fields: of('companionGameId position act rolls by'),
  },
  companionSeat: {
    words: 'team at a companion game',
    table: 'companionSeat',
    fields: of('companionGameId side teamId'),
  },
  laidMove: {
    words: 'move laid at a companion game',
    table: 'laidMove',
    key: ['tableId'],
    isWrittenByChapter: true,
    fields: of('teamId move laidBy laidAt'),
  },
  companionTables: {
    words: 'tables of a companion game',
    table: 'companionTables',
    isVersioned: true,
    fields: of('companion values by at'),
  },
  binding: {
    words: 'binding ruling',
    table: 'bindingRuling',
    isVersioned: true,
    fields: of('turn factor text isGranted combatId by at withdrawnAt withdrawnBy'),
  },
} as const satisfies Record<string, Kind>;

export type LedgerKind = keyof typeof ledgerKinds;

/** A field of some kind. */
export type LedgerField = (typeof ledgerKinds)[LedgerKind]['fields'][number];

/** What is said of a kind. */
export const kindOf = (kind: LedgerKind): Kind => ledgerKinds[kind];

/** The ledger's id of a row. */
export const subjectIdOf = (kind: LedgerKind, row: object): string =>
  (kindOf(kind).key ?? ['id']).map((column) => (row as Record<string, unknown>)[column]).join('|');

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
  for (const field of ledgerKinds[kind].fields) if (field in row) truth[field] = asJson(row[field]);
  return truth;
}

/** A value as JSON would give it back. */
export const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));
