import { useChrome } from '@/components/control/parts/desk-context';
import { DeskLink } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { buttonLook } from '@/components/ui/button-look';
import { RadioStrip } from '@/components/ui/radio-strip';
import { standsWords } from './rehearsal-words';
import { useRehearsal } from './use-rehearsal';

const paces = [
  { id: 'full', label: 'Full pace' },
  { id: 'half', label: 'Half pace' },
] as const;

/** A rehearsal that is open, under the head of every desk of a lobby: how it stands, and the way to one's seat there. Game Control sets its pace and ends it. */
export function RehearsalBar() {
  const { rehearsal, readNow } = useRehearsal();
  const { isBusy, act } = useMutation();
  const isGameControl = useChrome().seat.roles.includes('gameControl');
  if (!rehearsal?.open) return null;
  const { seatId, pace } = rehearsal.open;
  return (
    <section
      aria-label="Rehearsal"
      className="not-printed flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-mine-soft px-5 py-2 max-sm:px-3"
    >
      <p aria-live="polite" className="min-w-0 flex-[1_1_18rem]">
        <b>A rehearsal is open.</b> {standsWords(rehearsal.open)}{' '}
        <span className="text-ink-2">
          {seatId === null ? 'Your seat was made after it was opened, and has none there.' : 'No player sees it.'}
        </span>
      </p>
      {isGameControl && (
        <>
          <div title="At half pace each phase takes twice its minutes">
            <RadioStrip
              label="Pace of the rehearsal"
              choices={paces}
              value={pace ?? 'own'}
              onPick={(picked) => picked !== 'own' && act('pace-rehearsal', { pace: picked }, readNow)}
              isDisabled={isBusy}
            />
          </div>
          <DeskLink to="/rehearsal" className="text-link">
            Where the time went
          </DeskLink>
        </>
      )}
      {seatId !== null && (
        <a href={`/control/${seatId}/first`} className={buttonLook('act')}>
          Go to your seat there
        </a>
      )}
      {isGameControl && (
        <Button isBusy={isBusy} onClick={() => act('end-rehearsal', {}, readNow)}>
          End the rehearsal
        </Button>
      )}
    </section>
  );
}
