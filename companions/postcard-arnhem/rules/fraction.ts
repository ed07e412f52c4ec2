/** An exact chance: whole numbers, in lowest terms. */
export interface Fraction {
  over: number;
  under: number;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/** `over` in `under`, in lowest terms. */
export function fraction(over: number, under: number): Fraction {
  const divisor = commonDivisor(over, under) || 1;
  return { over: over / divisor, under: under / divisor };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);
export const never: Fraction = { over: 0, under: 1 };
export const always: Fraction = { over: 1, under: 1 };

/** As it is printed: "3/16". */
export const fractionInWords = ({ over, under }: Fraction): string => (under === 1 ? `${over}` : `${over}/${under}`);
