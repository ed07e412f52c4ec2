import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * Begins a process of the console that works beside it, with an environment by which it could reach no game. The console's
 * folder is the one that every process of it works in.
 *
 * @param program its file, below that folder
 * @param more what its environment has besides
 */
export const forkAlone = (program: string, more: Readonly<Record<string, string>> = {}): ChildProcess =>
  fork(resolve(program), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...more },
  });
