/** The console served by several processes behind one address: `--processes N`. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Gateway, GatewayOptions } from '../gateway/gateway';
import { tellHost } from '../log';
import type { Served, ServeOptions } from '../server';

/** What a process that serves is told: all of them the same. */
export interface Serving {
  options: ServeOptions;
  gateway: GatewayOptions;
  processes: number;
}

/** What the processes tell each other. `here`: it listens to what it is told. `loaded`: it could answer. `listen`: it is to. `close`: it is to end. */
export type Said = { serve: Serving } | 'here' | 'loaded' | 'listen' | 'listening' | 'close';

/** A process that dies at once each time is not started again more often than this, ms. */
export const restMs = 1_000;

const entry = new URL('./socket-owner.ts', import.meta.url);

/**
 * Starts the process that owns the socket, which starts those that serve behind it. Whichever of them dies is started
 * again. `gateway`, open so far, is closed once they can answer: only a moment lies between.
 */
export async function serveInProcesses(gateway: Gateway, serving: Serving): Promise<Served> {
  let isClosing = false;
  let socketOwner: ChildProcess;

  async function begin(): Promise<void> {
    socketOwner = fork(entry, { execArgv: ['--import', 'tsx'] });
    socketOwner.send({ serve: serving } satisfies Said);
    await heard(socketOwner, 'loaded');
    await gateway.close();
    // From here on nobody else answers at the address.
    socketOwner.once('exit', () => void beginAgain());
    socketOwner.send('listen' satisfies Said);
    await heard(socketOwner, 'listening').catch(() => undefined);
  }

  async function beginAgain(): Promise<void> {
    if (isClosing) return;
    tellHost('The process that owns the socket had ended and is started again. Nothing that was saved is lost.');
    await new Promise((go) => setTimeout(go, restMs));
    await begin().catch(() => beginAgain());
  }

  await begin();
  const close = async () => {
    isClosing = true;
    const ended = socketOwner.exitCode === null && once(socketOwner, 'exit');
    if (socketOwner.connected) socketOwner.send('close' satisfies Said);
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
