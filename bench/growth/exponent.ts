/** The cost of something at a size, both above 0. */
export interface Point {
  size: number;
  cost: number;
}

/**
 * The growth of a cost with a size: by which power of it. The slope of the straight line that lies closest to the
 * points, by least squares, both on logarithms. 0: not at all; 1: twice the size, twice the cost. @throws with fewer
 * than two sizes
 */
export function exponentOf(points: readonly Point[]): number {
  if (new Set(points.map(({ size }) => size)).size < 2) throw new Error('one size tells of no growth');
  const logs = points.map(({ size, cost }) => [Math.log(size), Math.log(cost)] as const);
  const mean = (of: 0 | 1) => logs.reduce((sum, log) => sum + log[of], 0) / logs.length;
  const x = mean(0);
  const y = mean(1);
  const covariance = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return covariance / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
}
