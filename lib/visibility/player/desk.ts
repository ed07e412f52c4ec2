import type { Place } from '@/lib/geometry';
import type { SidesShown } from '@/lib/sides';
import type {
  Confidence,
  CrossingLook,
  Daypart,
  Phase,
  PlayerDuty,
  ReturnsWanted,
  SheetState,
  Side,
} from '@/lib/words';
import type { AirWords } from '../forms/air-columns';
import type { MarkWords } from '../forms/mark-writes';
import type { LineWords } from '../forms/order-columns';
import type { CopyLine } from '../forms/order-told';
import type { DeskPost } from './desk-post';

export type { DeskDecision, DeskMessage, DeskSentMessage, DeskTable } from './desk-post';

/** The rows on one team's own map. Times are ISO strings, places km on the map's grid. */
export interface SideMap {
  team: { name: string; side: Side; sideTitle: string; look: DeskLook };
  clock: DeskClock;
  counters: DeskCounter[];
  /** When the own places were last issued all together; null before the first issue. */
  placesAsOf: string | null;
  contacts: DeskContact[];
  /** Crossings that stand otherwise than printed, as told. */
  crossings: DeskCrossing[];
  /** Units of the own side that are other teams', as far as they were reported to this one. */
  friends: DeskFriend[];
  /** The places that the team is to take or keep, the nearest objective first. */
  objectives: DeskObjective[];
  /** The marks that the team drew on it. */
  marks: DeskMark[];
  /** Opaque: differs when the host's own map under it does; null: there is none. */
  mapVersion: string | null;
}

/** The player's desk as it crosses the wire: issued rows and the team's own rows, by addition. */
export interface PlayerDesk extends SideMap, DeskPost {
  /** Opaque: differs when anything on the desk differs. */
  cursor: string;
  seat: { id: string; label: string; duty: PlayerDuty };
  /** Units the team may expect, as last told. */
  expected: DeskExpected[];
  /** Squadrons the team may ask for, as last told. */
  squadrons: DeskSquadron[];
  /** The sheets in hand: this turn's and, once this turn is being fought, the next turn's draft. */
  sheets: DeskSheet[];
  /** The air request sheets of the same turns. */
  airSheets: DeskAirSheet[];
  /** Last turn's handed-in rows, to carry forward. */
  lastSheet: { turn: number; lines: DeskLine[] } | null;
  queries: DeskQuery[];
  /** Words of Control's about rows of the sheets in hand, which ask nothing. */
  notes: DeskRowNote[];
  reports: DeskReport[];
  links: DeskLink[];
  command: DeskCommand;
  /** Copies of other HQs' sheets that Control delivered. */
  copies: DeskCopy[];
  /** The notices for everybody in the hall, the newest first. */
  notices: DeskNotice[];
  /** Control waits for this turn's orders and has said so; null: it has not, or they are in. */
  nudge: { text: string; issuedAt: string } | null;
  /** This team has until then to hand in its orders of this turn; null: no longer than everybody. */
  longerUntil: string | null;
  /** Copies this team asked Control to carry. */
  sentCopies: { id: string; toName: string; means: string; sheetId: string; requestedAt: string }[];
}

export interface DeskClock {
  title: string;
  turn: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: Daypart;
  phase: Phase;
  phaseStartedAt: string;
  phaseEndsAt: string;
  /** Game Control has begun the game. Until then the clock stands. */
  isBegun: boolean;
  /** Game Control has ended the battle: nothing more is ordered. */
  isEnded: boolean;
  /** The clock stands still since then; null: it runs. */
  pausedAt: string | null;
  allowsRest: boolean;
  /** The battle ends with this turn: no orders are written for a turn after it. */
  isLast: boolean;
  /** The server's time when the desk was read, to set the browser's clock by. */
  now: string;
}

/** A notice to everybody in the hall. */
export interface DeskNotice {
  id: string;
  text: string;
  issuedAt: string;
}

/** The look of the side's sheet and counters: the names and colours of both sides, and its own nations. */
export interface DeskLook extends SidesShown {
  /** At the head of the order sheet; empty: none. */
  letter: string;
  /** The length of a turn, in words; empty: nobody has said. */
  turnLength: string;
}

/** An HQ's place in the chain of command; `returns`: when the higher one wants the places of its units. */
export interface DeskCommand {
  higher: { name: string; returns: ReturnsWanted } | null;
  /** The names of the HQs below it. */
  under: string[];
}

