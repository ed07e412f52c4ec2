import type { Figure } from '../figure';

/** A number as people read it: three digits that count, thousands apart. */
export const readable = (value: number): string =>
  Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en-GB')
    : String(Number(value.toPrecision(value === 0 ? 1 : 3)));

/** A figure with its spread: `12.1 (11 to 14)`; what was measured once has none. */
export const withSpread = ({ value, low, high }: Figure): string =>
  low === high ? readable(value) : `${readable(value)} (${readable(low)} to ${readable(high)})`;
