import type { Source } from '@/companions/rules/companion';

/** Whose a rule or figure is, where it is not the book’s as it lies before us. */
export const sourceWords: Record<Source, string | null> = {
  book: null,
  recovered: 'recovered',
  ours: 'house rule',
};
