import type { Posture } from '@/lib/words';

/** §5 Rest, as this project reads it (OC-74, ours). Only where the game allows it. */

/** Turns running at rest that win a step back: three days. */
export const restTurns = 9;

/** The turns that a unit has rested, and the steps it can win back. */
export interface RestState {
  /** Turns running at Rest, out of contact and where it stood. */
  restedTurns: number;
  stepsLost: number;
  /** It has won back its one step already. */
  hasRecovered: boolean;
}

/** The turn of a unit; `posture` null: no order. */
export interface TurnSpent {
  posture: Posture | null;
  kmMoved: number;
  wasInContact: boolean;
}

/**
 * The state after a turn: the count goes on, or starts again after a contact, a move or any other posture. From the
 * ninth turn running on, a unit that has lost a step wins one back, once in the game.
 */
export function afterTurn(was: RestState, turn: TurnSpent): RestState {
  const isAtRest = turn.posture === 'rest' && turn.kmMoved === 0 && !turn.wasInContact;
  const restedTurns = isAtRest ? was.restedTurns + 1 : 0;
  const winsBack = restedTurns >= restTurns && was.stepsLost > 0 && !was.hasRecovered;
  return {
    restedTurns,
    stepsLost: was.stepsLost - (winsBack ? 1 : 0),
    hasRecovered: was.hasRecovered || winsBack,
  };
}
