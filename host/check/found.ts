import type { CheckShown } from '@/lib/hosting/shown';

/** The finding of a check. */
export type Found = Pick<CheckShown, 'state' | 'words'>;

export const fine = (words: string): Found => ({ state: 'fine', words });
export const look = (words: string): Found => ({ state: 'look', words });
export const trouble = (words: string): Found => ({ state: 'trouble', words });
