/** The games of the data folder: a new one, another one again, and one to try. None goes: those that are not played stay as they are. */

import type { Acted } from '@/lib/hosting/shown';
import { steppedScenario } from '@/lib/words';
import { addressOf } from '../../welcome';
import { type Hosting, inBackground } from '../hosting';
import { scenarioAt, scenariosThere } from '../scenarios-there';

/** Opens a new game, which is played from then on. The clock of the one before stands still. */
export async function newGame(hosting: Hosting, scenario: string): Promise<Acted> {
  const { conductor } = hosting;
  if (!scenariosThere(conductor.dataDir).some(({ name }) => name === scenario))
    return { ok: false, words: 'There is no such scenario any more. Choose another one.' };
  const read = await scenarioAt(scenario);
  if (!read.ok) return read;
  return inBackground(
    hosting,
    async () => {
      const { openGame } = await import('@/lib/turn/sequence/open-game');
      await openGame(read.scenario);
      await conductor.again({ scenario: undefined });
    },
    `A new game of ${read.scenario.title} is open. The one before is kept, with its seats: it is in the list.`,
  );
}

/** Another game of the data folder is played from then on. */
export async function openGameAgain(hosting: Hosting, gameId: string): Promise<Acted> {
  const { conductor } = hosting;
  const { gamesKept } = await import('@/lib/db/sequence/games-kept');
  const game = (await gamesKept()).find(({ id, isPractice }) => id === gameId && !isPractice);
  if (!game) return { ok: false, words: 'There is no such game any more.' };
  return inBackground(
    hosting,
    async () => {
      const { noteOpened } = await import('@/lib/db/sequence/console-up');
      await noteOpened(game.id);
      await conductor.again({ scenario: undefined });
    },
    `${game.title} is open again, at turn ${game.turn}. Whoever had a seat in it has it still.`,
  );
}

/** Opens a practice game beside the game that is played, in which the console plays every team. */
export async function tryTurn({ conductor: { up } }: Hosting): Promise<Acted> {
  const { tryBeside } = await import('@/lib/turn/scenarios/try-beside');
  const read = await scenarioAt(steppedScenario);
  if (!read.ok) return read;
  const opened = await tryBeside(read.scenario);
  if (!opened.ok) return { ok: false, words: opened.refusal.message };
  return { ok: true, open: `${addressOf('localhost', up!.served)}/join/${opened.value}` };
}
