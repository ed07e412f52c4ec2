'use client';

import { Button } from '@/components/ui/button';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import type { LineWords } from '@/lib/visibility/forms/order-writes';
import type { DeskCounter } from '@/lib/visibility/player/desk';
import type { DraftRow } from './draft';

interface Choosing {
  onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Two hands wrote in one row of an order sheet. */
export const RowDispute = ({
  row,
  counters,
  onChoose,
}: Choosing & { row: DraftRow; counters: readonly DeskCounter[] }) => (
  <Dispute
    row={row}
    onChoose={onChoose}
    inWords={(words) => ({
      head: unitsInWords(words, counters) || 'no unit',
      text: words.orders,
      foot: ringsInWords(words) || 'nothing circled',
    })}
  />
);

/** A row's words in three lines. */
interface InWords {
  head: string;
  text: string;
  foot: string;
}

/** Two hands wrote in one row: both texts side by side, and the writer chooses. A row the other took off stays or goes. */
export function Dispute<Words extends object>({
  row,
  inWords,
  onChoose,
}: Choosing & { row: DraftRow<Words>; inWords: (words: Words) => InWords }) {
  const theirs = row.theirs;
  if (row.isGone) return <TakenOff onChoose={onChoose} />;
  if (!theirs) return null;
  return (
    <div role="alert" className="my-2 rounded-2 bg-waiting-soft p-3">
      <p className="font-medium text-waiting">
        {theirs.writtenBy} wrote in this row at the same time. Which text stays?
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Side title="Yours" {...inWords(row)}>
          <Button size="small" onClick={() => onChoose('mine')}>
            Keep yours
          </Button>
        </Side>
        <Side title={theirs.writtenBy} {...inWords(theirs)}>
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

const Side = ({ title, head, text, foot, children }: InWords & { title: string; children: React.ReactNode }) => (
  <div className="flex flex-col gap-1 rounded-2 bg-sheet p-3 text-note">
    <p className="cap">{title}</p>
    <p className="font-semibold">{head}</p>
    <p className="flex-1 whitespace-pre-wrap">{text || <span className="text-ink-3">nothing written</span>}</p>
    <p className="text-ink-2">{foot}</p>
    <div className="mt-1">{children}</div>
  </div>
);

/** `1 Para Bde: 1 Para, 3 Para` */
export function unitsInWords(
  words: Pick<LineWords, 'counterIds' | 'grouping'>,
  counters: readonly DeskCounter[],
): string {
  const names = namesOf(words.counterIds, counters);
  return [words.grouping, names].filter(Boolean).join(': ');
}

export const namesOf = (ids: readonly string[], counters: readonly DeskCounter[]): string =>
  ids.map((id) => counters.find((counter) => counter.id === id)?.shortName ?? 'a unit no longer yours').join(', ');

const ringsInWords = ({ action, posture, standFast, asksForAir, interdicts }: LineWords): string =>
  [
    action && actionWords[action].word,
    posture && postureWords[posture].word,
    standFast && 'Stand fast',
    asksForAir && 'Air support',
    interdicts && `Interdict at ${interdicts}`,
  ]
    .filter(Boolean)
    .join(' · ');
