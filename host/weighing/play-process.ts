/** The process in which the plays of a weighing are played: one after the other, each in the database that it is told. */
import type { TurnFigures } from '@/lib/db/scenarios/weighings';
import { guardErrors } from '../terminal.mjs';
import type { AskedPlay, Said, Told } from './player';

guardErrors();

/** The function that lets a battle go on that stands still; null: it does not stand still. */
let letsGoOn: (() => void) | null = null;
let still = Promise.resolve();
const say = (said: Said) => process.send?.(said);

async function play(asked: AskedPlay): Promise<void> {
  process.env.DATABASE_URL = asked.databaseUrl;
  const [{ playGame }, { closeDatabase }] = await Promise.all([
    import('./play-game'),
    import('@/lib/db/kernel/client'),
  ]);
  let turn: number | null = null;
  const afterTurn = (figures: TurnFigures) => {
    turn = figures.turn;
    say({ turn: figures });
  };
  const broke = await playGame(asked, { standsStill: () => still, afterTurn }).then(
    () => null,
    (problem: Error) => ({ after: turn, words: problem.message }),
  );
  await closeDatabase().catch(() => undefined);
  say({ over: broke });
}

process.on('message', (told: Told) => {
  if ('play' in told) void play(told.play);
  else if (!told.standsStill) {
    letsGoOn?.();
    letsGoOn = null;
  } else if (!letsGoOn)
    still = new Promise((goOn) => {
      letsGoOn = goOn;
    });
});
// Whoever has the scenario weighed has gone.
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
