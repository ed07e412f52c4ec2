import { columnLabel } from '@/lib/scenario/guide/column-labels';
import type { ScenarioProblem } from '@/lib/scenario/types';
import { counted, plainWord } from '@/lib/text';

/** The place of a fault, in words: `row 14, Arm`. */
export const placeOfFault = ({ row, column }: Pick<ScenarioProblem, 'row' | 'column'>): string =>
  [row && `row ${row}`, column && wordsOfPlace(column)].filter(Boolean).join(', ');

/** A column by its label; a place within a document as words: `opening.controlSeats.0.label` is `opening, control seats 1, label`. */
const wordsOfPlace = (place: string): string =>
  place.includes('.')
    ? place
        .replace(/\.(\d+)/g, (_, at) => ` ${Number(at) + 1}`)
        .split('.')
        .map(plainWord)
        .join(', ')
    : plainWord(columnLabel(place));

export const faultsInWords = (count: number): string => (count === 0 ? 'no faults' : counted(count, 'fault'));
