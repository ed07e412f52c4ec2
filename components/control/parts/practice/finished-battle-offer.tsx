import { Button } from '@/components/ui/button';
import { useTry } from './use-try';

/** The battle that comes with the console as it was fought to its end. */
export function FinishedBattleOffer() {
  const { isBusy, looksAt } = useTry();
  return (
    <section aria-label="A finished battle" className="space-y-2">
      <h2 className="font-semibold">A finished battle</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        <span className="min-w-0 flex-1 basis-80">
          Eight turns of Market Garden, fought by the console. It opens as a practice game with its truth open: see it
          again at any turn, read the letters and diaries, and look at its figures.
        </span>
        <Button isBusy={isBusy} onClick={() => looksAt('market-garden')}>
          See a finished battle
        </Button>
      </p>
    </section>
  );
}
