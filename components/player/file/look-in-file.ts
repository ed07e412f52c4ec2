import type { FilePaper, HqFile } from '@/lib/visibility/player/hq-file';

/** What is looked for: a turn's number, `all`, or empty for the latest; and words, each of which stands in the paper. */
export interface Look {
  turn: string;
  words: string;
}

/** The papers looked for, by turn. With words and no turn, those of all turns. Turns without such a paper are left out. */
export function lookIn({ turns }: HqFile, { turn, words }: Look): HqFile['turns'] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = turn === 'all' || (turn === '' && asked.length > 0) ? 'all' : turn || String(turns[0]?.turn ?? '');
  return turns
    .filter((one) => chosen === 'all' || String(one.turn) === chosen)
    .map((one) => ({
      ...one,
      papers: one.papers.filter((paper) => {
        const said = wordsOf(paper);
        return asked.every((word) => said.includes(word));
      }),
    }))
    .filter(({ papers }) => papers.length > 0);
}

/** All that stands on a paper, in small letters. */
function wordsOf({ title, about, text, rows }: FilePaper): string {
  const onRows = rows.flatMap(({ who, text: orders, ringed, notes, questions }) => [
    who,
    orders,
    ringed,
    ...notes,
    ...questions.flatMap((question) => [question.text, question.answer ?? '']),
  ]);
  return [title, about, text, ...onRows].join('\n').toLowerCase();
}
