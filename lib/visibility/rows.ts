import type { Frame } from '@/lib/geometry';
import type { Mover, Side } from '@/lib/words';
import type { RevealedTruth } from './player/after-battle';
import type {
  DeskClock,
  DeskCommand,
  DeskContact,
  DeskCopy,
  DeskCounter,
  DeskCrossing,
  DeskDecision,
  DeskExpected,
  DeskFriend,
  DeskLink,
  DeskLook,
  DeskMessage,
  DeskNotice,
  DeskObjective,
  DeskQuery,
  DeskReport,
  DeskRowNote,
  DeskSquadron,
} from './player/desk';
import type { CardOnTable } from './player/hall';
import type { TableShown } from './player/table-shown';

/** The ISSUED rows as the schema has them. What may be written is `Issued<…Row>` and nothing else. */

/** The row that a desk shows, as the schema has it: a team's own, and its time a date. */
type TeamRow<Shown, Time extends keyof Shown = never> = Omit<Shown, Time> &
  Record<Time, Date> & { gameId: string; teamId: string };

export interface TeamDeskRow {
  id: string;
  gameId: string;
  name: string;
  side: Side;
  sideTitle: string;
  command: DeskCommand;
  /** null: the desk was issued before there was one, and looks as in the book. */
  look: DeskLook | null;
  cursor: string;
}

export type PublicClockRow = Omit<DeskClock, 'now' | 'date' | 'phaseStartedAt' | 'phaseEndsAt' | 'pausedAt'> & {
  gameId: string;
  date: Date;
  phaseStartedAt: Date;
  phaseEndsAt: Date;
  pausedAt: Date | null;
  /** The name of the hall's network; empty: nobody has said. */
  network: string;
  /** The address that Game Control picked for the hall; empty: none. */
  address: string;
};

/** A notice to everybody in the hall. */
export type PublicNoticeRow = Omit<TeamRow<DeskNotice, 'issuedAt'>, 'teamId'> & { turn: number };

/** The table of a companion game that the hall follows. */
export interface PublicCompanionRow {
  gameId: string;
  title: string;
  table: CardOnTable;
  lines: string[];
  issuedAt: Date;
}

/** Control waits for a team's orders and has told it so. */
export type IssuedNudgeRow = TeamRow<DeskNotice, 'issuedAt'> & { turn: number };

/** A team has longer than the others to hand in its orders of a turn. */
export interface IssuedExtensionRow {
  gameId: string;
  teamId: string;
  turn: number;
  until: Date;
  issuedAt: Date;
}

/** A question that a team must answer at once. */
export type IssuedDecisionRow = TeamRow<Omit<DeskDecision, 'answer' | 'pausedAt'>, 'askedAt' | 'endsAt'> & {
  turn: number;
};

/** A team's side of the table of a game beside this one. */
export interface IssuedTableRow {
  id: string;
  gameId: string;
  teamId: string;
  /** The seat at that table. */
  seatId: string;
  title: string;
  shown: TableShown;
  issuedAt: Date;
}

/** A message that Control has delivered. */
export type DeliveredMessageRow = TeamRow<DeskMessage, 'deliveredAt'>;

/** A word about a row of the team's own sheet. */
export type IssuedNoteRow = TeamRow<DeskRowNote, 'issuedAt'> & { turn: number };

/** The news that Control has given the sender of a message. */
export type MessageNewsRow = TeamRow<DeskNotice, 'issuedAt'> & { messageId: string };

/** A thing drawn on the printed map: a point, lines or areas. */
export interface PrintedFeature {
  layer: string;
  name: string;
  kind: string | null;
  isMajor: boolean;
  tier: number | null;
  point: readonly [number, number] | null;
  lines: readonly (readonly (readonly [number, number])[])[];
  rings: readonly (readonly (readonly [number, number])[])[];
}

export interface PrintedMap {
  title: string;
  credit: string;
  frame: Frame;
  /** Parts of it one goes to by name. Sheets printed before have none. */
  bookmarks?: readonly (Frame & { name: string })[];
  /** The folder of the base map under it; null: none. Sheets printed before do not say. */
  baseMap?: string | null;
  features: readonly PrintedFeature[];
}

/** The truth of a turn, opened to all players. */
export interface RevealedTurnRow {
  gameId: string;
  turn: number;
  truth: RevealedTruth;
  issuedAt: Date;
}

export interface PrintedMapRow {
  gameId: string;
  sheet: PrintedMap;
}

export type IssuedCounterRow = TeamRow<Omit<DeskCounter, 'toldAt'>> & {
  /** It leads a break through, or keeps up with one (§5 Orders, OC-66). */
  leads: boolean;
  keepsUp: boolean;
  /** Its row of the movement table (§6): the server works out by it how far the counter gets. It goes to no browser. */
  mover: Mover;
  asOf: Date;
  asOfTurn: number;
};

export type EnemyContactRow = TeamRow<DeskContact, 'seenAt'>;

/** A crossing as a team was told of it. */
export type IssuedCrossingRow = TeamRow<DeskCrossing> & { asOf: Date };

/** A unit of the own side that is not the team's, where it was last reported to the team. */
export type FriendlyCounterRow = TeamRow<DeskFriend, 'asOf'>;

/** A unit the team may expect. */
export type ExpectedArrivalRow = TeamRow<DeskExpected, 'asOf'>;

/** Squadrons the team may ask for. */
export type IssuedSquadronRow = TeamRow<DeskSquadron, 'asOf'>;

/** The host's own map under the printed one. `transform` leads from its pixels to km: x = a·px + b·py + c, y = d·px + e·py + f. */
export interface MapPictureRow {
  gameId: string;
  type: string;
  widthPx: number;
  heightPx: number;
  picture: Uint8Array<ArrayBuffer>;
  transform: PictureTransform;
}

export interface PictureTransform {
  /** Opaque: drawn again whenever the map is issued. */
  version: string;
  widthPx: number;
  heightPx: number;
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export type ReportRow = Omit<TeamRow<DeskReport, 'releasedAt'>, 'isObjective'> & {
  /** The places of the team's objective. Left out: a report of another kind. */
  objective?: DeskObjective[] | null;
};

export interface IssuedIdentityRow {
  gameId: string;
  teamId: string;
  formation: string;
  turn: number;
}

export type IssuedQueryRow = TeamRow<Omit<DeskQuery, 'answer'>, 'askedAt'> & { turn: number };

export interface SheetReceiptRow {
  sheetId: string;
  gameId: string;
  teamId: string;
  readingAt: Date;
}

export type IssuedLinkRow = TeamRow<DeskLink> & { toTeamId: string };

export type DeliveredCopyRow = TeamRow<DeskCopy, 'deliveredAt'>;
