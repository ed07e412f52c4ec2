import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { stepsOfDesk, type WarmUpStep } from './steps-of-desk';

/** The four steps of the warm-up under the head of a desk; the first that is not done is lit. */
export function WarmUpSteps({ desk, seen }: { desk: PlayerDesk; seen: readonly string[] }) {
  const steps = stepsOfDesk(desk, seen);
  const lit = steps?.find(({ isDone }) => !isDone);
  return (
    <section
      aria-label="Warm-up"
      className="not-printed mx-2.5 mb-2.5 shrink-0 rounded-3 bg-sheet px-3.5 py-2 shadow-1 desk:mx-3.5"
    >
      {steps ? (
        <>
          <ol className="flex flex-wrap gap-x-6 gap-y-1 max-sm:flex-nowrap max-sm:gap-x-2">
            {steps.map((step, place) => (
              <Step key={step.key} step={step} number={place + 1} isLit={step === lit} />
            ))}
          </ol>
          <p className="mt-1 text-note font-medium text-mine">
            {lit ? lit.now : 'That is a turn. The real one works the same way.'}
          </p>
        </>
      ) : (
        <p>Your troops come later. In the warm-up nothing is asked of you: look round the desk.</p>
      )}
    </section>
  );
}

function Step({ step: { says, isDone }, number, isLit }: { step: WarmUpStep; number: number; isLit: boolean }) {
  return (
    <li aria-current={isLit ? 'step' : undefined} className="flex items-center gap-2">
      <span
        className={`flex size-5 shrink-0 items-center justify-center rounded-full text-small ${
          isDone ? 'text-ink-2' : isLit ? 'bg-mine font-semibold text-on-mine' : 'border border-edge text-ink-2'
        }`}
      >
        {isDone ? '✓' : number}
        {isDone && <span className="sr-only">done</span>}
      </span>
      <span className={isLit ? 'font-semibold' : 'text-ink-2 max-sm:sr-only'}>{says}</span>
    </li>
  );
}
