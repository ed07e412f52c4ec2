import type { Action, Daypart, Mover, Posture } from '@/lib/adjudication/types';

/** The master map as Control's desk reads it (§2): every counter with all that is on it. Places in km on the grid, times ISO. */
export interface MasterMap {
  turn: number;
  /** YYYY-MM-DD */
  date: string;
  daypart: Daypart;
  phase: 'orders' | 'collection' | 'movement' | 'combat' | 'briefing' | 'reinforcements';
  /** Set once positions were issued for this turn's movement. */
  movementClosedAt: string | null;
  allowsRest: boolean;
  teams: MasterTeam[];
  counters: MasterCounter[];
  crossings: MasterCrossing[];
}

export interface MasterTeam {
  id: string;
  key: string;
  name: string;
  side: 'allied' | 'german';
}

/** A master counter (§7, §9): status profile, lost steps, size points, and what Control must know to move it. */
export interface MasterCounter {
  id: string;
  name: string;
  shortName: string;
  side: 'allied' | 'german';
  teamId: string;
  teamKey: string;
  teamName: string;
  formation: string;
  brigade: string;
  nation: string;
  /** Annex B type: the key of its symbol. */
  arm: string;
  /** Counter notation: `5-3-2-1-0`, `[5-3-2-1-0]`, `(2)-(1)-0`. */
  profile: string;
  stepsLost: number;
  /** The level of the profile at `stepsLost`. */
  status: number;
  isEffective: boolean;
  sizePoints: number;
  x: number | null;
  y: number | null;
  /** Where it stood when the turn opened. */
  startX: number | null;
  startY: number | null;
  kmMoved: number;
  /** Not capped: above 1 it moved further than the guide maximum. */
  turnShareMoved: number;
  isOnMap: boolean;
  isCaptured: boolean;
  mover: Mover;
  carriage: string;
  flags: string[];
  arrivalTurn: number;
  entry: string;
  /** This turn's submitted order that names it, the first row of the sheet that does. */
  order: CounterOrder | null;
  /** What it was ordered on the turn before. */
  lastAction: Action | null;
  /** Where its own team was last told it stands; null before the first issue. */
  issued: { x: number; y: number; asOf: string } | null;
  /** Why its move was stopped or finished, for the report. */
  moveNote: string;
  notes: string;
  version: number;
}

export interface CounterOrder {
  lineId: string;
  orders: string;
  support: string;
  action: Action | null;
  posture: Posture | null;
  standFast: boolean;
}

export interface MasterCrossing {
  id: string;
  name: string;
  kind: string;
  water: string;
  capacityPoints: number;
  x: number;
  y: number;
  isPrepared: boolean;
  isBlown: boolean;
  notes: string;
}
