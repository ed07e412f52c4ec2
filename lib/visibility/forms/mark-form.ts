import type { MarkKind } from '@/lib/words';

/**
 * The marks a team draws on its own map (§2: a map for each side): the form of a mark, shared by the browser and the
 * server.
 */

/** The greatest number of marks on a map: ours. */
export const marksAtMost = 200;
export const markPointsAtMost = 40;
export const markLettersAtMost = 120;

/** A line has at least two places, anything else has one. */
export const isLine = (kind: MarkKind): boolean => kind === 'arrow' || kind === 'boundary';
