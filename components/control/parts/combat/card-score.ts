import type { Advice, Odds, ScoreLine } from '@/lib/adjudication/types';
import type { ResultsColumn } from '@/lib/words';

/** The score on the card, found or about to be. */
export interface CardScore {
  lines: readonly ScoreLine[];
  odds: readonly Odds[];
  column: ResultsColumn;
  advice: readonly Noted[];
}

/** Something Control should know of a unit, or of the combat. */
export type Noted = Pick<Advice, 'message' | 'rule' | 'unitId'>;
