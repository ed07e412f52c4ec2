import { type Dice, d3Of, type Face, RollsMismatch } from '@/lib/adjudication';

/** One piece of chance as it fell: `value` is 1 to `sides`. A coin has two sides (1 is heads), a deal as many as cards are left. */
export interface TableRoll {
  forWhat: string;
  sides: number;
  value: number;
}

type Coin = 'heads' | 'tails';

/** The dice of the engine, and what else lies on a table: a d10, coins, a deck. */
export interface TableDice extends Dice {
  /** 1 to 10: the nought of a d10 is ten (IW-3). */
  d10(forWhat: string): number;
  coin(forWhat: string): Coin;
  /** Which card of those left in the deck is dealt, 1 to `cardsLeft`. */
  card(cardsLeft: number, forWhat: string): number;
}

/** Where chance comes from: a whole number from 1 to `sides`. `forWhat` says what it is for, and is kept with it. */
export type Draw = (sides: number, forWhat: string) => number;

/** Chance of any kind from one source. */
function tableDice(draw: Draw): TableDice {
  const d6 = (forWhat: string): Face => draw(6, forWhat) as Face;
  return {
    d6,
    d3: (forWhat) => d3Of(d6(forWhat)),
    d10: (forWhat) => draw(10, forWhat),
    coin: (forWhat) => (draw(2, forWhat) === 1 ? 'heads' : 'tails'),
    card: (cardsLeft, forWhat) => draw(cardsLeft, forWhat),
  };
}

/** Draws that fall as written down beforehand. */
export interface ScriptedDraws {
  draw: Draw;
  /** Throws `RollsMismatch` unless every roll has been used. */
  end(): void;
}

/** Gives `values` in order. Throws `RollsMismatch` where one too many is asked for, or one does not fit what is rolled. */
export function scriptedDraws(values: readonly number[]): ScriptedDraws {
  let used = 0;
  return {
    draw: (sides, forWhat) => {
      const value = values[used];
      if (value === undefined)
        throw new RollsMismatch(`too few: ${values.length} given, one more is asked for ${forWhat}`);
      if (!Number.isInteger(value) || value < 1 || value > sides)
        throw new RollsMismatch(`roll ${used + 1} must be a whole number from 1 to ${sides} (${forWhat})`);
      used += 1;
      return value;
    },
    end() {
      if (used < values.length) throw new RollsMismatch(`too many: ${values.length} given, ${used} asked for`);
    },
  };
}

/** Chance that falls as written down beforehand. */
export type ScriptedTableDice = TableDice & Pick<ScriptedDraws, 'end'>;

/** Dice, coins and deals that give `values` in order, as `scriptedDraws` does. */
export function scriptedTableDice(values: readonly number[]): ScriptedTableDice {
  const { draw, end } = scriptedDraws(values);
  return { ...tableDice(draw), end };
}

/** Notes every draw with its purpose; for a 1d3 the face of the d6. */
export function recordedTableDice(draw: Draw): TableDice & { rolls: readonly TableRoll[] } {
  const rolls: TableRoll[] = [];
  const dice = tableDice((sides, forWhat) => {
    const value = draw(sides, forWhat);
    rolls.push({ forWhat, sides, value });
    return value;
  });
  return { ...dice, rolls };
}
