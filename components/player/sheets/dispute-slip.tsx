import { Button } from '@/components/ui/button';

/** A row's words in three lines. */
export interface InWords {
  head: string;
  text: string;
  foot: string;
}

export interface Choosing {
  onChoose: (whose: 'mine' | 'theirs') => void;
}

interface SlipProps extends Choosing {
  mine: InWords;
  /** null: the other took the row off. */
  theirs: (InWords & { by: string }) | null;
}

/** Two hands wrote in one row: both texts side by side, and the writer chooses. A row the other took off stays or goes. */
export function DisputeSlip({ mine, theirs, onChoose }: SlipProps) {
  if (!theirs) return <TakenOff onChoose={onChoose} />;
  return (
    <div role="alert" className="my-2 rounded-2 bg-waiting-soft p-3">
      <p className="font-medium text-waiting">{theirs.by} wrote in this row at the same time. Which text stays?</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Side title="Yours" words={mine}>
          <Button size="small" onClick={() => onChoose('mine')}>
            Keep yours
          </Button>
        </Side>
        <Side title={theirs.by} words={theirs}>
          <Button size="small" onClick={() => onChoose('theirs')}>
            Take this one
          </Button>
        </Side>
      </div>
    </div>
  );
}

/** The row itself shows what was written. */
const TakenOff = ({ onChoose }: Choosing) => (
  <div role="alert" className="my-2 rounded-2 bg-waiting-soft p-3">
    <p className="font-medium text-waiting">
      This row was taken off the sheet while you wrote in it. What you wrote is only on this page.
    </p>
    <div className="mt-2 flex gap-2">
      <Button size="small" onClick={() => onChoose('mine')}>
        Keep it as a new row
      </Button>
      <Button size="small" onClick={() => onChoose('theirs')}>
        Let it go
      </Button>
    </div>
  </div>
);

const Side = ({ title, words, children }: { title: string; words: InWords; children: React.ReactNode }) => (
  <div className="flex flex-col gap-1 rounded-2 bg-sheet p-3 text-note">
    <p className="cap">{title}</p>
    <p className="font-semibold">{words.head}</p>
    <p className="flex-1 whitespace-pre-wrap">{words.text || <span className="text-ink-3">nothing written</span>}</p>
    <p className="text-ink-2">{words.foot}</p>
    <div className="mt-1">{children}</div>
  </div>
);
