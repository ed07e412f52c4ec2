import { type ChildProcess, fork } from 'node:child_process';
import { type Program, programOf } from './programs';

/**
 * Begins a process of the console that works beside it, with an environment by which it could reach no game.
 *
 * @param more what its environment has besides
 */
export function forkAlone(program: Program, more: Readonly<Record<string, string>> = {}): ChildProcess {
  const { file, execArgv } = programOf(program);
  return fork(file, {
    execArgv,
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, ...more },
  });
}
