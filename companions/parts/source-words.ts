import type { Source } from '@/companions/rules/companion';

/** The source of a rule or figure, where it is not the book’s as it lies before us. */
export const sourceWords: Record<Source, string | null> = {
  book: null,
  recovered: 'recovered',
  ours: 'house rule',
};
