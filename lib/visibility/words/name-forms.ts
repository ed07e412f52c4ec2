import {
  abbreviationOf,
  isArmBehind,
  isGeneral,
  isNation,
  isSize,
  numberOfOrdinal,
  numberOfRoman,
  otherWaysOf,
  partsOf,
} from './military-words';
import { isEnglish } from './plain-words';
import { type Word, wordsOfName } from './text-words';

/**
 * The forms in which people write a name, each with what a text must have for it to be that name:
 * `words` no more than its words; `capitals` a capital letter where the name has one and the word is plain English;
 * `name` a capital letter; `amidst` a capital letter where a sentence does not begin.
 */
export type Needs = 'words' | 'capitals' | 'name' | 'amidst';

export interface Form {
  words: readonly Word[];
  needs: Needs;
}

/** The number that a word of a name writes in Roman numerals or as an ordinal; null: none. */
const numeralOf = ({ word, isCapital }: Word): number | null =>
  isCapital ? (numberOfRoman(word) ?? numberOfOrdinal(word)) : null;
const isFigure = (word: Word): boolean => /^\d+$/.test(word.word) || numeralOf(word) !== null;

/** All that one word of a name may be written as, each way its parts. */
export function waysToWrite(one: Word): readonly (readonly string[])[] {
  const { word, inFull, parts } = one;
  const number = numeralOf(one);
  if (number !== null) return [parts, [`${number}`], ...otherWaysOf(`${number}`)];
  const full = inFull === word ? [] : [partsOf(inFull)];
  const more = otherWaysOf(word);
  if (more.length > 0 || word.length < 4 || isGeneral(word)) return [parts, ...full, ...more];
  return [parts, ...full, [word.endsWith('s') ? word.slice(0, -1) : `${word}s`]];
}

/** Which words of names point at somebody: none of the places of the map, and none that all units share. */
class Pointing {
  constructor(private readonly places: ReadonlySet<string>) {}
  isPlace = ({ word }: Word): boolean => this.places.has(word);
  isOwn = (one: Word): boolean => one.word.length >= 2 && !isFigure(one) && !isGeneral(one.word) && !this.isPlace(one);

  /** The parts a text must have for these words to point at somebody; null: they do not, whatever it has. */
  needsOf(words: readonly Word[], isWhole: boolean): Needs | null {
    const own = words.filter(this.isOwn);
    if (own.some(({ word }) => !isEnglish(word))) return words.length > 1 ? 'words' : 'name';
    if (words.length === 1)
      return own.length > 0 ? 'amidst' : isWhole && !isFigure(words[0]!) && !this.isPlace(words[0]!) ? 'amidst' : null;
    const parts = words.flatMap((one) => one.parts);
    const figures = words.filter(isFigure).length;
    if (figures === words.length) return null;
    if (figures > 0) return words.length > 2 && parts.some(isSize) ? 'words' : 'capitals';
    return isWhole || own.length > 0 ? 'capitals' : null;
  }
}

/** True when a name points at anybody: a heading of an order of battle such as "Corps troops" does not. */
export const pointsAtSomebody = (name: string, places: ReadonlySet<string>): boolean => {
  const { isOwn, isPlace } = new Pointing(places);
  const isLetter = ({ word, isCapital }: Word) => word.length === 1 && isCapital;
  return wordsOfName(name).some((one) => isOwn(one) || isPlace(one) || isFigure(one) || isLetter(one));
};

/** The words of a name without those in brackets, and those in each bracket. */
function partedByBrackets(name: string): { outside: readonly Word[]; inside: readonly (readonly Word[])[] } {
  const words = wordsOfName(name);
  const brackets = [...name.matchAll(/\([^)]*\)/g)].map(({ index: from, 0: { length } }) => ({
    from,
    to: from + length,
  }));
  const isIn = ({ from, to }: Word, bracket: { from: number; to: number }) => bracket.from <= from && to <= bracket.to;
  return {
    outside: words.filter((word) => !brackets.some((bracket) => isIn(word, bracket))),
    inside: brackets.map((bracket) => words.filter((word) => isIn(word, bracket))),
  };
}

/** A name without what is before or behind it: headquarters, a battalion's number before its regiment, the arm. */
function shortened(words: readonly Word[]): (readonly Word[])[] {
  const [first, second] = words;
  const last = words.at(-1);
  const made: (readonly Word[])[] = [];
  if (first?.parts[0] === 'hq') made.push(words.slice(1));
  if (last?.parts[0] === 'hq') made.push(words.slice(0, -1));
  if (words.length > 2 && last && isArmBehind(last.word)) made.push(words.slice(0, -1));
  const isOfARegiment = first && second && isFigure(first) && words.slice(1).some(isFigure);
  if (isOfARegiment && (numeralOf(first) !== null || !isFigure(second) || second.word.length > 2))
    made.push(words.slice(1));
  return made;
}

