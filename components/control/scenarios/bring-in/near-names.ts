import { plain } from '@/lib/scenario/written-words';

/** One word becomes the other when this many letters change; more than `most` are not counted. */
function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++)
      now.push(Math.min(before[at]! + 1, now[at - 1]! + 1, before[at - 1]! + (one[row - 1] === other[at - 1] ? 0 : 1)));
    before = now;
  }
  return before.at(-1)!;
}

/** So few letters may differ in words of so many: longer ones may differ in two. */
const mayDiffer = (letters: number): number => (letters >= 8 ? 2 : letters >= 4 ? 1 : 0);
/** Shorter words begin too many names. */
const beginningAtLeast = 4;
/** Shorter words stand within too many names. */
const withinAtLeast = 6;

/** The key of what is called so, or nearly so: `Finish` is Finnish, `7 Flieger` is 7 Flieger-Division, `Talvela` is Group Talvela. Null: none, or several. */
export function keyCalled(brought: string, called: readonly { id: string; name: string }[]): string | null {
  const meant = plain(brought);
  if (meant === '') return null;
  const names = called.map(({ id, name }) => ({ id, words: [plain(id), plain(name)].filter((word) => word !== '') }));
  const only = (fits: (word: string) => boolean): string | null => {
    const found = new Set(names.flatMap(({ id, words }) => (words.some(fits) ? id : [])));
    return found.size === 1 ? [...found][0]! : null;
  };
  return (
    only((word) => word === meant) ??
    only(
      (word) =>
        meant.length >= beginningAtLeast &&
        (word.startsWith(meant) || (word.length >= beginningAtLeast && meant.startsWith(word))),
    ) ??
    only((word) => meant.length >= withinAtLeast && word.includes(meant)) ??
    only((word) => lettersApart(meant, word, 2) <= mayDiffer(Math.min(meant.length, word.length)))
  );
}
