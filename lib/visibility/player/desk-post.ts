import type { Place } from '@/lib/geometry';
import type { MarkWords } from '../forms/mark-writes';
import type { TableMove } from '../forms/table-form';
import type { TableShown } from './table-shown';

/** The messages that come and go on a player's desk, and the questions they must answer at once. Times are ISO strings. */
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
  /** The marks that were drawn with it. */
  marks: MarkWords[];
  /** Where units stand, as its sender knows; empty: it is no return. */
  places: PlaceTold[];
  deliveredAt: string;
}

/** Where a unit of another HQ stands, as that HQ knows: by its id among the friends on the reader's map. */
export interface PlaceTold extends Place {
  id: string;
  name: string;
}

export interface DeskSentMessage {
  id: string;
  turn: number;
  toName: string;
  /** Empty: to Control. */
  means: string;
  text: string;
  /** The marks of the team's own map that went with it. */
  marks: MarkWords[];
  places: Omit<PlaceTold, 'id'>[];
  writtenBy: string;
  sentAt: string;
  /** The news that the team has been told of it. */
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
  /** The move that is face down for Control to turn over; null: nothing yet. */
  laid: { move: TableMove; by: string } | null;
}
