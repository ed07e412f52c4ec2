import type { MapRowKind, Prisma } from '@/lib/db/generated/client';
import type { LedgerKind } from '@/lib/ledger/kinds';

/**
 * The way the rows of a table come into a fork of a game: left: of seats, of the host, or of the desk, and no part of
 * the battle · whole: as the game was opened · newest: nothing tells since when they stand, so they come only with a
 * fork at the newest number · ledger: as the ledger has things of these kinds · part: part of what the ledger has of a
 * kind, by the column that names the thing · since: from this time on, those of a sheet only with it · map: as a team
 * was last told · own: `game-at.ts` says.
 */
export type ForkRule =
  | 'left'
  | 'whole'
  | 'newest'
  | 'own'
  | { ledger: readonly [LedgerKind, ...LedgerKind[]] }
  | { part: LedgerKind; by: string }
  | { since: string; ofSheet?: 'sheetId' }
  | { map: MapRowKind };

/** Every table, so that none that is added later is forgotten. */
export const forkedTables: Readonly<Record<Prisma.ModelName, ForkRule>> = {
  Game: 'own',
  LedgerEntry: 'own',
  MapIssued: 'own',
  PhaseRun: 'own',
  FriendTold: 'own',
  IssuedDecision: 'own',
  OrderSheet: 'own',
  AirSheet: 'own',

  KeptScenario: 'left',
  ScenarioMap: 'left',
  ScenarioDraft: 'left',
  DraftFile: 'left',
  DraftEdit: 'left',
  Weighing: 'left',
  WeighedPlay: 'left',
  Seat: 'left',
  SeatCode: 'left',
  SeatWrite: 'left',
  Holder: 'left',
  Presence: 'left',
  Attempt: 'left',
  Claim: 'left',
  CounterClaim: 'left',
  ControlNote: 'left',
  ControlNoteSeen: 'left',
  MessageBox: 'left',
  PaperRead: 'left',
  ConsoleUp: 'left',
  ArchiveKept: 'left',
  Feedback: 'left',
  FeedbackCount: 'left',
  TrainingDecision: 'left',
  TrainingKept: 'left',
  /** Issued anew, as the clock of the fork stands. */
  PublicClock: 'left',

  StatusProfile: 'whole',
  TeamDesk: 'whole',
  PrintedMap: 'whole',
  MapPicture: 'whole',
  IssuedLink: 'whole',

  PaperSheet: 'newest',
  IssuedIdentity: 'newest',
  BelievedMark: 'newest',

  Turn: { ledger: ['turn'] },
  Team: { ledger: ['team'] },
  Unit: { ledger: ['unit', 'raisedUnit'] },
  ContactPair: { ledger: ['pair'] },
  Crossing: { ledger: ['crossing'] },
  Passage: { ledger: ['passage'] },
  BridgingWork: { ledger: ['bridging'] },
  GroundArea: { ledger: ['ground'] },
  Squadron: { ledger: ['squadron'] },
  AirTask: { ledger: ['airTask'] },
  InterdictionArea: { ledger: ['area'] },
  RulesCase: { ledger: ['case'] },
  SheetReading: { ledger: ['reading'] },
  LineNote: { ledger: ['note'] },
  RequestNote: { ledger: ['request'] },
  IssuedNote: { ledger: ['noteTold'] },
  IssuedQuery: { ledger: ['query'] },
  QueryAnswer: { ledger: ['answer'] },
  CopyHandling: { ledger: ['copy'] },
  Combat: { ledger: ['combat'] },
  ContactTurn: { ledger: ['contact'] },
  OrderLetGo: { ledger: ['letGo'] },
  ReportDraft: { ledger: ['report'] },
  BattleUpdate: { ledger: ['update'] },
  SightingReport: { ledger: ['sighting'] },
  ExpectedArrival: { ledger: ['expected'] },
  IssuedSquadron: { ledger: ['squadronTold'] },
  PublicNotice: { ledger: ['notice'] },
  IssuedNudge: { ledger: ['nudge'] },
  IssuedExtension: { ledger: ['extension'] },
  Decision: { ledger: ['decision'] },
  DecisionAnswer: { ledger: ['decided'] },
  Message: { ledger: ['message'] },
  MessageDelivery: { ledger: ['messageDelivery'] },
  LinkDelivery: { ledger: ['link'] },
  DeliveredMessage: { ledger: ['delivered'] },
  MessageNews: { ledger: ['news'] },
  TelephoneNote: { ledger: ['telephone'] },
  ConflictException: { ledger: ['exception'] },
  CompanionGame: { ledger: ['companionGame'] },
  CompanionAct: { ledger: ['companionAct'] },
  CompanionSeat: { ledger: ['companionSeat'] },
  LaidMove: { ledger: ['laidMove'] },
  CompanionTables: { ledger: ['companionTables'] },
  BindingRuling: { ledger: ['binding'] },

  QueuePlace: { part: 'crossing', by: 'crossingId' },
  AreaGun: { part: 'area', by: 'areaId' },
  CombatUnit: { part: 'combat', by: 'combatId' },
  CombatAir: { part: 'combat', by: 'combatId' },
  OrderLine: { part: 'sheet', by: 'sheetId' },
  AirLine: { part: 'airSheet', by: 'sheetId' },

  Report: { since: 'releasedAt' },
  SheetReceipt: { since: 'readingAt' },
  SheetCopy: { since: 'requestedAt' },
  SheetAsk: { since: 'askedAt', ofSheet: 'sheetId' },
  DeliveredCopy: { since: 'deliveredAt' },
  TeamMark: { since: 'updatedAt' },
  DiaryRemark: { since: 'updatedAt' },
  IssuedTurnMap: { since: 'issuedAt' },
  RevealedTurn: { since: 'issuedAt' },
  IssuedTable: { since: 'issuedAt' },
  PublicCompanion: { since: 'issuedAt' },

  IssuedCounter: { map: 'counter' },
  EnemyContact: { map: 'contact' },
  FriendlyCounter: { map: 'friend' },
  IssuedCrossing: { map: 'crossing' },
};

/** Tables whose rows do not name their game, each with the table and the column that leads to it. */
export const rowsOfParents: Partial<Record<Prisma.ModelName, readonly [parent: Prisma.ModelName, by: string]>> = {
  OrderLine: ['OrderSheet', 'sheetId'],
  AirLine: ['AirSheet', 'sheetId'],
  CombatAir: ['Combat', 'combatId'],
};
