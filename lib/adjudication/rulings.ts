import { airReadings } from './rulings/air';
import { bombingReadings } from './rulings/bombing';
import { movingReadings } from './rulings/moving';
import type { Reading } from './rulings/reading';
import { resultReadings } from './rulings/results';
import { scoreReadings } from './rulings/scores';
import { secondReadings } from './rulings/second-look';
import { supportReadings } from './rulings/support';

export type { Reading } from './rulings/reading';

/** Every reading, OC-1 to OC-118 and those of the second look, in order: a rule reference cites them by number. */
export const readings: readonly Reading[] = [
  ...scoreReadings,
  ...supportReadings,
  ...resultReadings,
  ...bombingReadings,
  ...airReadings,
  ...movingReadings,
  ...secondReadings,
];

const byNumber = new Map(readings.map((reading) => [reading.number, reading]));

/** The reading OC-`number`; none where there is no such number. */
export const readingOf = (number: number): Reading | undefined => byNumber.get(number);

const cited = /OC-(\d+)(?:\s*(?:to|–)\s*OC-(\d+))?/g;

/**
 * The numbers a rule reference cites, in the order it cites them, each once; a span is spelled out:
 * `§9 Factors note 1, OC-2` gives 2, `OC-98 to OC-101` gives 98, 99, 100, 101. None where it cites none.
 */
export function rulingsIn(rule: string): number[] {
  const numbers = [...rule.matchAll(cited)].flatMap(([, first, last]) => {
    const from = Number(first);
    const to = last === undefined ? from : Math.min(Number(last), readings.at(-1)!.number);
    return to < from
      ? [from]
      : Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((number) => byNumber.has(number));
  });
  return [...new Set(numbers)];
}

/** Whether a rule reference rests, wholly or in part, on a default of this project. */
export const isOurs = (rule: string): boolean => rulingsIn(rule).some((number) => readingOf(number)?.isOurs ?? false);
