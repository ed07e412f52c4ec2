import { later } from '@/components/ui/later';

/** Read in a first turn, so it is loaded with the first row that has no ring yet. */
export const WordsMeant = later(async () => (await import('./words-meant')).WordsMeant);
