import { phaseNames } from '@/companions/impressionistic/rules/phases';
import { type Phase, phases, type State } from '@/companions/impressionistic/rules/state';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';

/** Without whose ambushes may come. */
const shortly = (phase: Phase): string => phaseNames[phase].split(',')[0]!;

/** The phases of the turn, the one that is on, and the way to the next. */
export function PhaseStrip({ state, goOn, isBusy }: { state: State; goOn: (() => void) | null; isBusy: boolean }) {
  const next = phases[phases.indexOf(state.phase) + 1];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <p className="cap">Turn {state.turn}</p>
        <ol aria-label="Phases at the table" className="flex flex-wrap gap-x-1.5 gap-y-0.5 text-small">
          {phases.map((phase, at) => (
            <li
              key={phase}
              aria-current={phase === state.phase ? 'step' : undefined}
              className={phase === state.phase ? 'font-semibold' : 'text-ink-3'}
            >
              {phase === state.phase ? phaseNames[phase] : shortly(phase)}
              {at < phases.length - 1 && (
                <span aria-hidden className="ml-1.5 font-normal text-ink-3">
                  ›
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {goOn && (
        <Button hint={keyOf('nextPhaseOfGame')} isBusy={isBusy} onClick={goOn}>
          {next ? `Next: ${shortly(next)}` : `Next: turn ${state.turn + 1}`}
        </Button>
      )}
    </div>
  );
}
