import { factorList } from '@/lib/adjudication/factor-list';
import { advantageWords } from '@/lib/adjudication/factors';
import type { FactorTurned } from '@/lib/adjudication/ruled';
import type { ScoreLine } from '@/lib/adjudication/types';
import { betweenReasons, ruledReason } from './ruled-reason';

/** Findings and rulings that games keep from before their factors were data: here alone, they are read from the sentences. */

/** A line with the factors that made it; one that has them stays as it is. */
export function withFactors<Line extends Omit<ScoreLine, 'rule'>>(line: Line): Line {
  if (line.factors) return line;
  const made = factorList.filter(({ key, points, what }) =>
    points === null || key === 'airSupport' ? line.what.includes(what) : line.what.startsWith(what),
  );
  const [first] = made;
  if (!first) return line;
  if (first.key !== 'tacticalAdvantage') return { ...line, factors: made.map(({ key }) => key) };
  return { ...line, factors: [first.key], advantage: advantageWords(line.what.slice(first.what.length)) };
}

/** The factors in the reason of a ruling, as `ruledReason` wrote them. */
export const factorsInReason = (reason: string): FactorTurned[] =>
  reason.split(betweenReasons).flatMap((part) =>
    factorList.flatMap(({ key }) =>
      [true, false].flatMap((isGranted) => {
        const head = ruledReason(key, isGranted, '');
        return part.startsWith(head) ? [{ factor: key, isGranted, words: part.slice(head.length) }] : [];
      }),
    ),
  );
