import type { Side } from '@/lib/words';

/** The words of the table's own pages. */

export const sideTitles: Record<Side, string> = { german: 'Germans', allied: 'Allies' };

/** "8 figures", "1 figure". */
export const counted = (count: number, what: string): string => `${count} ${count === 1 ? what : `${what}s`}`;

/** A chance as the umpire reads it: two decimals where there are any. */
export const percent = (chance: number): string => `${Number((chance * 100).toFixed(2))} %`;

/** Faces of a d10 one after another: "4 or more", "1 to 4", "7", "none". */
export function facesInWords(faces: readonly number[]): string {
  const [first] = faces;
  const last = faces.at(-1);
  if (first === undefined || last === undefined) return 'none';
  if (first === last) return `${first}`;
  return last === 10 ? `${first} or more` : `${first} to ${last}`;
}
