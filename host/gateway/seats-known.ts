/** Which requests are a seat's: asked once for each connection and token, and again after a while. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** A seat that is given to another laptop is a stranger's to the door within this time, ms. Its desk is shut at once. */
const askAgainMs = 30_000;

interface Known {
  token: string;
  isSeats: boolean;
  askedAt: number;
}

/**
 * Whether a request comes from a browser that holds a seat, remembered with its connection.
 *
 * @param holdsSeat asks it of the database, by the headers of a request
 */
export function seatsKnown(
  holdsSeat: (headers: { get: (name: string) => string | null }) => Promise<boolean>,
): (request: IncomingMessage) => Promise<boolean> {
  const known = new WeakMap<Socket, Known>();
  return async ({ headers, socket }) => {
    const token = headers.cookie;
    if (!token) return false;
    const before = known.get(socket);
    if (before?.isSeats && before.token === token && performance.now() - before.askedAt < askAgainMs) return true;
    const isSeats = await holdsSeat({ get: (name) => (headers[name] as string | undefined) ?? null });
    known.set(socket, { token, isSeats, askedAt: performance.now() });
    return isSeats;
  };
}
