import { facesThatHold } from '@/companions/impressionistic/rules/chances';
import { moraleNeeded } from '@/companions/impressionistic/rules/morale';
import type { State } from '@/companions/impressionistic/rules/state';
import { SourceMark } from '@/companions/parts/companion-log';
import { percent } from './impressionistic-words';

/** The result of its morale then. */
export function MoralePreview({ state, unit: id, when }: { state: State; unit: string; when: string }) {
  const unit = state.units[id]!;
  const needed = moraleNeeded(state, unit);
  const hasTested = state.tables.moraleOncePerPhase && unit.testedThisPhase;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1.5 text-ink-2">
      {needed && hasTested ? (
        `${unit.name} has tested its morale in this phase and takes no test again.`
      ) : needed ? (
        <>
          {when}, {unit.name} tests its morale: holds on {needed.face} or more, {percent(facesThatHold(state, id) / 10)}
          . <SourceMark source={needed.source} />
        </>
      ) : (
        `${unit.name} is elite and takes no test of morale.`
      )}
    </p>
  );
}
