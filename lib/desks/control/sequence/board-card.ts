import type { Place } from '@/lib/geometry';
import { counted } from '@/lib/text';
import type { CardKind } from '@/lib/words';

/** A card of the turn board. Times are ISO strings, by the database's clock. */
export interface BoardCard {
  kind: CardKind;
  /** What it is about; as a claim names it. */
  subjectId: string;
  lane: Lane;
  name: string;
  /** What it is and how far, in a few words. */
  about: string;
  /** What holds it up, a sentence; empty: nothing. */
  blocks: string;
  /** overdue: late. waiting: somebody must do something. */
  meaning: 'overdue' | 'waiting' | 'plain';
  /** Who must do something before the turn can go on; null: nobody. */
  waitsFor: 'control' | 'team' | null;
  /** Since when it lies there; null: it has no age. */
  since: string | null;
  teamIds: string[];
  sector: string | null;
  /** Of a report that is not told: its draft lies there. */
  isDrafted?: boolean;
  /** The desk that opens it; follows `/control/<seat>`. */
  to: string;
  /** What becomes of it from a moment of the game's clock on, by time alone. */
  later?: { at: string } & Partial<Pick<BoardCard, 'blocks' | 'meaning' | 'waitsFor' | 'since'>>;
}

export const lanes = ['in', 'checked', 'grouped', 'resolved', 'told'] as const;
export type Lane = (typeof lanes)[number];

/** What the cards hang together by. */
export interface BoardSetting {
  phase: string;
  isGroupingClosed: boolean;
  groupingClosedAt: Date | null;
  ordersEndedAt: Date | null;
  phaseStartedAt: Date;
  takesDrafts: boolean;
  nameOf: (teamId: string) => string;
  keyOf: (teamId: string) => string;
  sectorOfTeam: (teamId: string) => string | null;
  sectorAt: (place: Place | null) => string | null;
}

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
export const rowsIn = (rows: number): string => counted(rows, 'row');
/** Nobody has anything to do about it. */
export const plain = { blocks: '', meaning: 'plain', waitsFor: null } as const;
/** Control has. */
export const forControl = { meaning: 'waiting', waitsFor: 'control' } as const;
/** The team has. */
export const forTeam = { meaning: 'waiting', waitsFor: 'team' } as const;

/** The beginning of a text. */
export const short = (text: string): string => (text.length > 70 ? `${text.slice(0, 69).trimEnd()}…` : text);
