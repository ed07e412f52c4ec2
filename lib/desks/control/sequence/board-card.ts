import type { Place } from '@/lib/geometry';
import { counted } from '@/lib/text';
import type { CardKind } from '@/lib/words';

/** A card of the turn board. Times are ISO strings, by the database's clock. */
export interface BoardCard {
  kind: CardKind;
  /** The id of the thing the card is about, as claims name it. */
  subjectId: string;
  lane: Lane;
  name: string;
  /** A few words: the thing, and how far it has come. */
  about: string;
  /** One sentence on what holds the card up; empty when nothing does. */
  blocks: string;
  /** overdue: late. waiting: somebody must do something. */
  meaning: 'overdue' | 'waiting' | 'plain';
  /** The one who must act before the turn can go on; null: nobody. */
  waitsFor: 'control' | 'team' | null;
  /** The time since which the card waits; null: it has no age. */
  since: string | null;
  teamIds: string[];
  sector: string | null;
  /** Set for a report that is not released: Control has a draft of it. */
  isDrafted?: boolean;
  /** The desk that opens it; follows `/control/<seat>`. */
  to: string;
  /** Fields that change at a moment of the game's clock, without any act. */
  later?: { at: string } & Partial<Pick<BoardCard, 'blocks' | 'meaning' | 'waitsFor' | 'since'>>;
}

const lanes = ['in', 'checked', 'grouped', 'resolved', 'told'] as const;
export type Lane = (typeof lanes)[number];

/** The facts of the turn that all cards are made with. */
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
/** A card on which nobody has to act. */
export const plain = { blocks: '', meaning: 'plain', waitsFor: null } as const;
/** A card on which Control has to act. */
export const forControl = { meaning: 'waiting', waitsFor: 'control' } as const;
/** A card on which the team has to act. */
export const forTeam = { meaning: 'waiting', waitsFor: 'team' } as const;

/** The first 70 characters of a text at most, with an ellipsis where it is cut. */
export const short = (text: string): string => (text.length > 70 ? `${text.slice(0, 69).trimEnd()}…` : text);
