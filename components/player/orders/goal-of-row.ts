import type { LineWords, OrderColumn } from '@/lib/visibility/forms/order-columns';

/** The columns that a reading hangs on. */
const readColumns: readonly OrderColumn[] = ['counterIds', 'orders', 'action'];

/** What is written in a row, which takes back that its writer had confirmed how it was read: an arrow that they drew stays. */
export const withGoal = ({ goalBy }: LineWords, patch: Partial<LineWords>): Partial<LineWords> =>
  goalBy && goalBy !== 'drawn' && readColumns.some((name) => name in patch)
    ? { goalBy: null, goal: '', ...patch }
    : patch;
