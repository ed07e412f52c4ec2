/** The words of the table's own pages. */

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
