import type { FactOnDesk, KnowerOnDesk, KnownOnDesk } from '@/lib/desks/control/record/knows';
import { capital, listed } from '@/lib/text';
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

/** The noun in a sentence about a fact that was never told. */
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

/** The facts they do not know, in one line; empty: they have been told of all of it. */
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

/** The kinds in the order in which one asks. */
const asked: readonly FactKind[] = [
  'place',
  'kind',
  'strength',
  'identity',
  'effectiveness',
  'movement',
  'arrival',
  'words',
];

/** The last that was told of each kind and still stands, in the order one asks. */
export function lastTold(facts: readonly FactOnDesk[]): FactOnDesk[] {
  return asked
    .slice(0, -1)
    .flatMap((kind) => facts.find((fact) => fact.kind === kind && fact.correctedBy === null) ?? []);
}

/** The facts that a team was told, a kind after the other: `Where: 746 779. How strong: about one battalion.` */
export const knowerWords = ({ told }: Pick<KnowerOnDesk, 'told'>): string =>
  asked
    .flatMap((kind) => told.filter((one) => one.kind === kind).map(({ value }) => `${kindWords[kind]}: ${value}.`))
    .join(' ');

/** A fact beside the truth, in a word or two. */
export function nowWords({ now }: Pick<FactOnDesk, 'now'>): string {
  if (now.words === '') return '';
  return now.isStill === null ? `now ${now.words}` : now.isStill ? `still so: ${now.words}` : `not now: ${now.words}`;
}
