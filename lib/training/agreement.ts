import { notSure } from './training-case';

/** The agreement of a crew. */

/**
 * Fleiss' kappa. Each row is one case, and says how many chose each category; every row has the same number of raters, two
 * at least. 1: all alike; 0: no more alike than by chance. Null: there is nothing to reckon it from.
 */
export function fleissKappa(rows: readonly (readonly number[])[]): number | null {
  const raters = sum(rows[0] ?? []);
  if (raters < 2) return null;
  const categories = rows[0]!.map((_, at) => sum(rows.map((row) => row[at]!)) / (rows.length * raters));
  const alike = sum(rows.map((row) => (sum(row.map((n) => n * n)) - raters) / (raters * (raters - 1)))) / rows.length;
  const byChance = sum(categories.map((share) => share * share));
  return byChance === 1 ? 1 : (alike - byChance) / (1 - byChance);
}

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** The decision of one umpire in one case. */
export interface Decided {
  seatId: string;
  caseId: string;
  answer: string;
}

/** The agreement of a crew: its kappa, over how many cases that all its umpires decided. */
export interface Agreement {
  kappa: number;
  umpires: number;
  cases: number;
}

/**
 * One kappa for all who decided anything, over the cases that all of them decided; null below two umpires, and without such a
 * case. A category is the place of an answer in its case, or not sure.
 */
export function agreementOf(
  decisions: readonly Decided[],
  answersOf: (caseId: string) => readonly string[],
): Agreement | null {
  const umpires = new Set(decisions.map(({ seatId }) => seatId)).size;
  const caseIds = [...new Set(decisions.map(({ caseId }) => caseId))];
  const shared = caseIds
    .map((caseId) => ({ caseId, of: decisions.filter((one) => one.caseId === caseId) }))
    .filter(({ of }) => of.length === umpires);
  if (umpires < 2 || shared.length === 0) return null;
  const places = Math.max(...shared.map(({ caseId }) => answersOf(caseId).length));
  const rows = shared.map(({ caseId, of }) => {
    const chose = (is: string | undefined) => of.filter(({ answer }) => answer === is).length;
    const answers = answersOf(caseId);
    return [...Array.from({ length: places }, (_, i) => (i < answers.length ? chose(answers[i]) : 0)), chose(notSure)];
  });
  const kappa = fleissKappa(rows);
  return kappa === null ? null : { kappa, umpires, cases: shared.length };
}

/** The meaning of a kappa for the evening, in a plain sentence. */
export function agreementInWords(kappa: number): string {
  if (kappa > 0.8) return 'The crew rules alike almost always: any of you may take any table.';
  if (kappa > 0.6) return 'The crew mostly rules alike. Brief the rules below, and it will do.';
  if (kappa > 0.4)
    return 'The crew rules alike in the plain cases and apart in the others. Brief the rules below first.';
  if (kappa > 0.2) return 'The crew often rules apart: the same fight would go otherwise at another table.';
  return 'The crew rules alike hardly more than by chance. Go through the rules below together before the first turn.';
}
