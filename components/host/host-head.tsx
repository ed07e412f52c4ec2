import { ToBook } from '@/components/ui/book-link';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import type { Shown } from '@/lib/hosting/shown';
import { clockTime } from './host-words';
import { useHost } from './use-host';

const stageWords: Record<Shown['stage'], string> = {
  starting: 'Starting',
  running: 'Running',
  stopping: 'Stopping',
  trouble: 'Not running',
};

/** The owner of the page, the state of the console, and the way to stop it. */
export function HostHead() {
  const { shown, ask, busy } = useHost();
  const { stage, since, version, doing, now, running } = shown;
  const isUnderWay = stage === 'starting' || stage === 'stopping';
  return (
    <header className="not-printed flex items-stretch border-b border-rule bg-paper max-sm:flex-col max-sm:px-3">
      <div className="w-75 px-5 py-2 max-sm:w-full max-sm:px-0 max-sm:pb-0">
        <h1 className="lead">Host’s page</h1>
        <p className="aside">Only this laptop can open it</p>
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 border-rule px-4.5 py-2 text-ink-2 max-sm:px-0 sm:border-l">
        {isUnderWay ? (
          <span aria-hidden className="busy-mark text-ink" />
        ) : (
          <span aria-hidden className={`size-2.75 rounded-full ${stage === 'running' ? 'bg-ink' : 'bg-overdue'}`} />
        )}
        <b role="status" className={`lead ${stage === 'trouble' ? 'text-overdue' : 'text-ink'}`}>
          {stageWords[stage]}
        </b>
        <span>
          {[doing && `${doing} …`, since && `since ${clockTime(since)}`, `version ${version}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1">
          {running && (
            <ToBook at={running.here} page="evening-before">
              Handbook
            </ToBook>
          )}
          <Dialog
            title="Stop the console?"
            trigger={<Button isBusy={stage === 'stopping'}>Stop the console…</Button>}
            leaves="Let it run"
            actions={
              <DialogClose>
                <Button kind="act" isBusy={busy === 'stop'} onClick={() => void ask('stop')}>
                  Stop it
                </Button>
              </DialogClose>
            }
          >
            <p>
              The games are kept, and nobody loses a seat. Pages in the hall wait until it is started again; the clock
              of the game stands still meanwhile.
            </p>
          </Dialog>
        </span>
      </div>
      <div className="flex items-center gap-2 border-l border-rule px-4 max-sm:hidden">
        <b className="text-clock leading-none font-medium tracking-tight">{clockTime(now)}</b>
        <span className="aside">on this laptop</span>
      </div>
    </header>
  );
}
