import type { DeskClock, DeskNotice } from './desk';

/** The projector as it crosses the wire: what everybody in the hall may know, seat or no seat. Times are ISO strings. */
export interface HallBoard
  extends Pick<
    DeskClock,
    'title' | 'turn' | 'date' | 'daypart' | 'phase' | 'phaseEndsAt' | 'isBegun' | 'isEnded' | 'pausedAt'
  > {
  /** The name of the hall's network; empty: nobody has said. */
  network: string;
  /** Where others reach the console now: a host without a port; null when this machine has no such address. */
  address: string | null;
  /** The newest first. */
  notices: DeskNotice[];
  /** The game of another ruleset that the hall follows; null: none. */
  companion: HallCompanion | null;
  /** The server's time when it was read. */
  now: string;
}

/** A companion game as the hall sees it: its table, on which nothing is hidden, and what was last done. */
export interface HallCompanion {
  title: string;
  table: CardOnTable;
  /** The oldest first. */
  lines: string[];
}

/** Battle Card on its table. */
export interface CardOnTable {
  turn: number;
  turns: number;
  weather: 'fog' | 'clear';
  /** The armoured corps has not entered the road yet. */
  isCorpsInBelgium: boolean;
  /** North first. */
  areas: CardArea[];
  /** The outcome; null: it is still played. */
  outcome: string | null;
}

export interface CardArea {
  name: string;
  /** The unit that holds it for the Allies; null: none. */
  unit: string | null;
  order: 'attack' | 'defend' | null;
  allied: number;
  german: number;
  isHeld: boolean;
  isCorpsHere: boolean;
}
