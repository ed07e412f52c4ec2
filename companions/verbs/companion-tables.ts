import type { TableValues } from '@/companions/tables-to-enter';

/** True when tables have been entered, and not taken back since: of what was taken back nothing is left. */
export const areEntered = (values: unknown): boolean => Object.keys(values as TableValues).length > 0;
