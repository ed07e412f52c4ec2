import { z } from 'zod';
import type { CaseAbout } from '@/lib/advice/cases/case-record';
import { companionNames } from '@/lib/words';

/** The part of the main game that a companion game plays out: a combat, a crossing, or the landing that an air task flies. */
export const companionAboutForm = z.strictObject({
  kind: z.enum(['combat', 'crossing', 'landing']),
  id: z.string().min(1).max(200),
});
export type CompanionAbout = z.infer<typeof companionAboutForm>;

/** A companion's table that opens filled with what it plays out. */
export const playOutForm = z.strictObject({ companion: z.enum(companionNames), about: companionAboutForm });

/** The verb that opens it, as the desks of the main game call it: the companions lie beyond their room. */
export interface PlayOutVerb {
  'play-out': { declared: { form: typeof playOutForm } } & (() => Promise<{
    ok: true;
    value: { companionGameId: string };
  }>);
}

/**
 * The parts of the game in a case at the rules desk that may be played out: a crossing, and the landings that its air orders
 * fly.
 */
export const aboutCase = ({ crossingId, tasks, flakOf }: CaseAbout): CompanionAbout[] => [
  ...(crossingId ? [{ kind: 'crossing' as const, id: crossingId }] : []),
  ...[...(flakOf ? [flakOf] : []), ...Object.values(tasks ?? {}).flat()].map((id) => ({
    kind: 'landing' as const,
    id,
  })),
];
