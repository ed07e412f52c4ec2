'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { phaseDoneWords } from '@/components/control/parts/phases/phase-done-words';
import { usePhaseSteps } from '@/components/control/parts/phases/phase-steps';
import { Button } from '@/components/ui/button';

/** Under the head of every desk but the board, when the phase waits for nothing any more: so it says, and offers the next. */
export function PhaseOffer() {
  const { phase, isPhaseDone, isBegun, turn } = useChrome();
  const steps = usePhaseSteps();
  if (!isPhaseDone || !isBegun || turn.closedAt) return null;
  return (
    <section
      aria-label="The phase is done"
      className="flex min-h-9.5 flex-wrap items-center gap-x-3 border-b border-rule bg-mine-soft px-4 py-0.5"
    >
      <p>{phaseDoneWords(phase, turn)}</p>
      {steps ? (
        <Button kind="act" size="small" hint={keyOf('nextPhase')} isBusy={steps.isBusy} onClick={steps.goOn}>
          {steps.goesOn}
        </Button>
      ) : (
        <p className="text-ink-2">Game Control can go on.</p>
      )}
    </section>
  );
}
