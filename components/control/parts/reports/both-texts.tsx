import { Button } from '@/components/ui/button';

/** The keeper by which one of two texts is chosen. */
interface Chosen {
  keeper: { takeTheirs: () => void; keepMine: () => void };
}

/** Another umpire was quicker: his text above the one that is written here, until one is chosen. */
export const BothTexts = ({ theirs, keeper }: { theirs: string } & Chosen) => (
  <section role="alert" aria-label="Two texts" className="rounded-2 border border-overdue bg-sheet p-4">
    <p className="font-semibold text-overdue">Someone else has changed this report. Yours is below; this is theirs:</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
    <p tabIndex={0} className="my-2 max-h-48 overflow-y-auto font-serif text-note whitespace-pre-line">
      {theirs}
    </p>
    <div className="flex gap-2">
      <ChooseText keeper={keeper} />
    </div>
  </section>
);

/** The buttons that choose which of two texts stands. */
export const ChooseText = ({ keeper, size }: { size?: 'small' } & Chosen) => (
  <>
    <Button size={size} onClick={() => keeper.takeTheirs()}>
      Take theirs
    </Button>
    <Button size={size} onClick={() => keeper.keepMine()}>
      Keep mine
    </Button>
  </>
);
