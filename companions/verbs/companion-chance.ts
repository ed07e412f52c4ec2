import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Draw } from '@/companions/rules/table-dice';
import { RollsMismatch } from '@/lib/adjudication/dice';
import { refusal } from '@/lib/result';

/** The umpire's own dice, coins or cards as they fell, in the order in which they are asked for. null: the server rolls. */
export const valuesForm = z.array(z.number().int('is a whole number').min(1, 'begins at 1')).max(200).nullable();

/** The server's chance: cryptographic random numbers. */
const cryptoDraw: Draw = (sides) => randomInt(1, sides + 1);

/**
 * Does `ask` with the server's chance, or with values typed in: each must fit what is rolled and all must be used, else it
 * is refused.
 */
export function withChance<A>(values: readonly number[] | null, ask: (draw: Draw) => A): A {
  if (values === null) return ask(cryptoDraw);
  let used = 0;
  const typed: Draw = (sides, forWhat) => {
    const value = values[used];
    if (value === undefined) throw new RollsMismatch(`${values.length} were given, and one more is due: ${forWhat}.`);
    if (value > sides) throw new RollsMismatch(`Number ${used + 1} is 1 to ${sides}: ${forWhat}.`);
    used += 1;
    return value;
  };
  try {
    const answer = ask(typed);
    if (used === values.length) return answer;
    throw refusal('badInput', `${values.length} were given, and only ${used} are due.`, { field: 'values' });
  } catch (error) {
    if (!(error instanceof RollsMismatch)) throw error;
    throw refusal('badInput', error.message, { field: 'values' });
  }
}
