/**
 * The way each act of Control's is taken back from the ledger, or not. `fromTheLedger`: its compensation is right and
 * complete, because what it wrote is all it did, and no player was told of it. `untilMovementCloses`: the same, until
 * the teams are told where their counters stand. `atAnyTime`: the same in later turns too, because nothing can stand on
 * it. Every other word says why it is not.
 */
const undoRules = {
  fromTheLedger: null,
  untilMovementCloses: null,
  atAnyTime: null,
  diceFell: 'Dice were rolled. Rule otherwise instead.',
  teamTold: 'A team was told. Send a correction.',
  turnWentOn: 'The turn has moved on; this stays.',
  ruled: 'Take the ruling back at its combat.',
  atItsDesk: 'Correct it at its own desk.',
  atItsCompanionGame: 'Take it back at the companion game’s own desk, up to the last die.',
  landed: 'A lift that has landed stands on the ground. Take its units off the map one by one instead.',
  raised: 'The unit is in the game now. Take it off the map instead.',
  undidAnAct: 'This undid something. Do that again instead.',
  undidARuling: 'This undid a ruling. Rule on the combat again instead.',
} as const;
export type UndoRule = keyof typeof undoRules;

/** The words of every verb for its acts in the ledger; a player's has no `undo`. */
export interface ToldOfActs {
  readonly inLedger: string | null;
  readonly undo?: UndoRule;
}

/** Why an act is not taken back from the ledger, by what its verb declares; null: it may be. A player's verb has no `undo`. */
export function whyNotUndone(declared: ToldOfActs | undefined): string | null {
  if (!declared) return undoRules.atItsDesk;
  return declared.undo ? undoRules[declared.undo] : 'It is the team’s own.';
}

/** True when an act of a turn is still taken back in turn `now`. */
export const isInTime = (declared: ToldOfActs | undefined, turn: number, now: number): boolean =>
  turn === now || declared?.undo === 'atAnyTime';
