/** Signs that nobody sees, and what spreadsheets write for errors: neither is part of a scenario. */

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

/** A spreadsheet writes one of these where it could not calculate, in its user's language: `#REF!`, `#N/A`, `#DIV/0!`. */
const sheetError = /^(?:#[\p{Lu}_]{2,}[!?]|#\p{Lu}+\/(?:0|\p{Lu})!?|#(?:NV|ND)|#\p{Lu}+_\p{Lu}+|#{3,}|Err:\d{3})$/u;
export const isSheetError = (text: string): boolean => sheetError.test(text);

/** A text with a character that cannot be seen has this fault; null: it has no such character. */
export const unseenIn = (written: string): string | null =>
  unseen.test(written) ? `holds a character that cannot be seen (${codeOf(written)}): write it anew` : null;
