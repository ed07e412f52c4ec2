import type { DeskCounter, DeskReport } from '@/lib/visibility/player/desk';

/** The words in which a unit was last reported, and when. */
export interface AsReported {
  words: string;
  turn: number;
}

/** So many sentences of a report are told of one unit. */
const sentencesAtMost = 2;

/**
 * The words of the newest report that names a unit, in its own sentences; null: no report has named it. `reports`: the
 * newest first.
 */
export function asReported(
  { name, shortName }: Pick<DeskCounter, 'name' | 'shortName'>,
  reports: readonly Pick<DeskReport, 'body' | 'turn'>[],
): AsReported | null {
  for (const { body, turn } of reports) {
    const sentences = body
      .split(/(?<=[.!?])\s+|\n+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => names(sentence, name) || names(sentence, shortName));
    if (sentences.length > 0) return { words: sentences.slice(0, sentencesAtMost).join(' '), turn };
  }
  return null;
}

/** True when a sentence holds a name as whole words: `2 Para` is not in `12 Para`. */
function names(sentence: string, name: string): boolean {
  if (name === '') return false;
  const letter = /[\p{L}\p{N}-]/u;
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1)) {
    const before = sentence[at - 1] ?? ' ';
    const after = sentence[at + name.length] ?? ' ';
    if (!letter.test(before) && !letter.test(after)) return true;
  }
  return false;
}
