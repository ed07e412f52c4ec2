/** The words of a letter in pieces, as they are set apart on screen and on paper. */

/** Prose in pieces: grid references apart from the words between them. */
export const piecesOf = (text: string): string[] => text.split(/((?<![\d.,])\d{3}[ \u00a0]\d{3}(?![\d]))/);

/** The first sentence of a letter, and what follows it: a stop within a name ends none. */
export function newsOf(text: string): [news: string, rest: string] {
  const end = /[.!?](?<!\.\p{L}\.)\s+(?=[\p{Lu}\d])/u.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 1)] : [text, ''];
}

/** True when a letter is paragraphs and nothing else: no table, no outline, no title of an older game. */
export const isProse = (body: string): boolean =>
  !/[^\n]\n[^\n]|(?:^|\n)(?:\d{1,2}\. |[^\p{Ll}.!?]+(?:\n|$))/u.test(body);
