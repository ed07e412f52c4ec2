import type { AirTaskState } from '@/lib/words';

/** A bridge as its test leaves it. `testedAt`: when its die fell. */
interface BridgeTested {
  state: 'tested' | 'blown';
  testedIn: number;
  testedBy: string;
  testedAt: Date;
  testedRoll: number;
}

/** The effect of a case on one thing, before it is known whether the game has it. */
export type CaseEffect =
  | {
      subject: 'unit';
      id: string;
      steps?: number;
      isCaptured?: true;
      immobilisedIn?: number;
      suppressedIn?: number;
      kmMoved?: number;
      turnShareMoved?: number;
    }
  | ({ subject: 'crossing'; id: string } & BridgeTested)
  | { subject: 'squadron'; id: string; lost: number }
  | { subject: 'airTask'; id: string; lost?: number; damage?: number; state?: 'flown' | 'drivenOff' };

/** The parts of the game's truth that a case can touch, by id. */
export interface GameRowsChanged {
  unit: ReadonlyMap<string, UnitTouched>;
  crossing: ReadonlyMap<string, { state: string }>;
  squadron: ReadonlyMap<string, { squadrons: number; lost: number }>;
  airTask: ReadonlyMap<string, AirTaskTouched>;
}
export interface AirTaskTouched {
  squadronId: string | null;
  squadrons: number;
  lost: number;
  /** Damage by flak over the operation (OC-85). */
  damage: number;
  state: AirTaskState;
}
export interface UnitTouched {
  profile: string;
  stepsLost: number;
  isCaptured: boolean;
  immobilisedIn: number | null;
  suppressedIn: number | null;
  kmMoved: number;
  turnShareMoved: number;
}
