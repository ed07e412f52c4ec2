import { airReadings } from './rulings/air';
import { bombingReadings } from './rulings/bombing';
import { movingReadings } from './rulings/moving';
import type { Reading } from './rulings/reading';
import { resultReadings } from './rulings/results';
import { scoreReadings } from './rulings/scores';
import { secondReadings } from './rulings/second-look';
import { supportReadings } from './rulings/support';
import { thirdReadings } from './rulings/third-look';

export type { Reading } from './rulings/reading';

/** Every reading, OC-1 to OC-140, in order: a rule reference cites them by number. */
export const readings: readonly Reading[] = [
  ...scoreReadings,
  ...supportReadings,
  ...resultReadings,
  ...bombingReadings,
  ...airReadings,
  ...movingReadings,
  ...secondReadings,
  ...thirdReadings,
];

const byNumber = new Map(readings.map((reading) => [reading.number, reading]));

/** The reading OC-`number`; none where there is no such number. */
export const readingOf = (number: number): Reading | undefined => byNumber.get(number);
