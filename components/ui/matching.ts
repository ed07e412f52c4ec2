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
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** The same without anything but letters and figures. */
export const packed = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '');

/** How well a choice answers what was typed: 0 best, null not at all. */
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
