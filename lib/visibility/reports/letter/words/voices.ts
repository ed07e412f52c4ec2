import type { StaffVoice } from '@/lib/words';
import { fill } from '../fill';
import { american } from './american';
import { british } from './british';
import { german } from './german';
import { plain } from './plain';
import type { StaffWords } from './staff-words';

/** The words of each staff. All tell the same facts. */
export const wordsOf: Readonly<Record<StaffVoice, StaffWords>> = { plain, british, american, german };

/** The words of each staff for losses and for the worth of a unit, as they are in a sentence. */
export const fitnessWords: readonly string[] = [
  ...new Set(
    Object.values(wordsOf).flatMap(({ costs, states }) => [
      ...Object.values(costs),
      ...Object.values(states).flatMap(({ verbs, adjective }) => [adjective, ...verbs.flatMap(withoutVerb)]),
    ]),
  ),
];

/** "[is|are] still very strong" in a sentence of one and of several. */
function withoutVerb(verb: string): string[] {
  return [false, true].map((isMany) => fill(verb, { slots: {}, isMany }));
}
