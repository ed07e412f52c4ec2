import type { FactorKey } from '@/lib/adjudication/factor-list';
import type { ScoreLine } from '@/lib/adjudication/types';
import type { BindingOnDesk } from '@/lib/desks/control/cases/factor-rulings';

/** The binding rulings on a factor that stand. */
export const bindingsOn = (bindings: readonly BindingOnDesk[], key: FactorKey): BindingOnDesk[] =>
  bindings.filter(({ factor, withdrawnBy }) => factor === key && withdrawnBy === null);

/**
 * True when a factor counts, or does not, against the cases that bind all of Control. Where both ways bind, each in its
 * own case, Control must read them: nothing is said to depart. A factor that does not count departs from no ruling that
 * gives it, for its case may not be met.
 */
export const departsFrom = (standing: readonly Pick<BindingOnDesk, 'isGranted'>[], isOn: boolean): boolean =>
  isOn && standing.length > 0 && standing.every(({ isGranted }) => !isGranted);

/** The words of binding rulings for the lines of a score: that a line departs from them, or counts as they have it. */
export const boundLines = (
  lines: readonly ScoreLine[],
  bindings: readonly BindingOnDesk[],
): ReadonlyMap<ScoreLine, 'departs' | 'follows'> =>
  new Map(
    lines.flatMap((line): [ScoreLine, 'departs' | 'follows'][] => {
      const standing = line.points === 0 ? [] : (line.factors ?? []).map((key) => bindingsOn(bindings, key));
      if (standing.some((of) => departsFrom(of, true))) return [[line, 'departs']];
      return standing.some((of) => of.some(({ isGranted }) => isGranted)) ? [[line, 'follows']] : [];
    }),
  );
