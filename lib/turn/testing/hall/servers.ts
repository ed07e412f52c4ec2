import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { cut } from '@/lib/db/cut';

/** Several servers in one process: each has its own connections, and what hangs on them. */
export interface Server {
  number: number;
  /** How often it has been killed. */
  lives: number;
  database: { pool: pg.Pool & { _clients: pg.Client[] } } | undefined;
}

const here = new AsyncLocalStorage<Server>();

type Shared = typeof globalThis & { opcomDatabase?: unknown };

/** Gives each server its own database client. @returns what makes this process one server again */
export function beServers(): () => void {
  const shared = globalThis as Shared;
  let main = shared.opcomDatabase;
  Object.defineProperty(shared, 'opcomDatabase', {
    configurable: true,
    get: () => {
      const server = here.getStore();
      return server ? server.database : main;
    },
    set: (value) => {
      const server = here.getStore();
      if (server) server.database = value;
      else main = value;
    },
  });
  return () => {
    Object.defineProperty(shared, 'opcomDatabase', { configurable: true, writable: true, value: main });
  };
}

export const newServer = (number: number): Server => ({ number, lives: 1, database: undefined });

/** Does work on a server. */
export const onServer = <T>(server: Server, work: () => T): T => here.run(server, work);

/** Kills a server: its connections break, and all that it kept is gone. It starts again with the next work on it. */
export function kill(server: Server): void {
  const clients = [...(server.database?.pool._clients ?? [])];
  server.database = undefined;
  server.lives += 1;
  for (const client of clients) cut(client);
}
