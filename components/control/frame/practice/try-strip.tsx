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

/** The steps of a turn beside the desk: what is done, what is to be done now and why, and what leads on. `asOf` changes when the desk was read; `isBar`: above the desk, with the one step that is to be done now. */
export function TryStrip({ asOf, isBar }: { asOf: string; isBar: boolean }) {
  const { seatId, address } = useRouter();
  const at = useDeskAddress();
  const data = useRead<TrySteps>(useDataAddress()('/try-steps'), { asOf });
  const kept = readSteps(
    useSyncExternalStore(
      onKeptSteps,
      () => keptStepsOf(seatId),
      () => keptStepsOf(''),
    ),
  );
  const looks = data?.steps.find(({ isLookedAt }) => isLookedAt)?.way;
  const isLooking = looks !== null && looks !== undefined && 'path' in looks && address === at(looks.path);
  useEffect(() => {
    if (isLooking && !kept.hasLooked) keepSteps(seatId, { hasLooked: true });
  }, [isLooking, kept.hasLooked, seatId]);
  const [isReading, setReading] = useState(false);
  if (!data || kept.isLeft) return null;
  const { steps, lit, done } = stepsShown(data.steps, kept);
  const letters = !lit && data.letters.length > 0;
  const leave = (
    <Button size={isBar ? 'small' : 'normal'} className="ml-auto" onClick={() => keepSteps(seatId, { isLeft: true })}>
      Leave the steps
    </Button>
  );
  const told = letters && (
    <div className="border-l-4 border-mine bg-mine-soft px-4 py-2">
      <p>The turn is told. Each side has its own letter of the same battle.</p>
      <Button kind="act" size="small" className="mt-1.5" onClick={() => setReading(true)}>
        Read both letters
      </Button>
    </div>
  );
  const both = isReading && <TwoLetters letters={data.letters} onClose={() => setReading(false)} />;
  const count = `${done} of ${steps.length} done`;
  if (isBar)
    return (
      <aside aria-label="Try a turn" data-before-desk className="not-printed shrink-0 border-b border-rule bg-sheet">
        {lit && (
          <ol>
            <Step step={lit} number={steps.indexOf(lit) + 1} isLit />
          </ol>
        )}
        {told}
        <p className="flex min-h-handle-small items-center gap-3 px-4 aside">
          Try a turn: {count}. {leave}
        </p>
        {both}
      </aside>
    );
  return (
    <aside
      aria-label="Try a turn"
      className="not-printed flex w-80 shrink-0 flex-col border-l border-rule bg-sheet max-lg:w-63"
    >
      <header className="flex items-baseline px-4.5 pt-4 pb-2">
        <h2 className="lead">Try a turn</h2>
        <p className="aside ml-auto">{count}</p>
      </header>
      <div className="scrolls">
        <ol>
          {steps.map((step, place) => (
            <Step key={step.key} step={step} number={place + 1} isLit={step === lit} />
          ))}
        </ol>
      </div>
      {told}
      <footer className="flex items-center gap-3 border-t border-rule px-4.5 py-2">
        <p className="aside">The steps tick themselves.</p>
        {leave}
      </footer>
      {both}
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
      className={`flex gap-3 py-1.75 pr-4.5 ${isLit ? 'border-l-4 border-mine bg-mine-soft pl-3.5' : 'pl-4.5'}`}
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
const deskKeys: Readonly<Record<string, Deed>> = {
  '': 'board',
  '/map': 'map',
  '/combats': 'combats',
  '/reports': 'reports',
};

/** The present step, and the button for it. */
function Now({ step: { now, way } }: Pick<StepProps, 'step'>) {
  const phases = usePhaseSteps();
  const { address } = useRouter();
  const at = useDeskAddress();
  const isHere =
    way !== null &&
    'path' in way &&
    (address === at(way.path) || (way.path !== '' && address.startsWith(`${at(way.path)}/`)));
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
