import type { LineWords, OrderColumn } from '@/lib/visibility/forms/order-columns';

/** A reading hangs on these columns. */
const readColumns: readonly OrderColumn[] = ['counterIds', 'orders', 'action'];

/** Adds to an edit of a row that nobody has confirmed any more how it is read; an arrow that its writer drew stays. */
export const withGoal = ({ goalBy }: LineWords, patch: Partial<LineWords>): Partial<LineWords> =>
  goalBy && goalBy !== 'drawn' && readColumns.some((name) => name in patch)
    ? { goalBy: null, goal: '', ...patch }
    : patch;
