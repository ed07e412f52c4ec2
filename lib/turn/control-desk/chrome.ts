import type { ControlRole } from '../seat';

/** What stands around every desk of Control: whose screen it is, the turn, the clock, and what waits on which desk. Times are ISO strings. */
export interface Chrome {
  game: { id: string; title: string };
  seat: { id: string; label: string; roles: ControlRole[]; teamKeys: string[] };
  turn: ChromeTurn;
  phase: PhaseKey;
  phaseStartedAt: string;
  /** The server's time when this was read, to set the browser's clock by. */
  now: string;
  /** The six phases of §4, in their order. */
  phases: ChromePhase[];
  /** What waits on a desk; a desk without a number has nothing waiting. */
  badges: Partial<Record<'orders' | 'combats' | 'reports' | 'arrivals', number>>;
  teams: ChromeTeam[];
}

export type PhaseKey = 'orders' | 'collection' | 'movement' | 'combat' | 'briefing' | 'reinforcements';

export interface ChromeTurn {
  number: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: 'night' | 'morning' | 'afternoon';
  movementClosedAt: string | null;
  groupingClosedAt: string | null;
}

export interface ChromePhase {
  key: PhaseKey;
  budgetSeconds: number;
  /** Seconds of its runs of this turn that have ended; null when none has. The run under way is not in it. */
  spentSeconds: number | null;
}

export interface ChromeTeam {
  id: string;
  key: string;
  name: string;
  side: 'allied' | 'german';
}
