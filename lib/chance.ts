/** Chance from a seed: the same seed, the same choices in the same order (mulberry32). */
export interface Chance {
  /** From 0, below 1. */
  share(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** True once in `n` times. */
  onceIn(n: number): boolean;
  /** One of the list; throws where it is empty. */
  oneOf<T>(list: readonly T[]): T;
  /** `count` of the list, or all, none twice. */
  someOf<T>(list: readonly T[], count: number): T[];
}

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(share() * (most - least + 1));
  const oneOf = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('nothing to choose from');
    return list[whole(0, list.length - 1)]!;
  };
  const someOf = <T>(list: readonly T[], count: number): T[] => {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)[0]!);
  };
  return { share, whole, onceIn: (n) => share() * n < 1, oneOf, someOf };
}
