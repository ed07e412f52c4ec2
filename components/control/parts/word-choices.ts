const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** `towedArtillery` as `Towed artillery`. */
const apart = (word: string): string => capital(word.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());

/** Ids as choices of a list, each in the words given for it, else in its own. */
export const choicesOf = <Id extends string>(ids: readonly Id[], words: Partial<Record<Id, string>> = {}) =>
  ids.map((id) => ({ id, label: words[id] ?? apart(id) }));
