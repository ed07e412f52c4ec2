import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { stopListening } from '@/lib/live/subscribe';

/** Several servers in one process: each has its own connections, and what hangs on them. */
export interface Server {
  number: number;
  /** The number of times it has been killed. */
  lives: number;
  /** The values that are one a process, by their names on `globalThis`. */
  kept: { opcomDatabase?: { pool: pg.Pool & { _clients: pg.Client[] } }; opcomNotices?: object };
}

const here = new AsyncLocalStorage<Server>();

/** The server that does what is being done. */
export const serverHere = (): Server | undefined => here.getStore();

/** Gives each server its own database client and its own listening connection. @returns what makes this process one server again */
export function beServers(): () => void {
  const names = ['opcomDatabase', 'opcomNotices'] as const;
  const shared = globalThis as Record<string, unknown>;
  const main: Record<string, unknown> = {};
  for (const name of names) {
    main[name] = shared[name];
    Object.defineProperty(shared, name, {
      configurable: true,
      get: () => (here.getStore()?.kept ?? main)[name],
      set: (value) => {
        (here.getStore()?.kept ?? main)[name] = value;
      },
    });
  }
  return () => {
    for (const name of names)
      Object.defineProperty(shared, name, { configurable: true, writable: true, value: main[name] });
  };
}

export const newServer = (number: number): Server => ({ number, lives: 1, kept: {} });

/** Does work on a server. */
export const onServer = <T>(server: Server, work: () => T): T => here.run(server, work);

/** The connections of a server that are open. */
const connectionsOf = ({ kept }: Server): pg.Client[] => [...(kept.opcomDatabase?.pool._clients ?? [])];

/** Kills a server: all that it kept is gone. It starts again with the next work on it. @returns its connections, to be cut */
export function kill(server: Server): pg.Client[] {
  const clients = connectionsOf(server);
  onServer(server, stopListening);
  server.kept = {};
  server.lives += 1;
  return clients;
}
