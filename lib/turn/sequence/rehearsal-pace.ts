import type { PhaseBudget } from '@/lib/scenario/types';
import type { RehearsalPace } from '@/lib/words';

/** So many times its minutes each phase takes. */
const times: Readonly<Record<RehearsalPace, number>> = { full: 1, half: 2 };

/** The phases of a game as a rehearsal of it has them at a pace. */
export const phasesAt = (phases: readonly PhaseBudget[], pace: RehearsalPace): PhaseBudget[] =>
  phases.map((phase) => ({ ...phase, budgetSeconds: phase.budgetSeconds * times[pace] }));

/** At which pace a rehearsal goes whose phases are these, of a game whose phases those are; null: at neither, for its own Game Control has set their times. */
export const paceOfRehearsal = (phases: readonly PhaseBudget[], ofGame: readonly PhaseBudget[]): RehearsalPace | null =>
  (Object.keys(times) as RehearsalPace[]).find((pace) =>
    phasesAt(ofGame, pace).every(({ key, budgetSeconds }) =>
      phases.some((phase) => phase.key === key && phase.budgetSeconds === budgetSeconds),
    ),
  ) ?? null;
