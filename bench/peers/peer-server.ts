import { type ChildProcess, fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { PeerHall } from './peer-hall';

/** A peer's server in a process of its own, as ours is. */
export interface PeerServer {
  port: number;
  stop: () => Promise<void>;
}

/** Starts `bench/peers/<name>-server.ts` with a hall. */
export async function startPeer(name: string, hall: PeerHall): Promise<PeerServer> {
  const child = fork(resolve(`bench/peers/${name}-server.ts`), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send(hall);
  const port = await new Promise<number>((settle, fail) => {
    child.once('message', (message) => settle((message as { port: number }).port));
    child.once('exit', (code) => fail(new Error(`${name} ended with ${code}`)));
  });
  return { port, stop: () => ended(child) };
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((settle) => {
    child.once('exit', () => settle());
    child.disconnect();
  });

/** In the server's process: opens with the hall it is sent, says on which port, and ends with the one that started it. */
export function serveHall(open: (hall: PeerHall) => Promise<number>): void {
  process.once('message', async (hall) => process.send?.({ port: await open(hall as PeerHall) }));
  process.once('disconnect', () => process.exit(0));
}
