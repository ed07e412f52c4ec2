/** The console served by processes of their own behind one address: `--processes N`. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Gateway, GatewayOptions } from '../gateway/gateway';
import { tellHost } from '../log';
import type { Served, ServeOptions } from '../server';
import { programOf } from './programs';

/** The order given to a process that serves: all of them get the same. */
export interface Serving {
  options: ServeOptions;
  gateway: GatewayOptions;
  processes: number;
}

/**
 * The messages between the processes. `here`: it listens to its orders. `loaded`: it could answer. `listen`: it is to.
 * `close`: it is to end.
 */
export type Said =
  | { serve: Serving; environment: NodeJS.ProcessEnv }
  | 'here'
  | 'loaded'
  | 'listen'
  | 'listening'
  | 'close';

/** A process that serves says so: another device opened the console by this name. */
export type Visit = { visited: string };

export const isVisit = (said: Said | Visit): said is Visit => typeof said === 'object' && 'visited' in said;

/** A process that dies at once each time is not started again more often than this, ms. */
export const restMs = 1_000;

/** Begins the process that is to serve, or to own the socket of those that do. It loads its code, and waits to be told. */
export function beginProcess(processes: number): ChildProcess {
  const { file, execArgv } = programOf(processes === 1 ? 'server-process' : 'socket-owner');
  return fork(file, { execArgv });
}

/**
 * Serves in processes of their own: one, or several behind one that owns their socket. A process that dies is started
 * again, so this one, which keeps PostgreSQL, outlives them all. `gateway`, open so far, is closed once they can answer:
 * only a moment lies between.
 *
 * @param begun the first process, where it was begun before there was anything to serve
 * @param visited hears of each visit by another device, and by which name it came
 */
export async function serveInProcesses(
  gateway: Gateway,
  serving: Serving,
  { begun, visited }: { begun?: ChildProcess | undefined; visited?: (name: string) => void } = {},
): Promise<Served> {
  let isClosing = false;
  let child = begun?.connected ? begun : beginProcess(serving.processes);

  async function begin(): Promise<void> {
    child.on('message', (said: Said | Visit) => isVisit(said) && visited?.(said.visited));
    child.send({ serve: serving, environment: process.env } satisfies Said);
    await heard(child, 'loaded');
    await gateway.close();
    // From here on nobody else answers at the address.
    child.once('exit', () => void beginAgain());
    child.send('listen' satisfies Said);
    await heard(child, 'listening').catch(() => undefined);
  }

  async function beginAgain(): Promise<void> {
    if (isClosing) return;
    tellHost('A process of the console had ended and is started again. Nothing that was saved is lost.', 'warn');
    await new Promise((go) => setTimeout(go, restMs));
    child = beginProcess(serving.processes);
    await begin().catch(() => beginAgain());
  }

  await begin();
  const close = async () => {
    isClosing = true;
    const ended = child.exitCode === null && once(child, 'exit');
    if (child.connected) child.send('close' satisfies Said);
    await ended;
  };
  return { port: gateway.port, close };
}

/** Settles when a process has said a word. Throws when it ends without having said it. */
export const heard = (from: NodeJS.EventEmitter, word: Said): Promise<void> =>
  new Promise((settle, fail) => {
    const hear = (said: Said) => {
      if (said === word) end(settle);
    };
    const ended = () => end(() => fail(new Error(`a process of the console ended before it said “${word}”`)));
    const end = (then: () => void) => {
      from.off('message', hear).off('exit', ended);
      then();
    };
    from.on('message', hear).on('exit', ended);
  });
