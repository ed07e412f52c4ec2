import { chanceFrom } from '@/lib/chance';
import { hashed } from '@/lib/values';

/** When a staff begins to write, and when it hands in, in seconds after the orders phase began. */
export interface Pace {
  writesAt: number;
  handsInAt: number;
}

/** In a practice game nobody wants to wait for the staffs, s. */
const atOnce: Pace = { writesAt: 1, handsInAt: 3 };
/** One sheet in so many is late. */
const lateOnceIn = 12;

/** Says when a staff writes and hands in a turn: within the time of the phase, now and then late. */
export function paceOf(seed: string, budgetSeconds: number, isPractice: boolean): Pace {
  if (isPractice) return atOnce;
  const chance = chanceFrom(hashed(`pace ${seed}`));
  const writesAt = budgetSeconds * (0.05 + 0.25 * chance.share());
  const handsInAt = chance.onceIn(lateOnceIn) ? budgetSeconds * 1.1 : budgetSeconds * (0.4 + 0.5 * chance.share());
  return { writesAt, handsInAt };
}
