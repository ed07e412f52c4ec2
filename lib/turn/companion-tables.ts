import type { TableValues } from '@/lib/companions/tables-to-enter';

/** Nothing is entered: a game is played with ours. */
export const ours: TableValues = {};

/** Whether tables have been entered, and not taken back since. */
export const areEntered = (values: unknown): boolean => Object.keys(values as TableValues).length > 0;
