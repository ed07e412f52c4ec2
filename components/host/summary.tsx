import { Button } from '@/components/ui/button';
import type { RunningShown, Shown } from '@/lib/hosting/shown';
import { counted } from '@/lib/text';
import { archiveWords, seatsOf } from './host-words';
import { useHost } from './use-host';

/** The state of everything, in one sentence, and the one thing to do next. */
export function Summary() {
  const { shown, ask, busy, said } = useHost();
  const { running, trouble } = shown;
  const awaits = running?.game.awaitsGameControl ?? false;
  return (
    <div className="not-printed flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-sheet px-5 py-3.5 max-sm:px-3">
      {trouble ? (
        <TroubleWords trouble={trouble} />
      ) : (
        <p className="min-w-0 flex-1 basis-96 font-serif text-head leading-tight text-pretty">
          {running ? <RunningWords running={running} shown={shown} /> : waitingWords(shown)}
        </p>
      )}
      {running && (
        <Button
          kind={awaits ? 'act' : 'plain'}
          isBusy={busy === 'seat-game-control'}
          onClick={() => void ask('seat-game-control')}
        >
          {awaits ? 'Sit down as Game Control' : 'Take over Game Control'}
        </Button>
      )}
      <AnswerWords said={said} />
    </div>
  );
}

const waitingWords = ({ stage }: Shown): string => {
  if (stage === 'running') return 'The database does not answer. It is asked again and again; what was saved is safe.';
  return stage === 'starting' ? 'The console is starting.' : 'The console is stopping.';
};

function RunningWords({ running, shown }: { running: RunningShown; shown: Shown }) {
  const { game } = running;
  const { taken, all } = seatsOf(running);
  return (
    <>
      {game.title} {game.isBegun ? `is running, turn ${game.turn}` : 'waits for its seats'}.{' '}
      <b>
        {taken} of {counted(all, 'seat')} are taken
      </b>
      , and {archiveWords(shown)}.
    </>
  );
}

/** The reason why the console does not start, and the buttons that help. */
function TroubleWords({ trouble: { words, freePort, living } }: { trouble: NonNullable<Shown['trouble']> }) {
  const { ask, busy } = useHost();
  return (
    <div role="alert" className="min-w-0 flex-1">
      <p className="font-serif text-head leading-tight">The console is not running.</p>
      <p className="mt-1.5 max-w-[70ch] whitespace-pre-line text-ink-2">{words}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {living !== null && (
          <a className="text-link" href={living}>
            Open the page of the copy that runs
          </a>
        )}
        {freePort !== null && (
          <Button kind="act" isBusy={busy === 'take-port'} onClick={() => void ask('take-port', { port: freePort })}>
            Take port {freePort}
          </Button>
        )}
        {living === null && (
          <Button isBusy={busy === 'start'} onClick={() => void ask('start')}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}

/** The result of the last request, said as soon as it is known. */
function AnswerWords({ said }: { said: ReturnType<typeof useHost>['said'] }) {
  if (!said) return null;
  if (!said.ok)
    return (
      <p role="alert" className="w-full font-medium text-overdue">
        {said.words}
      </p>
    );
  return (
    <p role="status" className="w-full text-ink-2 empty:hidden">
      {said.words}
      {said.open && (
        <>
          It opens in another tab. If it does not:{' '}
          <a className="text-link" href={said.open} target="_blank" rel="noreferrer">
            open it
          </a>
          .
        </>
      )}
    </p>
  );
}
