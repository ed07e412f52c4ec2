import { capital, spaced } from '@/lib/text';

/** Ids as choices of a list, each in the words given for it, else in its own, with a capital. */
export const choicesOf = <Id extends string>(ids: readonly Id[], words: Partial<Record<Id, string>> = {}) =>
  ids.map((id) => ({ id, label: capital(words[id] ?? spaced(id)) }));
