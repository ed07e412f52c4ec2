import { squareReference } from '@/components/map/core/square-reference';
import type { Frame, Place } from '@/lib/geometry';
import type { Reading } from '@/lib/reading/read-order';
import { readWords } from '@/lib/reading/reading-words';
import type { LineWords } from '@/lib/visibility/forms/order-columns';

/** Says where the writer of a row sends it: by the name that its words have for the place, else by its reference. */
export function saidWords(row: LineWords, reading: Reading, frame: Frame, near: Place): string {
  if (row.goalBy === 'stays') return 'They stay';
  if (row.goal === '') return readWords(row, reading, undefined, null);
  const named = [reading.goal, reading.other].find(
    (one) => one && squareReference(frame, one.place, near) === row.goal,
  );
  return `To ${named ? named.name : row.goal}`;
}
