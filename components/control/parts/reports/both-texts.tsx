import { Button } from '@/components/ui/button';

/** Another umpire was quicker: his text above the one that is written here, until one is chosen. */
export function BothTexts({ theirs, onTake, onKeep }: { theirs: string; onTake: () => void; onKeep: () => void }) {
  return (
    <section role="alert" aria-label="Two texts" className="rounded-2 border border-overdue bg-sheet p-4">
      <p className="font-semibold text-overdue">
        Someone else has changed this report. Yours is below; this is theirs:
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <p tabIndex={0} className="my-2 max-h-48 overflow-y-auto font-serif text-note whitespace-pre-line">
        {theirs}
      </p>
      <div className="flex gap-2">
        <Button onClick={onTake}>Take theirs</Button>
        <Button onClick={onKeep}>Keep mine</Button>
      </div>
    </section>
  );
}
