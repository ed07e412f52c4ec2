import { useEffect, useState, useSyncExternalStore } from 'react';
import { KeyOf } from '@/components/control/parts/keys/key-of';
import { type Deed, keyOf } from '@/components/control/parts/keys/key-table';
import { usePhaseSteps } from '@/components/control/parts/phases/phase-steps';
import { DeskLink, useDataAddress, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useRead } from '@/components/transport/query/use-read';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { later } from '@/components/ui/later';
import type { StepToTake } from '@/lib/desks/control/scenarios/steps-to-take';
import type { TrySteps } from '@/lib/desks/control/scenarios/try-steps';
import { keepSteps, keptStepsOf, onKeptSteps, readSteps } from './kept-steps';
import { stepsShown } from './steps-shown';

/** At the end of the steps. */
const TwoLetters = later(async () => (await import('./two-letters')).TwoLetters);

/** The steps of a turn beside the desk: what is done, what is to be done now and why, and what leads on. `asOf` changes when the desk was read. */
export function TryStrip({ asOf }: { asOf: string }) {
  const { seatId, address } = useRouter();
  const at = useDeskAddress();
  const data = useRead<TrySteps>(useDataAddress()('/try-steps'), { asOf });
  const kept = readSteps(useSyncExternalStore(onKeptSteps, () => keptStepsOf(seatId), () => keptStepsOf('')));
  const looks = data?.steps.find(({ isLookedAt }) => isLookedAt)?.way;
  const isLooking = looks !== null && looks !== undefined && 'path' in looks && address === at(looks.path);
  useEffect(() => {
    if (isLooking && !kept.hasLooked) keepSteps(seatId, { hasLooked: true });
  }, [isLooking, kept.hasLooked, seatId]);
  const [isReading, setReading] = useState(false);
  if (!data || kept.isLeft) return null;
  const { steps, lit, done } = stepsShown(data.steps, kept);
  return (
    <aside
      aria-label="Try a turn"
      className="not-printed flex w-[318px] shrink-0 flex-col overflow-y-auto border-l border-rule bg-sheet max-sm:w-full max-sm:overflow-visible max-sm:border-b max-sm:border-l-0 sm:max-lg:w-[252px]"
    >
      <header className="flex items-baseline px-[18px] pt-4 pb-2 max-sm:hidden">
        <h2 className="text-lead font-semibold">Try a turn</h2>
        <p className="ml-auto text-small text-ink-3">
          {done} of {steps.length} done
        </p>
      </header>
      <ol className="flex-1 max-sm:flex-none">
        {steps.map((step, place) => (
          <Step key={step.key} step={step} number={place + 1} isLit={step === lit} />
        ))}
      </ol>
      {!lit && data.letters.length > 0 && (
        <div className="space-y-2 border-l-4 border-mine bg-mine-soft px-4 py-3 max-sm:py-2">
          <p>The turn is told. Each side has its own letter of the same battle.</p>
          <Button kind="act" onClick={() => setReading(true)}>
            Read both letters
          </Button>
        </div>
      )}
      <footer className="flex items-center gap-3 border-t border-rule px-[18px] py-3 max-sm:px-3 max-sm:py-1">
        <p className="text-small text-ink-3">
          <span className="sm:hidden">
            {done} of {steps.length} done.{' '}
          </span>
          The steps tick themselves.
        </p>
        <Button className="ml-auto max-sm:min-h-handle-small" onClick={() => keepSteps(seatId, { isLeft: true })}>
          Leave the steps
        </Button>
      </footer>
      {isReading && <TwoLetters letters={data.letters} onClose={() => setReading(false)} />}
    </aside>
  );
}

interface StepProps {
  step: StepToTake;
  number: number;
  isLit: boolean;
}

function Step({ step, number, isLit }: StepProps) {
  return (
    <li
      aria-current={isLit ? 'step' : undefined}
      className={`flex gap-3 px-[18px] py-[7px] max-sm:px-3 ${
        isLit ? 'border-l-4 border-mine bg-mine-soft pl-[14px] max-sm:pl-2' : 'max-sm:hidden'
      }`}
    >
      <span
        className={`mt-px flex size-5 shrink-0 items-center justify-center rounded-full text-small ${
          step.isDone ? 'text-ink-2' : isLit ? 'bg-mine font-semibold text-on-mine' : 'border border-edge text-ink-2'
        }`}
      >
        {step.isDone ? '✓' : number}
        {step.isDone && <span className="sr-only">done</span>}
      </span>
      <div className={`min-w-0 flex-1 ${step.isDone ? 'text-ink-2' : ''}`}>
        <p>{step.says}</p>
        {isLit && <Now step={step} />}
      </div>
    </li>
  );
}

/** The key of the desk that a way opens. */
const deskKeys: Readonly<Record<string, Deed>> = { '': 'board', '/map': 'map', '/combats': 'combats', '/reports': 'reports' };

/** What is to be pressed now, and what presses it. */
function Now({ step: { now, way } }: Pick<StepProps, 'step'>) {
  const phases = usePhaseSteps();
  const { address } = useRouter();
  const at = useDeskAddress();
  const isHere = way !== null && 'path' in way && address === at(way.path);
  return (
    <>
      <p className="mt-0.5 font-medium text-mine">{now}</p>
      {way && 'path' in way && !isHere && (
        <DeskLink to={way.path} className={buttonLook('act', 'small', 'mt-1.5')}>
          {way.does}
          {deskKeys[way.path] && <KeyOf deed={deskKeys[way.path]!} isBare />}
        </DeskLink>
      )}
      {way && 'deed' in way && phases && (
        <Button
          kind="act"
          size="small"
          className="mt-1.5"
          hint={keyOf(way.deed)}
          isBusy={phases.isBusy}
          onClick={way.deed === 'clock' ? phases.stopOrGo : phases.goOn}
        >
          {way.does}
        </Button>
      )}
    </>
  );
}
