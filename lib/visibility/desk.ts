import type { Action, LineWords, Posture } from './order-form';

/**
 * The player's desk as it crosses the wire: issued rows and the team's own rows, by addition.
 * Times are ISO strings, places km on the map's grid.
 */
export interface PlayerDesk {
  /** Opaque: differs when anything on the desk differs. */
  cursor: string;
  seat: { id: string; label: string; duty: 'commander' | 'operations' | 'intelligence' };
  team: { name: string; side: 'allied' | 'german'; sideTitle: string };
  clock: DeskClock;
  counters: DeskCounter[];
  /** When the own places were last issued; null before the first issue. */
  placesAsOf: string | null;
  contacts: DeskContact[];
  /** The sheets in hand: this turn's and, once this turn is being fought, the next turn's draft. */
  sheets: DeskSheet[];
  /** Last turn's handed-in rows, to carry forward. */
  lastSheet: { turn: number; lines: DeskLine[] } | null;
  queries: DeskQuery[];
  reports: DeskReport[];
  links: { id: string; toName: string; means: string }[];
  /** Copies of other HQs' sheets that Control delivered. */
  copies: { id: string; turn: number; sender: string; deliveredAt: string; lines: CopyLine[] }[];
  /** Copies this team asked Control to carry. */
  sentCopies: { id: string; toName: string; means: string; sheetId: string; requestedAt: string }[];
}

export interface DeskClock {
  title: string;
  turn: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: 'night' | 'morning' | 'afternoon';
  phase: 'orders' | 'collection' | 'movement' | 'combat' | 'briefing' | 'reinforcements';
  phaseStartedAt: string;
  phaseEndsAt: string;
  allowsRest: boolean;
  /** The server's time when the desk was read, to set the browser's clock by. */
  now: string;
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
}

export interface DeskSheet {
  id: string | null;
  turn: number;
  state: 'draft' | 'submitted';
  version: number;
  isFromPaper: boolean;
  isLate: boolean;
  submittedAt: string | null;
  submittedBy: string | null;
  /** Set once Control has opened the sheet: it can no longer be taken back. */
  readingAt: string | null;
  /** Set once the team has asked for the sheet back. */
  askedBackAt: string | null;
  lines: DeskLine[];
  /** The team's own draft, where Control handed in the paper sheet instead. */
  setAside: DeskLine[];
}

export interface DeskLine extends LineWords {
  id: string;
  position: number;
  writtenBy: string;
  version: number;
}

/** What a colleague did meanwhile to rows that were sent: those that stand otherwise, and the ids of those he took off. */
export interface SheetTheirs {
  lines: DeskLine[];
  gone: string[];
}

export interface CopyLine {
  units: string;
  orders: string;
  support: string;
  action: Action | null;
  posture: Posture | null;
  standFast: boolean;
  asksForAir: boolean;
}

export interface DeskQuery {
  id: string;
  sheetId: string;
  lineId: string | null;
  text: string;
  askedAt: string;
  answer: { text: string; by: string; at: string } | null;
}

export interface DeskReport {
  id: string;
  turn: number;
  heading: string;
  sender: string;
  gameTime: string;
  body: string;
  releasedAt: string;
}
