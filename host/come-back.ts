/** When a console served, and what it does about the time it did not. */
import { timeInWords } from '@/lib/text';
import { othersOn } from './postgres/server-state';

/** How often a console notes that it is up, ms. */
const noteEveryMs = 5_000;

/** How often what was decided at the trainer on an evening before is erased, ms. */
const eraseEveryMs = 600_000;

/** Another console that has noted nothing for so long does not serve, seconds. */
const goneAfterSeconds = 3 * (noteEveryMs / 1_000);

/** Whether another console serves this database. Asked before this one has opened connections of its own. */
export async function isServed(databaseUrl: string): Promise<boolean> {
  const others = await othersOn(databaseUrl);
  if (others.length === 0) return false;
  const { isUpWithin } = await import('@/lib/db/sequence/console-up');
  return isUpWithin(goneAfterSeconds);
}

/** Stops the clock of the games that ran when the console went. @returns what the host is told; empty: none ran */
export async function stopClocks(): Promise<string> {
  const { comeBack } = await import('@/lib/turn/sequence/come-back');
  const back = await comeBack();
  if (back.length === 0) return '';
  const longest = Math.max(...back.map(({ downMs }) => downMs));
  return `the clock stands: the console was down for ${timeInWords(longest)}`;
}

/** Notes that the console is up, now and every few seconds, and erases what was to be kept for an evening only. @returns what ends it, with a last note */
export async function noteWhileUp(): Promise<() => Promise<void>> {
  const { noteUp } = await import('@/lib/db/sequence/console-up');
  const { eraseOldTraining } = await import('@/lib/db/cases/training');
  const { forgetOldRehearsals } = await import('@/lib/db/sequence/rehearsals');
  // While the database is away nothing is noted or erased, and nothing is lost by it.
  const unlessAway = (work: () => PromiseLike<unknown>) =>
    work().then(
      () => undefined,
      () => undefined,
    );
  const note = () => unlessAway(noteUp);
  await note();
  const erase = () => Promise.all([unlessAway(eraseOldTraining), unlessAway(forgetOldRehearsals)]);
  await erase();
  const beats = [setInterval(() => void note(), noteEveryMs), setInterval(() => void erase(), eraseEveryMs)];
  for (const beat of beats) beat.unref();
  return async () => {
    for (const beat of beats) clearInterval(beat);
    await note();
  };
}
