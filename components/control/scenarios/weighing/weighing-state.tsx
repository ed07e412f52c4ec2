import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import type { WeighingDesk, WeighingShown } from '@/lib/desks/control/scenarios/weighing/weighing-desk';
import { counted } from '@/lib/text';
import { stateInWords } from './weighing-words';

/** How far a weighing is, in one row, and what stops it. */
export function WeighingState({ desk, weighing }: { desk: WeighingDesk; weighing: WeighingShown }) {
  const { act, isBusy } = useMutation();
  const { id: weighingId, progress, endedAt, version } = weighing;
  const { done, of } = progress;
  const isUnderWay = endedAt === null;
  return (
    <section aria-label="State" className="space-y-2">
      <div className="flex min-h-handle flex-wrap items-center gap-x-4 gap-y-2">
        {isUnderWay && (
          <div
            role="progressbar"
            aria-label="Turns played"
            aria-valuemin={0}
            aria-valuemax={of}
            aria-valuenow={done}
            aria-valuetext={`${done} of ${counted(of, 'turn')}`}
            className="h-3 min-w-32 flex-[1_1_12rem] border border-edge bg-sunk"
          >
            <div className="h-full bg-ink-3" style={{ width: `${of === 0 ? 0 : (100 * done) / of}%` }} />
          </div>
        )}
        <p role="status" className="flex-[1_1_20rem] font-semibold">
          {stateInWords(weighing)}
        </p>
        {isUnderWay && (
          <Button className="not-printed" isBusy={isBusy} onClick={() => act('stop-weighing', { weighingId })}>
            Stop
          </Button>
        )}
      </div>
      {desk.version !== version && (
        <p className="font-medium text-waiting">
          The scenario has been changed since: this is its version {version}, and it is at version {desk.version} now.
        </p>
      )}
    </section>
  );
}
