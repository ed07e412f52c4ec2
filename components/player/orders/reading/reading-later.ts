import { type FocusEvent, useState } from 'react';
import { later } from '@/components/transport/later';
import type { LineWords } from '@/lib/visibility/forms/order-columns';

/** The reader is loaded when it is first drawn. */
export const RowReading = later(async () => (await import('./row-reading')).RowReading);

/** Whether the rows of a sheet are read: where somebody has said of one how, else from the first time that a field for words has the keyboard. `onFocusCapture` goes around them. */
export function useReads(rows: readonly Pick<LineWords, 'goalBy'>[]) {
  const [hasBegun, setReads] = useState(false);
  const reads = hasBegun || rows.some(({ goalBy }) => goalBy);
  const onFocusCapture = ({ target }: FocusEvent) => {
    if (target instanceof HTMLTextAreaElement) setReads(true);
  };
  return { reads, onFocusCapture };
}