/** The line from an HQ to another. */
export interface DeskLink {
  id: string;
  toName: string;
  means: string;
}

export interface DeskCounter {
  id: string;
  name: string;
  shortName: string;
  /** Annex B type, as a key of the symbol sheet. */
  symbol: string;
  nation: string;
  formation: string;
  brigade: string;
  /** Kilometres of road it fills in column (§7). */
  sizeKm: number;
  x: number | null;
  y: number | null;
  /** Its HQ has been told that it is lost. */
  isLost: boolean;
  /** When it was told of last, where that was later than of all together. */
  toldAt?: string;
}

/** A crossing as the team was last told of it. */
export interface DeskCrossing {
  id: string;
  /** As it is called on the printed map. */
  name: string;
  kind: string;
  x: number;
  y: number;
  look: CrossingLook;
  /** The turn it was told in. */
  asOfTurn: number;
}

export interface DeskContact {
  id: string;
  x: number;
  y: number;
  /** null: something, not known what. */
  symbol: string | null;
  label: string;
  seenTurn: number;
  seenAt: string;
  /** The source: the people who saw it. */
  source: string;
  confidence: Confidence;
  /** Where it was going, in words; empty: not seen. */
  direction: string;
}

export interface DeskFriend
  extends Pick<DeskCounter, 'id' | 'name' | 'shortName' | 'symbol' | 'nation' | 'formation'>,
    Place {
  asOf: string;
  asOfTurn: number;
}

/** A mark of the team's own. */
export interface DeskMark extends MarkWords {
  id: string;
  writtenBy: string;
  version: number;
}

/** The changes of a colleague meanwhile to marks that were sent: those that differ, and the ids of those they took off. */
export interface MarksTheirs {
  marks: DeskMark[];
  gone: string[];
}

export interface DeskExpected extends Pick<DeskCounter, 'id' | 'name' | 'symbol' | 'nation' | 'formation'> {
  turn: number;
  place: string;
  asOf: string;
}

export interface DeskSquadron {
  id: string;
  name: string;
  aircraft: string;
  squadrons: number;
  asOf: string;
}

/** A sheet of rows, of orders or of requests. */
export interface DeskSheetOf<Line> {
  id: string | null;
  turn: number;
  state: SheetState;
  version: number;
  isLate: boolean;
  submittedAt: string | null;
  submittedBy: string | null;
  /** Set once Control has opened the sheet: it can no longer be taken back. */
  readingAt: string | null;
  lines: Line[];
}

export interface DeskSheet extends DeskSheetOf<DeskLine> {
  isFromPaper: boolean;
  /** The team had not handed it in: Control took the draft as it lay. */
  isTakenAsDraft: boolean;
  /** Set once the team has asked for the sheet back. */
  askedBackAt: string | null;
  /** The team's own draft, where Control handed in the paper sheet instead. */
  setAside: DeskLine[];
}
export type DeskAirSheet = DeskSheetOf<DeskAirLine>;

/** The fields of every row beyond its words. */
export interface DeskRow {
  id: string;
  position: number;
  writtenBy: string;
  version: number;
}
export type DeskLine = LineWords & DeskRow;
export type DeskAirLine = AirWords & DeskRow;

/** The changes of a colleague meanwhile to rows that were sent: those that differ, and the ids of those they took off. */
export interface SheetTheirs<Line = DeskLine> {
  lines: Line[];
  gone: string[];
}

export interface DeskCopy {
  id: string;
  turn: number;
  sender: string;
  deliveredAt: string;
  lines: CopyLine[];
}

export interface DeskQuery {
  id: string;
  sheetId: string;
  lineId: string | null;
  text: string;
  askedAt: string;
  answer: { text: string; by: string; at: string } | null;
}

/** A word of Control's about a row. */
export interface DeskRowNote {
  id: string;
  sheetId: string;
  lineId: string;
  text: string;
  issuedAt: string;
}

export interface DeskReport {
  id: string;
  turn: number;
  heading: string;
  sender: string;
  gameTime: string;
  body: string;
  /** It says what the team is to achieve. */
  isObjective?: true;
  releasedAt: string;
}

/** A place of the team's objective, by its name on the printed map. */
export interface DeskObjective extends Place {
  name: string;
}
