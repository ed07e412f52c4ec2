import { environment } from '@/lib/db/kernel/environment';
import type { GameAt } from '@/lib/db/scenarios/fork/game-at';
import { ownProgram } from '@/lib/own-program';
import { refusal } from '@/lib/result';
import type { FinishedBattle } from '@/lib/words';

/** A battle as it stood at its end, as the rows of its tables, and the text of its scenario. */
export interface FinishedRows {
  stood: GameAt;
  scenario: string;
}

/** The process that reads a battle answers with its rows, or with a problem. */
export type FinishedSaid = { rows: FinishedRows } | { problem: string };

/** The readings under way: who asks meanwhile has the same one. */
const underWay = new Map<FinishedBattle, Promise<FinishedRows>>();

/**
 * Has a battle that comes with the console read by a process of its own: it is loaded into a database beside this one's, which
 * takes some seconds. @throws a refusal that says why it cannot be read
 */
export function finishedRows(battle: FinishedBattle): Promise<FinishedRows> {
  const reading = underWay.get(battle) ?? readRows(battle).finally(() => underWay.delete(battle));
  underWay.set(battle, reading);
  return reading;
}

/** A press on the desk waits two minutes: a reading that takes nearly so long is ended, and is told, ms. */
const patienceMs = 110_000;

function readRows(battle: FinishedBattle): Promise<FinishedRows> {
  const { file, execArgv } = ownProgram('finished-reader');
  // Taken at run time, so that Next.js does not bundle the file of the process.
  const { fork } = process.getBuiltinModule('node:child_process');
  const { PATH, NODE_ENV } = process.env;
  const reader = fork(file, [battle], {
    execArgv: [...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH, NODE_ENV, DATABASE_URL: environment().DATABASE_URL },
  });
  return new Promise((settle, fail) => {
    const cannot = (why: string) => fail(refusal('notNow', `The finished battle cannot be opened: ${why}`));
    const timer = setTimeout(() => {
      cannot('reading it takes too long on this laptop now. Try again.');
      reader.kill('SIGKILL');
    }, patienceMs);
    reader.once('close', () => clearTimeout(timer));
    reader.on('message', (said: FinishedSaid) => ('rows' in said ? settle(said.rows) : cannot(said.problem)));
    reader.once('error', (problem) => cannot(problem.message));
    reader.once('exit', () => cannot('the process that reads it ended. Try again.'));
  });
}
