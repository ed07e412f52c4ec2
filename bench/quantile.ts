/** The sample below which a share `q` of all lie; the median at 0.5. */
export const quantile = (samples: readonly number[], q: number): number =>
  [...samples].sort((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(samples.length * q))] ?? Number.NaN;

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);