/** A name with its figure at the other end: GR 1034, 1034 GR. */
function turned(words: readonly Word[]): readonly Word[] | null {
  if (words.length < 2 || words.filter(isFigure).length !== 1) return null;
  if (isFigure(words[0]!)) return [...words.slice(1), words[0]!];
  return isFigure(words.at(-1)!) ? [words.at(-1)!, ...words.slice(0, -1)] : null;
}

/** A name with two or more of its words as one abbreviation: GR 1034 for Grenadier-Regiment 1034. */
function abbreviated(words: readonly Word[]): readonly Word[] | null {
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + 4); to > from; to--) {
      const short = abbreviationOf(words.slice(from, to).flatMap(({ parts }) => parts));
      const one = short && wordsOfName(short)[0]!;
      if (one) return [...words.slice(0, from), { ...one, isCapital: true }, ...words.slice(to)];
    }
  return null;
}

/** The names that are written as one: "14 and 615 Field Sqns", "Btl Köppel and Btl Zedlitz". */
function single(words: readonly Word[]): (readonly Word[])[] {
  const from = words.findIndex((one) => !isFigure(one) && one.word !== 'and');
  const figures = words.slice(0, Math.max(from, 0)).filter(isFigure);
  const isOfSome = figures.length > 1 && words.slice(0, from).some(({ word }) => word === 'and');
  const plural = (one: Word): Word =>
    /^(?:sqn|squadron|coy|btl|bty|regt)s$/.test(one.word)
      ? { ...one, word: one.word.slice(0, -1), parts: wordsOfName(one.word.slice(0, -1))[0]!.parts }
      : one;
  if (isOfSome) return figures.map((figure) => [figure, ...words.slice(from).map(plural)]);
  const at = words.findIndex(({ word }) => word === 'and');
  return at > 1 && at < words.length - 2 ? [words.slice(0, at), words.slice(at + 1)] : [];
}

/** The same words with each of its other forms, without those that point at nobody. */
function formsOfWords(words: readonly Word[], pointing: Pointing, isWhole: boolean): Form[] {
  const shorter = [words, ...single(words)].flatMap((one) => [one, ...shortened(one)]);
  const again = shorter.flatMap((one) => [one, ...shortened(one)]).flatMap((one) => [one, abbreviated(one) ?? one]);
  const withTurned = again.flatMap((one) => [one, ...(turned(one) ? [turned(one)!] : [])]);
  const withoutSize = withTurned.flatMap((one) => {
    const left = one.filter(({ parts }) => !(parts.length === 1 && isSize(parts[0]!)));
    const isDiv = left.length >= 2 && left.length < one.length && one.some(isFigure);
    const isLast = left.length >= 2 && one.length - left.length === 1 && isSize(one.at(-1)!.parts.at(-1)!);
    return isDiv || isLast ? [one, left] : [one];
  });
  const ss = words.findIndex((one, i) => isFigure(one) && words[i + 1]?.word === 'ss');
  const nation = words.length > 2 && isFigure(words[0]!) && words.slice(1).some((one) => isNation(one.parts[0]!));
  const all = [...withoutSize, ...(ss >= 0 ? [words.slice(ss, ss + 2)] : []), ...(nation ? [words.slice(1)] : [])];
  return all.flatMap((one) => {
    const isAll = (isWhole && one.length >= words.length - 1) || (nation && one.length === words.length - 1);
    const needs = pointing.needsOf(one, isAll);
    return needs ? [{ words: one, needs }] : [];
  });
}

/** The words of a name that stand for it alone: a commander, Hohenstaufen. */
function alone(words: readonly Word[], pointing: Pointing, isACommander: boolean): Form[] {
  return words
    .filter((one) => pointing.isOwn(one) && one.isCapital && (one.word.length >= 4 || words.length === 1))
    .filter(({ word }) => isACommander || !isEnglish(word))
    .map((one) => {
      const needs = isEnglish(one.word) ? 'amidst' : isACommander && one.word.length >= 5 ? 'words' : 'name';
      return { words: [one], needs };
    });
}

/** All forms in which a name is looked for; none: it points at nobody. `places`: the words of the map's names. */
export function formsOf(name: string, places: ReadonlySet<string>): Form[] {
  const pointing = new Pointing(places);
  const words = wordsOfName(name);
  const { outside, inside } = partedByBrackets(name);
  const isLed = !outside.some(isFigure);
  const named = inside.flatMap((bracket) => {
    const forms = bracket.length > 1 ? formsOfWords(bracket, pointing, false) : [];
    return [...forms, ...alone(bracket, pointing, bracket.filter(pointing.isOwn).length <= 2)];
  });
  const forms = [
    ...formsOfWords(words, pointing, true),
    ...(outside.length < words.length ? formsOfWords(outside, pointing, true) : []),
    ...alone(outside, pointing, isLed && outside.some((one) => isGeneral(one.word))),
    ...named,
  ];
  const byKey = new Map(forms.map((form) => [`${form.needs} ${form.words.map(({ word }) => word).join(' ')}`, form]));
  return [...byKey.values()];
}
