/** The spread of a figure over many plays: the lowest, the quarters and the highest. */
export interface Spread {
  lowest: number;
  /** A quarter of the plays has no more. */
  lower: number;
  median: number;
  /** A quarter of the plays has no less. */
  upper: number;
  highest: number;
}

/** The spread of some figures, to a tenth. Between two figures it is measured along the line from one to the other. Null: there are none. */
export function spreadOf(figures: readonly number[]): Spread | null {
  const sorted = [...figures].sort((a, b) => a - b);
  const last = sorted.length - 1;
  if (last < 0) return null;
  const at = (share: number): number => {
    const place = share * last;
    const below = sorted[Math.floor(place)]!;
    const above = sorted[Math.ceil(place)]!;
    return Math.round((below + (above - below) * (place - Math.floor(place))) * 10) / 10;
  };
  return { lowest: sorted[0]!, lower: at(0.25), median: at(0.5), upper: at(0.75), highest: sorted[last]! };
}
