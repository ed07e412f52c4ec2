import { type FocusEvent, useState } from 'react';
import { later } from '@/components/ui/later';
import type { LineWords } from '@/lib/visibility/forms/order-columns';

/** The reader is loaded when it is first drawn. */
export const RowReading = later(async () => (await import('./row-reading')).RowReading);

/**
 * Says whether the rows of a sheet are read: at once where somebody has confirmed or drawn one, else as soon as a field for
 * words has had the keyboard. `onFocusCapture` goes around the rows.
 */
export function useReads(rows: readonly Pick<LineWords, 'goalBy'>[]) {
  const [hasBegun, setReads] = useState(false);
  const reads = hasBegun || rows.some(({ goalBy }) => goalBy);
  const onFocusCapture = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement) setReads(true);
  };
  return { reads, onFocusCapture };
}
