import { type FactorKey, factorNamed } from '@/lib/adjudication/factor-list';

/** The words for a factor that no line of the score has, or that only halves one, in the reason of that line's unit. */
export const ruledReason = (factor: FactorKey, isGranted: boolean, words: string): string =>
  `${factorNamed(factor).name} ${isGranted ? 'given' : 'refused'}: ${words}`;

/** The sign between several of them on one line. */
export const betweenReasons = ' · ';
