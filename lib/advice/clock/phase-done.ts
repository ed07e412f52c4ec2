import type { Phase } from '@/lib/words';

/** The work that the phases of a turn still wait for (§4). */
export interface WorkLeft {
  /** Teams that owe a sheet. */
  missing: number;
  /** Sheets that are handed in and not accepted. */
  unaccepted: number;
  /** It is closed, or nothing is left to move: the next phase closes it. */
  isMovementDone: boolean;
  /** Combats without a ruling. */
  combats: number;
  /** Units that were ordered to attack, or are no longer effective and in contact, of which nothing has become yet. */
  choices: number;
  /** Teams that are owed a report and have had none. */
  untold: number;
  /** Units due that are not placed. */
  arrivals: number;
}

/** True when a phase waits for nothing any more, so that the next can begin (§4). */
export function isPhaseDone(phase: Phase, left: WorkLeft): boolean {
  switch (phase) {
    case 'orders':
      return left.missing === 0;
    case 'collection':
      return left.missing === 0 && left.unaccepted === 0;
    case 'movement':
      return left.isMovementDone;
    case 'combat':
      return left.combats === 0 && left.choices === 0;
    case 'briefing':
      return left.untold === 0;
    case 'reinforcements':
      return left.arrivals === 0;
  }
}
