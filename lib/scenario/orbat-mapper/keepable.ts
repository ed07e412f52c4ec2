/** What of a file of ORBAT Mapper is taken in only where that is wanted. */
export const keepable = ['hidden', 'destroyed'] as const;
export type Keepable = (typeof keepable)[number];
