import type { LineWrite } from '@/lib/visibility/forms/order-writes';

/** Where a row of a paper sheet sends its units, as it may be confirmed. */
export type PaperGoal = Pick<LineWrite, 'goalBy' | 'goal'>;

/** What the console reads in a row that is typed in from paper. */
export interface PaperReading {
  /** What the words ask for besides the place. */
  asked: string[];
  /** What may be confirmed, in its order: two where the words may mean two places. */
  goals: { says: string; is: PaperGoal }[];
  doubts: readonly string[];
}

/** What a row is confirmed to mean after one more press: the first of what may be, then the next, then nothing again. */
export function confirmedNext(line: PaperGoal, { goals }: PaperReading): PaperGoal {
  const at = goals.findIndex(({ is }) => is.goalBy === line.goalBy && is.goal === line.goal);
  return goals[at + 1]?.is ?? { goalBy: null, goal: '' };
}
