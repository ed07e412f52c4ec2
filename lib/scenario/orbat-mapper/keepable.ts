/** A file of ORBAT Mapper may have parts of these kinds, which are taken in only where that is wanted. */
export const keepable = ['hidden', 'destroyed'] as const;
export type Keepable = (typeof keepable)[number];
