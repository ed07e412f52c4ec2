import type { Chance } from '@/lib/chance';
import type { ThumbName } from '../thumbs';
import { byHand } from './hand';
import { ways } from './ways';

/** The contents of a row. */
interface ToSay {
  thumb: ThumbName;
  /** Empty: no place is named. */
  goal: string;
  /** The places on the way, in order. */
  by: readonly string[];
  who: string;
  /** Empty: no guns fire for it. */
  guns: string;
}

/** Says a row as people write it. Words that stand in `used` are taken when all others have been. */
export function sayRow(row: ToSay, chance: Chance, used: Set<string>): string {
  const { heads, tails } = ways[row.thumb];
  const head = newest(heads, row, chance, used);
  const tail = chance.onceIn(4) ? '' : newest(tails, row, chance, used);
  const words = [head, tail].filter(Boolean).map((one) => filled(one, row));
  return byHand(words.join(' '), chance);
}

/** One of the words that a row may be said in, of those not used yet as long as there are any. */
function newest(all: readonly string[], row: ToSay, chance: Chance, used: Set<string>): string {
  const may = all.filter((words) => fits(words, row));
  const unused = may.filter((words) => !used.has(words));
  const taken = chance.oneOf(unused.length > 0 ? unused : may);
  used.add(taken);
  return taken;
}

/** True when a row has what the words need. */
const fits = (words: string, { goal, guns, by }: ToSay): boolean =>
  (goal !== '' || !words.includes('{goal}')) &&
  (guns !== '' || !words.includes('{guns}')) &&
  (by.length > 0 || !words.includes('{by}'));

const filled = (words: string, { goal, by, who, guns }: ToSay): string =>
  words
    .replace('{goal}', goal)
    .replace('{by}', `by ${by.join(' and ')}`)
    .replace('{who}', who)
    .replace('{guns}', guns);
