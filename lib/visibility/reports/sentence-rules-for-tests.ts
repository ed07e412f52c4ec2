/** The sentences of a report's text, for the tests: titles, the heads of an outline and the lines of a table are none. */
export const sentencesOf = (body: string): string[] =>
  body
    .split('\n\n')
    .map((paragraph) => paragraph.replace(/^\d+\. [^.\n]+\. /, ''))
    .filter((paragraph) => !paragraph.includes('\n') && /[.!?]$/.test(paragraph))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u))
    .map((sentence) => sentence.trim());

/** The three words a sentence opens with that have opened another before. */
export function openingsTwice(body: string): string[] {
  const openings = sentencesOf(body).map((sentence) =>
    sentence
      .toLowerCase()
      .split(/[\s,;:]+/)
      .slice(0, 3)
      .join(' '),
  );
  return openings.filter((opening, i) => openings.indexOf(opening) < i);
}
