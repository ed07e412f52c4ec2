/** Words of a crossing's name that do not tell it from another. */
const common = new Set([
  'the',
  'of',
  'and',
  'over',
  'at',
  'in',
  'on',
  'by',
  'a',
  'an',
  'to',
  'road',
  'rail',
  'bridge',
  'bridges',
  'ferry',
  'lock',
  'canal',
  'river',
  'four',
  'new',
]);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s\b/g, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/** What a text must say beyond the name, for a crossing of this kind. */
const kinds: readonly (readonly [inName: string, said: readonly string[]])[] = [
  ['ferry', ['ferry', 'ferries']],
  ['rail', ['rail', 'railway']],
  ['pontoon', ['pontoon', 'schipbrug']],
];

/**
 * The crossings a row's text seems to speak of, for Control to tick: in one sentence a word of the crossing's own name,
 * and bridge, ferry, or a word for crossing over. A rail bridge, a pontoon and a ferry must be called so. Ids in the
 * order given.
 */
export function crossingsNamed(text: string, crossings: readonly { id: string; name: string }[]): string[] {
  const sentences = text.split(/[.;!?\n]+/).map((sentence) => new Set(wordsOf(sentence)));
  return crossings.filter(({ name }) => sentences.some((said) => isNamed(name, said))).map(({ id }) => id);
}

const crossingWords = [
  'bridge',
  'bridges',
  'ferry',
  'ferries',
  'cross',
  'crosses',
  'crossing',
  'over',
  'across',
  'via',
];

function isNamed(name: string, said: ReadonlySet<string>): boolean {
  if (!crossingWords.some((word) => said.has(word))) return false;
  const words = wordsOf(name);
  const own = words.filter((word) => !common.has(word) && !kinds.some(([kind]) => kind === word));
  const place = wordsOf(name.split(/[–(]/)[0]!).filter((word) => own.includes(word));
  if (!(place.length > 0 ? place : own).some((word) => said.has(word))) return false;
  return kinds.every(([kind, saying]) => !words.includes(kind) || saying.some((word) => said.has(word)));
}
