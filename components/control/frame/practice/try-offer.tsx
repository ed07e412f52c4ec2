import { keyOf } from '@/components/control/parts/keys/key-table';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useTry } from '@/components/control/parts/practice/use-try';
import { Button } from '@/components/ui/button';
import { putAway } from '@/components/ui/first-hint';
import { tryHint } from './try-hint';

/** The offers for Game Control of a game that has not begun: umpire a turn that counts for nothing. */
export function TryOffer() {
  const { isBusy, tries, looksAt } = useTry();
  const turn = () => tries('arnhem-bridge');
  const battle = () => tries('market-garden');
  useKeys({ tryTurn: turn, tryBattle: battle });
  return (
    <section
      aria-label="Try it first"
      data-before-desk
      className="not-printed flex shrink-0 flex-wrap gap-4 border-b border-rule bg-sheet px-5 py-4 low:py-2 max-sm:px-3"
    >
      <div className="min-w-0 flex-[1_1_16rem] max-w-prose">
        <h2 className="font-serif text-head leading-tight max-md:text-title">New here? Umpire a turn first.</h2>
        <p className="mt-1 text-ink-2">
          The console plays the staffs of both sides, and a strip of steps says what to do and why. Practice does not
          touch your game, and one press deletes it.
        </p>
        <Button kind="quiet" className="-ml-2" onClick={() => putAway(tryHint)}>
          Do not offer this again
        </Button>
      </div>
      <div className="flex min-w-0 flex-[2_1_20rem] flex-wrap gap-4">
        <div className="flex-[1_1_15rem] rounded-3 border border-l-4 border-mine bg-sheet p-4 low:py-2">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
            Try a turn <span className="font-normal text-ink-3">ten minutes</span>
          </h3>
          <p className="mt-1 mb-3 text-ink-2 low:mb-1">
            Arnhem Bridge, two teams. Both staffs write their orders by themselves; you read them, rule on the fight,
            and release one letter to each side.
          </p>
          <Button kind="act" hint={keyOf('tryTurn')} isBusy={isBusy} onClick={turn}>
            Try a turn
          </Button>
        </div>
        <div className="flex-[1_1_15rem] rounded-3 border border-rule-2 bg-sheet p-4 low:py-2">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
            Try Market Garden <span className="font-normal text-ink-3">as long as you like</span>
          </h3>
          <p className="mt-1 mb-3 text-ink-2 low:mb-1">
            All nineteen teams, all played by the console. You are Control.
          </p>
          <Button hint={keyOf('tryBattle')} isBusy={isBusy} onClick={battle}>
            Try Market Garden
          </Button>
        </div>
        <div className="flex-[1_1_15rem] rounded-3 border border-rule-2 bg-sheet p-4 low:py-2">
          <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
            See a finished battle <span className="font-normal text-ink-3">nothing to do</span>
          </h3>
          <p className="mt-1 mb-3 text-ink-2 low:mb-1">
            Eight turns of Market Garden with every letter, diary and figure, and the truth open.
          </p>
          <Button isBusy={isBusy} onClick={() => looksAt('market-garden')}>
            See a finished battle
          </Button>
        </div>
      </div>
    </section>
  );
}
