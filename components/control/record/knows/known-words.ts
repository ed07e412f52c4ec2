import { capital, listed } from '@/lib/text';
import type { FactOnDesk, KnownOnDesk } from '@/lib/turn/control-desk/record/knows';
import type { FactKind } from '@/lib/visibility/knows/known-facts';

/** The fog audit in words. */

export const kindWords: Record<FactKind, string> = {
  place: 'Where',
  kind: 'What kind',
  strength: 'How strong',
  identity: 'Who',
  effectiveness: 'How fit',
  movement: 'Movement',
  arrival: 'Due',
  words: 'Named',
};

/** How a sentence about what was never told calls it. */
const asNoun: Record<FactKind, string> = {
  place: 'place',
  kind: 'kind of troops',
  strength: 'strength',
  identity: 'identity',
  effectiveness: 'effectiveness',
  movement: 'movement',
  arrival: 'arrival',
  words: 'name',
};

/** What they do not know, in one line; empty: they have been told of all of it. */
export function neverWords({ never }: Pick<KnownOnDesk, 'never'>): string {
  if (never.length === 0) return '';
  const nouns = listed(never.map((kind) => asNoun[kind]));
  return `${capital(nouns)} ${never.length === 1 ? 'has' : 'have'} never been told.`;
}

/** The turns of contact: "In contact in turns 4 and 5." */
export const contactWords = (turns: readonly number[]): string =>
  turns.length === 0
    ? 'Never in contact, by the books.'
    : `In contact in ${turns.length === 1 ? 'turn' : 'turns'} ${listed(turns.map(String))}.`;

/** The last that was told of each kind and still stands, in the order one asks. */
export function lastTold(facts: readonly FactOnDesk[]): FactOnDesk[] {
  const kinds: FactKind[] = ['place', 'kind', 'strength', 'identity', 'effectiveness', 'movement', 'arrival'];
  return kinds.flatMap((kind) => facts.find((fact) => fact.kind === kind && fact.correctedBy === null) ?? []);
}

/** A fact beside the truth, in a word or two. */
export function nowWords({ now }: Pick<FactOnDesk, 'now'>): string {
  if (now.words === '') return '';
  return now.isStill === null ? `now ${now.words}` : now.isStill ? `still so: ${now.words}` : `not now: ${now.words}`;
}
