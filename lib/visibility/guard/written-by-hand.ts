import { capital } from '@/lib/text';
import { guard, type Mark } from './guard';
import type { Lexicon } from './guard-lexicon';

/** Words that Control writes to players by hand, outside a report: questions, messages, choices, nudges, notices. */

/** One text of a form: where it stands in it, and what a sentence calls it. */
export interface WrittenByHand {
  field: string;
  /** `the question` */
  name: string;
  text: string;
}

/** A mark, at its field. */
export type FieldMark = Mark & { field: string };

/** The faults of words without facts behind them: words of the mechanism, and units by their names. */
export function markWords(text: string, lexicon: Lexicon): Mark[] {
  const nothing = {
    sender: '',
    objective: null,
    fights: [],
    moves: [],
    arrivals: [],
    patrols: [],
    requests: [],
    news: [],
    accounts: [],
    ownPlaces: [],
  };
  return text.trim() === '' ? [] : guard(text, nothing, lexicon);
}

/** The words a mark is about; its id without its kind and its number. */
const wordsMarked = ({ id, kind }: Mark): string => id.slice(kind.length + 1).replace(/:\d+$/, '');

/**
 * The faults of words that Control wrote, each mark at its field. `alreadySaid` is what the players themselves have
 * written, of which these words speak or which they repeat: what stands there is no mark.
 */
export function marksByHand(words: readonly WrittenByHand[], lexicon: Lexicon, alreadySaid = ''): FieldMark[] {
  const said = alreadySaid.toLowerCase().replace(/\s+/g, ' ');
  return words.flatMap(({ field, name, text }) =>
    markWords(text, lexicon)
      .filter((mark) => !said.includes(wordsMarked(mark)))
      .map((mark) => ({
        ...mark,
        id: `${field}:${mark.id}`,
        field,
        message: `${capital(name)}: ${mark.message}`,
      })),
  );
}
