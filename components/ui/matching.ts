/** Something to be found by typing. */
export interface Choice {
  id: string;
  label: string;
  /** Smaller words behind the label; they are searched too. */
  hint?: string;
  /** Other names it is searched by, and not shown. */
  also?: string;
}

/** A text in small letters without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** The same without anything but letters and figures. */
const packed = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The rank of a choice for the typed words: 0 best, null not at all. */
function rank(choice: Choice, typed: string): number | null {
  const wanted = packed(typed);
  if (packed(choice.label).startsWith(wanted)) return 0;
  const words = plain(choice.label).split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => word.startsWith(wanted))) return 1;
  if (words.some((_, at) => words.slice(at).join('').startsWith(wanted))) return 2;
  if (initials(words).startsWith(wanted)) return 3;
  if (packed(choice.label).includes(wanted)) return 4;
  if (packed(`${choice.also ?? ''} ${choice.hint ?? ''}`).includes(wanted)) return 5;
  return null;
}

const initials = (words: string[]) => words.map((word) => (/^\p{N}/u.test(word) ? word : word.slice(0, 1))).join('');

/** The choices that answer what was typed, best first, otherwise in the order given. Spaces, stops and accents do not count. */
export function matching<C extends Choice>(choices: readonly C[], typed: string): C[] {
  if (packed(typed) === '') return [...choices];
  return choices
    .map((choice, order) => ({ choice, order, rank: rank(choice, typed) }))
    .filter((found) => found.rank !== null)
    .sort((a, b) => a.rank! - b.rank! || a.order - b.order)
    .map((found) => found.choice);
}

/** True when two words differ by one letter: another, one too many, one too few, or two that changed places. */
function isMisspelt(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const a = one.slice(same);
  const b = other.slice(same);
  const swapped = b.length > 1 && b[1]! + b[0] + b.slice(2) === a;
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || swapped;
}

/** A misspelling is looked for from so many letters on. */
const misspeltFrom = 4;

const allWords = ({ label, also = '', hint = '' }: Choice): string[] =>
  plain(`${label} ${also} ${hint}`).split(/[^\p{L}\p{N}]+/u);

/** True when each word typed begins a word of the choice, in any order. */
const hasEach = (choice: Choice, typed: string): boolean =>
  plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((wanted) => allWords(choice).some((word) => word.startsWith(wanted)));

const figures = (text: string) => text.replace(/\D/g, '');

/** True when a word of a choice begins with what was typed, but for one letter. Another figure is another unit. */
function isNear(choice: Choice, typed: string): boolean {
  const wanted = packed(typed);
  const words = allWords(choice);
  return words.some((_, at) => {
    const rest = words.slice(at).join('');
    return [-1, 0, 1].some((by) => {
      const near = rest.slice(0, wanted.length + by);
      return figures(near) === figures(wanted) && isMisspelt(wanted, near);
    });
  });
}

/** The choices for the typed words; where there are none, those with each of the words; then those with one wrong letter. */
export function findNear<C extends Choice>(choices: readonly C[], typed: string): C[] {
  const found = matching(choices, typed);
  if (found.length > 0) return found;
  const worded = choices.filter((choice) => hasEach(choice, typed));
  if (worded.length > 0 || packed(typed).length < misspeltFrom) return worded;
  return choices.filter((choice) => isNear(choice, typed));
}
