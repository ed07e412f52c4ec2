/** The parts of a letter that were written or changed by hand since it was drafted. */

/** Sentences and lines of a text, with where each begins: it ends with a line, or with a full stop before a space. */
export const sentencesOf = (text: string): { from: number; text: string }[] =>
  [...text.matchAll(/[^\s](?:[^\n]*?[.!?](?=\s|$)|[^\n]*)/g)].map(({ index, 0: sentence }) => ({
    from: index,
    text: sentence.trimEnd(),
  }));

/** Where a text has sentences that its draft did not have. */
export function writtenSince(body: string, drafted: string): [from: number, to: number][] {
  if (body === drafted) return [];
  const left = counted(sentencesOf(drafted).map(({ text }) => text));
  return sentencesOf(body).flatMap(({ from, text }): [number, number][] => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count > 0 ? [] : [[from, from + text.length]];
  });
}

/** The count of each among them. */
export function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
