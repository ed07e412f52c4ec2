import type { Frame } from '@/lib/geometry';
import type { Daypart, Phase, Side } from '@/lib/words';
import type {
  CopyLine,
  DeskContact,
  DeskCounter,
  DeskExpected,
  DeskFriend,
  DeskReport,
  DeskSquadron,
} from './player/desk';
import type { CardOnTable } from './player/hall';
import type { TableShown } from './player/table-shown';

/** The ISSUED rows as the schema has them. What may be written is `Issued<…Row>` and nothing else. */

/** What a desk shows, as the schema has it: a team's own, and its time a date. */
type TeamRow<Shown, Time extends keyof Shown = never> = Omit<Shown, Time> &
  Record<Time, Date> & { gameId: string; teamId: string };

export interface TeamDeskRow {
  id: string;
  gameId: string;
  name: string;
  side: Side;
  sideTitle: string;
  cursor: string;
}

export interface PublicClockRow {
  gameId: string;
  title: string;
  turn: number;
  date: Date;
  daypart: Daypart;
  phase: Phase;
  phaseStartedAt: Date;
  phaseEndsAt: Date;
  /** The clock stands still since then; null: it runs. */
  pausedAt: Date | null;
  allowsRest: boolean;
  isLast: boolean;
}

/** A notice to everybody in the hall. */
export interface PublicNoticeRow {
  id: string;
  gameId: string;
  turn: number;
  text: string;
  issuedAt: Date;
}

/** The table of a companion game that the hall follows. */
export interface PublicCompanionRow {
  gameId: string;
  title: string;
  table: CardOnTable;
  lines: string[];
  issuedAt: Date;
}

/** Control waits for a team's orders and has told it so. */
export interface IssuedNudgeRow {
  id: string;
  gameId: string;
  teamId: string;
  turn: number;
  text: string;
  issuedAt: Date;
}

/** A team has longer than the others to hand in its orders of a turn. */
export interface IssuedExtensionRow {
  gameId: string;
  teamId: string;
  turn: number;
  until: Date;
  issuedAt: Date;
}

/** A question that a team must answer at once. `defaultOption` is what counts when no answer comes by `endsAt`. */
export interface IssuedDecisionRow {
  id: string;
  gameId: string;
  teamId: string;
  turn: number;
  question: string;
  options: string[];
  defaultOption: number;
  askedAt: Date;
  endsAt: Date;
  /** The option it was settled with, once Control has said so; null: as answered, or by default. */
  settledAs: number | null;
}

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
export interface DeliveredMessageRow {
  id: string;
  gameId: string;
  teamId: string;
  turn: number;
  sender: string;
  means: string;
  /** The game time it came in, in words; empty: none given. */
  gameTime: string;
  text: string;
  deliveredAt: Date;
}

/** What Control has let the sender of a message know of it. */
export interface MessageNewsRow {
  id: string;
  gameId: string;
  teamId: string;
  messageId: string;
  text: string;
  issuedAt: Date;
}

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
  features: readonly PrintedFeature[];
}

export interface PrintedMapRow {
  gameId: string;
  sheet: PrintedMap;
}

export type IssuedCounterRow = TeamRow<DeskCounter> & {
  /** It leads a break through, or keeps up with one (§5 Orders, OC-66). */
  leads: boolean;
  keepsUp: boolean;
  asOf: Date;
  asOfTurn: number;
};

export type EnemyContactRow = TeamRow<DeskContact, 'seenAt'>;

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

export type ReportRow = TeamRow<DeskReport, 'releasedAt'>;

export interface IssuedIdentityRow {
  gameId: string;
  teamId: string;
  formation: string;
  turn: number;
}

export interface IssuedQueryRow {
  id: string;
  gameId: string;
  teamId: string;
  turn: number;
  sheetId: string;
  lineId: string | null;
  text: string;
  askedAt: Date;
}

export interface SheetReceiptRow {
  sheetId: string;
  gameId: string;
  teamId: string;
  readingAt: Date;
}

export interface IssuedLinkRow {
  id: string;
  gameId: string;
  teamId: string;
  toTeamId: string;
  toName: string;
  means: string;
}

export interface DeliveredCopyRow {
  id: string;
  gameId: string;
  teamId: string;
  turn: number;
  sender: string;
  lines: CopyLine[];
  deliveredAt: Date;
}
