import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** Cuts a connection, whatever it waits for: all that was asked on it fails now. */
export const cut = (client: ClientBase): void => {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
};
