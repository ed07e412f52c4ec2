/** When a console served, and what it does about the time it did not. */
import { timeInWords } from '@/lib/text';
import { othersOn } from './postgres/server-state';

/** The pause between two notes that a console is up, ms. */
const noteEveryMs = 5_000;

/** The pause between two erasures of the decisions at the trainer on an evening before, ms. */
const eraseEveryMs = 600_000;

/** Another console that has noted nothing for so long does not serve, seconds. */
const goneAfterSeconds = 3 * (noteEveryMs / 1_000);

/** True when another console serves this database. Asked before this one has opened connections of its own. */
export async function isServed(databaseUrl: string): Promise<boolean> {
  const others = await othersOn(databaseUrl);
  if (others.length === 0) return false;
  const { isUpWithin } = await import('@/lib/db/sequence/console-up');
  return isUpWithin(goneAfterSeconds);
}

/** Stops the clock of the games that ran when the console went. @returns for how long it was away, ms; null: none ran */
export async function stopClocks(): Promise<number | null> {
  const { comeBack } = await import('@/lib/turn/sequence/come-back');
  const back = await comeBack();
  return back.length === 0 ? null : Math.max(...back.map(({ downMs }) => downMs));
}

/** A beat that comes so much too late, ms: the machine was asleep meanwhile, or as good as that. */
const asleepMs = 60_000;

/** While the database is away nothing is noted or erased, and nothing is lost by it. */
const unlessAway = (work: () => PromiseLike<unknown>): Promise<undefined> =>
  Promise.resolve(work()).then(
    () => undefined,
    () => undefined,
  );

/**
 * The work of every beat: it notes that the console is up. A machine that was asleep was away as one that was switched
 * off: the clock of its games stands since then, and `tell` hears of it.
 */
export function beatOf(tell: (words: string) => void, now: () => number = Date.now): () => Promise<void> {
  let last = now();
  return async () => {
    const sleptMs = now() - last - noteEveryMs;
    last = now();
    if (sleptMs > asleepMs) await unlessAway(() => standStill(sleptMs, tell));
    const { noteUp } = await import('@/lib/db/sequence/console-up');
    await unlessAway(noteUp);
  };
}

/** Notes that the console is up, now and every few seconds, and erases what was to be kept for an evening only. @returns what ends it, with a last note */
export async function noteWhileUp(tell: (words: string) => void): Promise<() => Promise<void>> {
  const { eraseOldTraining } = await import('@/lib/db/cases/training');
  const { forgetOldRehearsals } = await import('@/lib/db/sequence/rehearsals');
  const note = beatOf(tell);
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

async function standStill(sleptMs: number, tell: (words: string) => void): Promise<void> {
  const downMs = await stopClocks();
  const clock =
    downMs === null
      ? 'No clock of a game ran meanwhile.'
      : 'The clock of the game stands since it fell asleep: Game Control lets it run on.';
  tell(
    `This laptop was asleep for ${timeInWords(sleptMs)}, and nobody could reach the console. ${clock} Plug it in, and see in its settings that it stays awake.`,
  );
}
