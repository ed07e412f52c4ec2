import type { FilePaper, HqFile } from '@/lib/visibility/player/hq-file';

/** The search: a turn's number, `all`, or empty for the last turn with a paper; and words, all of which must be in the paper. */
export interface Look {
  turn: string;
  words: string;
}

/** The turn that the file opens on: the one asked for, else all of them with words, else the last that has a paper; empty: there is none. */
export function turnShown({ turns }: HqFile, { turn, words }: Look): string {
  if (turn !== '') return turn;
  if (words.trim() !== '') return 'all';
  return String((turns.find(({ papers }) => papers.length > 0) ?? turns[0])?.turn ?? '');
}

/** The papers looked for, by turn. Turns without such a paper are left out. */
export function lookIn(file: HqFile, look: Look): HqFile['turns'] {
  const asked = look.words.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = turnShown(file, look);
  return file.turns
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
function wordsOf({ title, when, about, text, rows }: FilePaper): string {
  const onRows = rows.flatMap(({ who, text: orders, ringed, notes, questions }) => [
    who,
    orders,
    ringed,
    ...notes,
    ...questions.flatMap((question) => [question.text, question.answer ?? '']),
  ]);
  return [title, when, about, text, ...onRows].join('\n').toLowerCase();
}
