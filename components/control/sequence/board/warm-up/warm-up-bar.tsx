import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { useWarmUp } from './use-warm-up';
import { warmUpWords } from './warm-up-words';

/** A warm-up that is open, under the sentence of the lobby: how far the teams are, what answers their sheets, and what ends it. */
export function WarmUpBar() {
  const { warmUp, readNow } = useWarmUp();
  const { isBusy, act } = useMutation();
  if (!warmUp) return null;
  const { count, rest } = warmUpWords(warmUp);
  return (
    <section
      aria-label="Warm-up"
      className="not-printed flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule bg-mine-soft px-5 py-2.5 max-sm:px-3"
    >
      <p aria-live="polite" className="min-w-0 flex-[1_1_20rem]">
        <b>The hall is warming up.</b> {count} <span className="text-ink-2">{rest}</span>
      </p>
      {warmUp.stage === 'orders' && (
        <Button kind="act" isBusy={isBusy} onClick={() => act('answer-warm-up', {}, readNow)}>
          Answer every sheet
        </Button>
      )}
      <Button isBusy={isBusy} onClick={() => act('end-warm-up', {}, readNow)}>
        End the warm-up
      </Button>
    </section>
  );
}
