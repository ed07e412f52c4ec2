import { inCapitals, inFull } from './order-words';

/** A word of an order, or a stop. */
export interface Word {
  /** In small letters, without accents, short forms in full; a stop is itself. */
  said: string;
  from: number;
  to: number;
  isCapital: boolean;
  /** It begins a sentence. */
  isFirst: boolean;
}

/** Small letters without accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’]/g, '');

/** A number of km is a word by itself: "2km", "1500yds". */
const wordOrStop = /\d+\.\d+|\d+(?=(?:kms?|m|yds?|mi)\b)|[\p{L}\p{N}][\p{L}\p{N}'’/]*|[.,;:!?]|[-–]/gu;

const endsASentence: ReadonlySet<string> = new Set(['.', ';', '!', '?']);

/** Stops of a sentence and commas. */
export const isStop = (said: string): boolean => /^[.,;:!?]$/.test(said);

/** True when a word ends a sentence. */
export const endsSentence = (said: string): boolean => endsASentence.has(said);

/** The words of a text, each with its place in it. "X rds" are crossroads; N is north. A dash between two letters is left out. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  let isFirst = true;
  for (const match of text.matchAll(wordOrStop)) {
    const [written] = match;
    const isDash = /^[-–]$/.test(written);
    // Within a name ("Sint-Oedenrode") a dash only joins.
    if (isDash && /[\p{L}\p{N}]/u.test(text[match.index - 1] ?? ' ')) continue;
    const folded = plain(written);
    // "s of elst", in a row without capitals.
    const isBeforeOf = /^ of\b/.test(text.slice(match.index + written.length));
    const said = inCapitals[isBeforeOf ? written.toUpperCase() : written] ?? inFull[folded] ?? folded;
    // "St. Oedenrode", "N. of Son", "the br. at Son": the stop of a short form ends nothing.
    const last = found.at(-1);
    if (written === '.' && last && (last.said === 'st' || isShortForm(text, last, match.index))) continue;
    found.push({
      said: isDash ? '-' : said,
      from: match.index,
      to: match.index + written.length,
      isCapital: /^\p{Lu}/u.test(written) || /^\p{N}/u.test(written),
      isFirst,
    });
    isFirst = endsASentence.has(written);
  }
  return joinDirections(found);
}

/** A short form with its stop, before which the sentence goes on in small letters. */
function isShortForm(text: string, { from, to }: Word, stop: number): boolean {
  const written = text.slice(from, to);
  const isShort = written in inCapitals || plain(written) in inFull;
  return isShort && to === stop && /^\. ?[\p{Ll}\d]/u.test(text.slice(stop));
}

/** A text without what stands in brackets, which only explains; every letter keeps its place. */
export const withoutBrackets = (text: string): string =>
  text.replace(/\([^)]*\)/g, (part) => (part === '(.)' ? ' . ' : ' '.repeat(part.length)));

/** The words of a name, as those of an order are read. */
export const namedBy = (name: string): string[] =>
  wordsOf(name)
    .map(({ said }) => said)
    .filter((said) => !isStop(said) && said !== '-');

/** "north east of" is one direction, "br-head" one word. */
function joinDirections(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before?.said === 'bridge' && word.said === 'head') {
      before.said = 'bridgehead';
      before.to = word.to;
    } else if (before && /^(north|south)$/.test(before.said) && /^(east|west)$/.test(word.said)) {
      before.said = `${before.said}-${word.said}`;
      before.to = word.to;
    } else if (before?.said === 'half' && word.said === 'way') {
      before.said = 'halfway';
      before.to = word.to;
    } else joined.push({ ...word });
  }
  return joined;
}
