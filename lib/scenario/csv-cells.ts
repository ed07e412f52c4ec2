import { z } from 'zod';
import { isSheetError, unseenIn } from './files/unseen';

/** What a cell of a scenario's table may hold. Every message reads on from "column x". */

export const text = z
  .string()
  .trim()
  .max(4000, 'has more than 4,000 characters')
  .refine((cell) => unseenIn(cell) === null, { error: ({ input }) => unseenIn(String(input))! });
export const filled = text.min(1, 'is empty');
/** What something is called. */
export const named = filled
  .max(120, 'has more than 120 characters')
  .refine((name) => !isSheetError(name), 'is an error of a spreadsheet, and no name');

/** An empty cell is told as one, and not as an id or a figure that is none. */
const orEmpty =
  (otherwise: string) =>
  ({ input }: { input?: unknown }): string =>
    input === '' ? 'is empty' : otherwise;

/** Ids and keys: letters, figures, hyphens. */
export const id = text.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/, {
  error: orEmpty('is not an id: letters, figures and hyphens, 64 at most'),
});

const figure = (pattern: RegExp, otherwise: string) =>
  text.regex(pattern, { error: orEmpty(otherwise) }).transform(Number);
export const whole = figure(/^\d{1,6}$/, 'is not a whole number');
export const decimal = figure(/^-?\d{1,6}(\.\d+)?$/, 'is not a number');

export const yesNo = z.enum(['yes', 'no'], { error: 'is neither yes nor no' }).transform((word) => word === 'yes');

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: `is not one of ${words.join(', ')}` });

/** One of the words, or an empty cell. */
export const oneOrNone = <const Word extends string>(words: readonly Word[]) =>
  z.union([z.literal('').transform(() => null), oneOf(words)], {
    error: `is not one of ${words.join(', ')}, nor empty`,
  });

/** Entries parted by semicolons; an empty cell is an empty list. */
export const list = text.transform((cell) =>
  cell
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

export const listOf = <const Word extends string>(words: readonly Word[]) =>
  list.pipe(z.array(oneOf(words)).refine((entries) => new Set(entries).size === entries.length, 'says a word twice'));
