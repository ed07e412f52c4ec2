/**
 * In a hall that is measured, every word that is somebody's says whose it is: names, notes and words of a status, of units
 * and of teams, and what stands on a sheet. So whatever a player's connection receives can be searched for words that are
 * not for him. No id of the console holds a bracket.
 */

/** A word that team `number` may read, and Control. */
export const ownWord = (number: number): string => `[${number}o]`;

/** A word about team `number` that Control alone may read. */
export const keptWord = (number: number): string => `[${number}k]`;

/** The number of bytes of a text that are words that team `number` may not read. */
export function forbiddenBytes(text: string, number: number): number {
  let bytes = 0;
  for (const [word, whose, kind] of text.matchAll(/\[(\d+)([ok])\]/g))
    if (kind === 'k' || Number(whose) !== number) bytes += word.length;
  return bytes;
}
