import { phaseNames } from '@/companions/farthest-bridge/rules/phases';
import type { State } from '@/companions/farthest-bridge/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { keyOf } from '@/components/control/parts/keys/key-table';
import { Button } from '@/components/ui/button';
import { victoryWords } from './farthest-bridge-words';

interface Props {
  state: State;
  isBusy: boolean;
  /** Goes on to the next phase; null: it may not be yet. */
  onNext: (() => void) | null;
}

/** The phase and turn a game stands in, or how it ended, and the way on. */
export const PhaseHead = ({ state, isBusy, onNext }: Props) => (
  <header className="mb-3 flex flex-wrap items-center gap-2">
    <p role="status" className="flex-1 leading-5">
      <b className="block lead">{phaseNames[state.phase]}</b>
      <span className="aside">
        {state.phase === 'over' ? (
          victoryWords(state)
        ) : (
          <>
            Turn {state.turn} of {state.tables.turns} <SourceMark source={state.tables.source} />
          </>
        )}
      </span>
    </p>
    {onNext && (
      <Button hint={keyOf('nextPhaseOfGame')} isBusy={isBusy} onClick={onNext}>
        Next phase
      </Button>
    )}
  </header>
);
