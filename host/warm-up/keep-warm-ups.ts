/** The warm-ups of halls: as long as the console is up, each whose time for orders is over is answered. */
import { allWarmUps } from '@/lib/db/sequence/warm-ups';
import { answerSheets } from '@/lib/self-play/answer-sheets';
import { keepLooking } from '../processes/keep-looking';

/** Answers what waits in every warm-up that is open; one that cannot be answered now holds up no other. */
export async function answerWarmUps(tell: (problem: Error) => void): Promise<void> {
  for (const game of await allWarmUps()) await answerSheets(game).catch(tell);
}

/**
 * Answers the sheets of warm-ups, from now on.
 *
 * @param tell hears what went wrong; the next look tries again
 * @returns what ends it
 */
export const keepWarmUps = (tell: (problem: Error) => void): (() => Promise<void>) =>
  keepLooking(() => answerWarmUps(tell), tell);
