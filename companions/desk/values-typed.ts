/** Values typed in for dice that fell on the umpire’s own table: whole numbers parted by blanks or commas; null: none. */
export function valuesTyped(text: string): number[] | null {
  const values = text.split(/[\s,;]+/).filter(Boolean);
  return values.length === 0 ? null : values.map(Number);
}
