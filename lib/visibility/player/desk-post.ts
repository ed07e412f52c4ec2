import type { TableMove } from '../forms/table-form';
import type { TableShown } from './table-shown';

/** What comes and goes by message on a player's desk, and what he must answer at once. Times are ISO strings. */
export interface DeskPost {
  /** Messages that have come in, the latest first. */
  messages: DeskMessage[];
  /** Messages the team has sent, the latest first. */
  sentMessages: DeskSentMessage[];
  /** Questions of this turn that must be answered at once, as they were asked. */
  decisions: DeskDecision[];
  /** Games beside this one in which the team has a hand. */
  tables: DeskTable[];
}

export interface DeskMessage {
  id: string;
  turn: number;
  sender: string;
  means: string;
  /** The hour it came in, in the words of the battle; empty: none given. */
  gameTime: string;
  text: string;
  deliveredAt: string;
}

export interface DeskSentMessage {
  id: string;
  turn: number;
  toName: string;
  /** Empty: to Control. */
  means: string;
  text: string;
  writtenBy: string;
  sentAt: string;
  /** What the team has been let know of it. */
  news: { text: string; at: string }[];
}

export interface DeskDecision {
  id: string;
  question: string;
  options: string[];
  /** The place of the choice that counts when no answer comes in time. */
  defaultOption: number;
  askedAt: string;
  endsAt: string;
  /** The clock stands still since then; null: it runs. */
  pausedAt: string | null;
  answer: { option: number; by: string } | null;
  /** The choice it was settled with; null: as answered, or by default. */
  settledAs: number | null;
}

/** A team's side of the table of a game beside this one. */
export interface DeskTable {
  id: string;
  title: string;
  shown: TableShown;
  /** What lies face down for Control to turn over; null: nothing yet. */
  laid: { move: TableMove; by: string } | null;
}
