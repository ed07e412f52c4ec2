import { z } from 'zod';
import type { CaseAbout } from '@/lib/advice/cases/case-record';

/** What of the main game a companion game plays out: a combat, a crossing, or the landing that an air task flies. */
export const companionAboutForm = z.strictObject({
  kind: z.enum(['combat', 'crossing', 'landing']),
  id: z.string().min(1).max(200),
});
export type CompanionAbout = z.infer<typeof companionAboutForm>;

/** What of the game a case at the rules desk is about, that may be played out: a crossing, and the landings that its air orders fly. */
export const aboutCase = ({ crossingId, tasks, flakOf }: CaseAbout): CompanionAbout[] => [
  ...(crossingId ? [{ kind: 'crossing' as const, id: crossingId }] : []),
  ...[...(flakOf ? [flakOf] : []), ...Object.values(tasks ?? {}).flat()].map((id) => ({
    kind: 'landing' as const,
    id,
  })),
];
