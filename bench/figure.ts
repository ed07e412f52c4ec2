/** One figure of a benchmark: the median of its samples, the lowest and the highest. */
export type Figure = { key: string; value: number; low: number; high: number; unit: string };

/** The figure that samples come to. @throws where there is no sample, or one that is no number */
export function figure(key: string, samples: readonly number[], unit: string): Figure {
  const sorted = [...samples].sort((a, b) => a - b);
  if (sorted.length === 0 || sorted.some(Number.isNaN)) throw new Error(`${key}: not every sample is a number`);
  const middle = (sorted.length - 1) / 2;
  const value = (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
  return { key, value, low: sorted[0]!, high: sorted.at(-1)!, unit };
}
