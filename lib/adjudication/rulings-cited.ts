/**
 * The numbers that a rule reference cites, known without the words of the readings: a page that shows references loads those
 * when they are asked for.
 */

/** The readings are numbered from 1 to this one. */
const last = 140;

/** The readings that are a default of this project, wholly or in part. `rulings.test.ts` holds both to the readings. */
const ours: ReadonlySet<number> = new Set([
  42, 43, 44, 58, 63, 73, 74, 75, 79, 84, 89, 91, 101, 102, 105, 108, 112, 113, 118, 124, 126, 127, 128, 130, 131, 133,
  134, 135, 136,
]);

const cited = /OC-(\d+)(?:\s*(?:to|–)\s*OC-(\d+))?/g;

/**
 * The numbers a rule reference cites, in the order it cites them, each once; a span is spelled out:
 * `§9 Factors note 1, OC-2` gives 2, `OC-98 to OC-101` gives 98, 99, 100, 101. None where it cites none.
 */
export function rulingsIn(rule: string): number[] {
  const numbers = [...rule.matchAll(cited)].flatMap(([, first, end]) => {
    const from = Number(first);
    const to = end === undefined ? from : Math.min(Number(end), last);
    return to < from
      ? [from]
      : Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((number) => number >= 1 && number <= last);
  });
  return [...new Set(numbers)];
}

/** True when a rule reference rests, wholly or in part, on a default of this project. */
export const isOurs = (rule: string): boolean => rulingsIn(rule).some((number) => ours.has(number));
