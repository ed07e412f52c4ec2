import type { CompanionName, Source } from '@/lib/companions/companion';

/** What each companion is for, in a sentence for whoever chooses. */
export const companionSentences: Record<CompanionName, string> = {
  'battle-card': 'The whole of Market Garden on one card, alone against the dice: a warm-up, or a quick what-if.',
  'farthest-bridge': 'A landing hex by hex: scatter, gliders, bridges blown and built.',
  'postcard-arnhem': 'An attack settled with two coins, the chances shown before they fall.',
  impressionistic: 'One street fight at the table: fire, morale, houses taken card by card.',
};

/** Whose a rule or figure is, where it is not the book’s as it lies before us. */
export const sourceWords: Record<Source, string | null> = {
  book: null,
  recovered: 'recovered',
  ours: 'ours',
};

/** Values typed in for dice that fell on the umpire’s own table: whole numbers parted by blanks or commas; null: none. */
export function valuesTyped(text: string): number[] | null {
  const values = text.split(/[\s,;]+/).filter(Boolean);
  return values.length === 0 ? null : values.map(Number);
}
