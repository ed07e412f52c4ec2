import type { LineWrite } from '@/lib/visibility/forms/order-writes';

/** Where a row of a paper sheet sends its units, as it may be confirmed. */
export type PaperGoal = Pick<LineWrite, 'goalBy' | 'goal'>;

/** The console's reading of a row that is typed in from paper. */
export interface PaperReading {
  /** The requests in the words beside the place. */
  asked: string[];
  /** The meanings that may be confirmed, in their order: two where the words may mean two places. */
  goals: { says: string; is: PaperGoal }[];
  doubts: readonly string[];
}

/** The confirmed meaning of a row after one more press: the first of those possible, then the next, then none again. */
export function confirmedNext(line: PaperGoal, { goals }: PaperReading): PaperGoal {
  const at = goals.findIndex(({ is }) => is.goalBy === line.goalBy && is.goal === line.goal);
  return goals[at + 1]?.is ?? { goalBy: null, goal: '' };
}
