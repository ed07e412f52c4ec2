import type { Action, LineWrite, Posture } from '@/lib/visibility/order-form';

/** The tray of order sheets of one turn, as Team Control reads it (§5). Times are ISO strings. */
export interface OrdersTray {
  turn: number;
  teams: TrayTeam[];
}

/**
 * How far a team's sheet is: `nothing` written, `drafting`, `handedIn` and waiting, `reading` (Control has opened it),
 * `queried` (a question is not answered yet), `accepted`.
 */
export type TrayState = 'nothing' | 'drafting' | 'handedIn' | 'reading' | 'queried' | 'accepted';

export interface TrayTeam {
  teamId: string;
  key: string;
  name: string;
  side: 'allied' | 'german';
  /** The seat looks after this team first. */
  isMine: boolean;
  state: TrayState;
  /** Handed in after the orders phase, or not handed in although it is over. */
  isLate: boolean;
  rows: number;
  updatedAt: string | null;
  submittedAt: string | null;
  /** Control has begun to type a sheet for this team. */
  hasPaper: boolean;
  /** Queries the team has not answered. */
  unanswered: number;
  /** Copies of the sheet that wait for Control to deliver them. */
  copiesWaiting: number;
}

/** One team's sheet of one turn with everything Control has beside it. */
export interface SheetOnDesk {
  team: { id: string; key: string; name: string; side: 'allied' | 'german' };
  turn: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: 'night' | 'morning' | 'afternoon';
  allowsRest: boolean;
  sheet: ControlSheet | null;
  /** Set once Control has opened the sheet. */
  reading: SheetReadingOnDesk | null;
  /** The sheet Control is typing in from paper. */
  paper: { lines: LineWrite[]; version: number; by: string } | null;
  /** The team's own counters, to pick units from. */
  counters: PickCounter[];
  queries: ControlQuery[];
  copies: CopyOnDesk[];
  /** What the team handed in on the turn before, to read the differences by. */
  lastSheet: { turn: number; lines: ControlLine[] } | null;
}

export interface ControlSheet {
  id: string;
  state: 'draft' | 'submitted';
  version: number;
  submittedAt: string | null;
  submittedBy: string | null;
  isFromPaper: boolean;
  isLate: boolean;
  /** The team has asked for the sheet back. */
  askedBack: { by: string; at: string } | null;
  lines: ControlLine[];
}

export interface SheetReadingOnDesk {
  state: 'opened' | 'accepted';
  openedAt: string;
  openedBy: string;
  acceptedAt: string | null;
  acceptedBy: string | null;
  version: number;
}

/** A unit of a row: `id` is its counter's, as the order line holds it. */
export interface LineUnit {
  id: string;
  unitId: string;
  name: string;
}

export interface ControlLine {
  id: string;
  position: number;
  units: LineUnit[];
  grouping: string;
  orders: string;
  support: LineUnit[];
  supportText: string;
  action: Action | null;
  posture: Posture | null;
  standFast: boolean;
  /** Game Control notes (§5, last column). */
  note: { text: string; version: number } | null;
  /** Legal, but against the guide. */
  advice: { message: string; rule: string }[];
}

export interface PickCounter {
  id: string;
  name: string;
  shortName: string;
  symbol: string;
  formation: string;
}

export interface ControlQuery {
  id: string;
  /** null: about the sheet as a whole. */
  lineId: string | null;
  text: string;
  askedAt: string;
  answer: { text: string; by: string; at: string } | null;
}

/** A copy of the sheet on its way to another HQ. */
export interface CopyOnDesk {
  id: string;
  toName: string;
  means: string;
  requestedAt: string;
  deliveredAt: string | null;
}
