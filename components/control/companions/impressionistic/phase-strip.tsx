import { Button } from '@/components/ui/button';
import { phaseNames } from '@/lib/companions/impressionistic/phases';
import { phases, type State } from '@/lib/companions/impressionistic/state';

/** The phases of the turn, the one that is on, and the way to the next. */
export function PhaseStrip({ state, goOn, isBusy }: { state: State; goOn: (() => void) | null; isBusy: boolean }) {
  const next = phases[phases.indexOf(state.phase) + 1];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <p className="cap">Turn {state.turn}</p>
        <ol aria-label="Phases of the turn" className="flex flex-wrap gap-x-1.5 gap-y-0.5 text-console">
          {phases.map((phase, at) => (
            <li
              key={phase}
              aria-current={phase === state.phase ? 'step' : undefined}
              className={phase === state.phase ? 'font-semibold' : 'text-ink-3'}
            >
              {at > 0 && (
                <span aria-hidden className="mr-1.5 font-normal text-ink-3">
                  ›
                </span>
              )}
              {phaseNames[phase]}
            </li>
          ))}
        </ol>
      </div>
      {goOn && (
        <Button hint="N" isBusy={isBusy} onClick={goOn}>
          {next ? `Next: ${phaseNames[next].split(',')[0]}` : `Next: turn ${state.turn + 1}`}
        </Button>
      )}
    </div>
  );
}
