import type { Acted } from '@/lib/hosting/shown';
import type { Conductor } from '../conduct/conductor';
import { faultInWords } from '../fault-words.mjs';
import { CannotStart } from '../opened';
import type { PageMemory } from './read-shown';

/** The objects that the acts of the page work on. */
export interface Hosting {
  conductor: Conductor;
  memory: PageMemory;
}

/** A fault in words for the host. */
export const inHostsWords = (problem: unknown): string =>
  problem instanceof CannotStart ? problem.onPage.words : (faultInWords(problem) ?? (problem as Error).message);

/**
 * Begins what takes the console down and brings it up again. The page follows it as it goes; what is thrown is told there.
 *
 * @param told is said when it is done; left out: nothing is
 */
export function inBackground({ conductor, memory }: Hosting, work: () => Promise<unknown>, told?: string): Acted {
  work().then(
    () => told !== undefined && memory.notices.say(told),
    // What keeps the console from coming up is told in its own place.
    (problem) => conductor.stage !== 'trouble' && memory.notices.say(inHostsWords(problem), { isTrouble: true }),
  );
  return { ok: true };
}
