'use client';

import { later } from '@/components/ui/later';
import type { LineWords } from '@/lib/visibility/forms/order-columns';
import { marksSaid } from '@/lib/visibility/forms/order-row';
import type { DeskCounter } from '@/lib/visibility/player/desk';
import type { Choosing, InWords } from './dispute-slip';
import { type DraftRow, isDisputed } from './draft';

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
      foot: marksSaid(words).join(' · ') || 'nothing circled',
    })}
  />
);

/** Two hands seldom write in one row, so it is loaded when they do. */
const DisputeSlip = later(async () => (await import('./dispute-slip')).DisputeSlip);

/** Two hands wrote in one row: both texts side by side, and the writer chooses. A row the other took off stays or goes. */
export function Dispute<Words extends object>({
  row,
  inWords,
  onChoose,
}: Choosing & { row: DraftRow<Words>; inWords: (words: Words) => InWords }) {
  if (!isDisputed(row)) return null;
  const theirs = row.isGone || !row.theirs ? null : { ...inWords(row.theirs), by: row.theirs.writtenBy };
  return <DisputeSlip mine={inWords(row)} theirs={theirs} onChoose={onChoose} />;
}

/** `1 Para Bde: 1 Para, 3 Para` */
export function unitsInWords(
  words: Pick<LineWords, 'counterIds' | 'grouping'>,
  counters: readonly DeskCounter[],
): string {
  const names = namesOf(words.counterIds, counters);
  return [words.grouping, names].filter(Boolean).join(': ');
}

export const namesOf = (ids: readonly string[], counters: readonly Pick<DeskCounter, 'id' | 'shortName'>[]): string =>
  ids.map((id) => counters.find((counter) => counter.id === id)?.shortName ?? 'a unit no longer yours').join(', ');
