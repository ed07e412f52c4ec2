/** The powers of ten from one number to another, both above 0. */
export function tensIn([low, high]: readonly number[]): number[] {
  const first = Math.ceil(Math.log10(low!) - 1e-9);
  const last = Math.floor(Math.log10(high!) + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => 10 ** (first + i));
}
