import { z } from 'zod';

/** What a cell of a scenario's table may hold. Every message reads on from "column x". */

/**
 * A character that is no letter, sign, space, line break or tab. Bidirectional controls are among them; the joiners that
 * Persian and Hindi are spelled with (ZWJ, ZWNJ) are not.
 */
const unseen = /[^\P{C}\n\r\t\u200c\u200d]|\ufffd/u;

const codeOf = (text: string): string =>
  `U+${unseen.exec(text)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** A text without what cannot be seen, which no cell may hold. */
export const withoutUnseen = (text: string): string => text.replace(new RegExp(unseen, 'gu'), '');

const anyUnseen = /[^\P{C}\n\r\t]/gu;
const isJoiner = (sign: string): boolean => sign === '\u200c' || sign === '\u200d';

/**
 * A text without the signs that cannot be seen and that programs leave in it: soft hyphens, blanks of no width, marks of
 * direction. A joiner between two letters stays: Persian and Hindi are spelled with it.
 */
export const withoutHidden = (text: string): string =>
  text.replace(anyUnseen, (sign, at: number) =>
    isJoiner(sign) &&
    /[\p{L}\p{M}]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
    /^\p{L}/u.test(text.slice(at + 1, at + 3))
      ? sign
      : '',
  );

/** What a spreadsheet writes where it could not reckon: `#REF!`, `#N/A`, `#DIV/0!`, in the language of whoever saved it. */
const sheetError = /^(?:#[\p{Lu}_]{2,}[!?]|#\p{Lu}+\/(?:0|\p{Lu})!?|#(?:NV|ND)|#\p{Lu}+_\p{Lu}+|#{3,}|Err:\d{3})$/u;
export const isSheetError = (text: string): boolean => sheetError.test(text);

/** What is wrong with a text that holds a character that cannot be seen; null: nothing. */
export const unseenIn = (written: string): string | null =>
  unseen.test(written) ? `holds a character that cannot be seen (${codeOf(written)}): write it anew` : null;

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

/** Ids and keys: letters, figures, hyphens. */
export const id = text.regex(
  /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/,
  'is not an id: letters, figures and hyphens, 64 at most',
);

export const whole = text.regex(/^\d{1,6}$/, 'is not a whole number').transform(Number);
export const decimal = text.regex(/^-?\d{1,6}(\.\d+)?$/, 'is not a number').transform(Number);

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
