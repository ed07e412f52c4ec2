import type { Face, Roll } from './types';

/** The faces of a d6. */
export const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

/** Where dice come from. `forWhat` says what is rolled for, and is kept with the roll. */
export interface Dice {
  d6(forWhat: string): Face;
  /** A d6 halved and rounded up (OC-48). */
  d3(forWhat: string): 1 | 2 | 3;
}

/** The 1d3 that the face of a d6 stands for (OC-48). */
export const d3Of = (face: Face): 1 | 2 | 3 => Math.ceil(face / 2) as 1 | 2 | 3;

/** Dice from any source of faces. The server passes one made from its cryptographic random numbers. */
export function diceFrom(roll: () => Face): Dice {
  return { d6: () => roll(), d3: () => d3Of(roll()) };
}

/** Fewer or more dice were given than were asked for. */
export class RollsMismatch extends Error {
  override name = 'RollsMismatch';
}

/** Dice that fall as written down beforehand. Throws `RollsMismatch` when asked for one too many. */
export interface ScriptedDice extends Dice {
  /** Throws `RollsMismatch` unless every roll has been used. */
  end(): void;
}

/** Dice that give `rolls` in order. Call `end()` after the last question. */
export function scriptedDice(rolls: readonly Face[]): ScriptedDice {
  let used = 0;
  const dice = diceFrom(() => {
    const face = rolls[used];
    if (face === undefined) throw new RollsMismatch(`too few: ${rolls.length} given, more are asked for`);
    used += 1;
    return face;
  });
  return {
    ...dice,
    end() {
      if (used < rolls.length) throw new RollsMismatch(`too many: ${rolls.length} given, ${used} asked for`);
    },
  };
}

/** Dice that note every roll with its purpose; for a 1d3 the face of the d6 is noted. */
export interface RecordedDice extends Dice {
  readonly rolls: Roll[];
}

/** Wraps `dice`, keeping each roll. */
export function recordedDice(dice: Dice): RecordedDice {
  const rolls: Roll[] = [];
  const d6 = (forWhat: string): Face => {
    const value = dice.d6(forWhat);
    rolls.push({ forWhat, value });
    return value;
  };
  return { rolls, d6, d3: (forWhat) => d3Of(d6(forWhat)) };
}
