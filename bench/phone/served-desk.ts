import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Where a player's desk is served. */
export interface ServedDesk {
  seatId: string;
  address: string;
  /** Of its seat: `name=value`. */
  cookie: string;
}

/** Does `work` while each of some checkouts serves the desk of the first team in a process of its own, in their order. @throws where one ends before it is up */
export async function servedBy<T>(checkouts: readonly string[], work: (desks: ServedDesk[]) => Promise<T>): Promise<T> {
  const children: ChildProcess[] = [];
  try {
    const desks: ServedDesk[] = [];
    // One after the other: each may have its pages to build.
    for (const checkout of checkouts) {
      const child = fork(join(checkout, 'bench', 'phone', 'serve-desk.ts'), {
        cwd: checkout,
        execArgv: ['--import', 'tsx'],
      });
      children.push(child);
      desks.push(await deskOf(child, checkout));
    }
    return await work(desks);
  } finally {
    await Promise.all(children.map(ended));
  }
}

const deskOf = (child: ChildProcess, checkout: string): Promise<ServedDesk> =>
  new Promise((settle, fail) => {
    child.once('message', (message) => settle(message as ServedDesk));
    child.once('exit', (code) => fail(new Error(`${checkout} served nothing: it ended with ${code}`)));
  });

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}
