import type { StepToTake } from '@/lib/desks/control/scenarios/steps-to-take';
import type { KeptSteps } from './kept-steps';

/** The steps as they are shown: what this browser has looked at is done too, and the first that is not done is lit. */
export function stepsShown(
  told: readonly StepToTake[],
  { hasLooked }: Pick<KeptSteps, 'hasLooked'>,
): { steps: StepToTake[]; lit: StepToTake | null; done: number } {
  const steps = told.map((step) => (step.isLookedAt ? { ...step, isDone: hasLooked } : step));
  return {
    steps,
    lit: steps.find(({ isDone }) => !isDone) ?? null,
    done: steps.filter(({ isDone }) => isDone).length,
  };
}
