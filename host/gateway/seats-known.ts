/** Which requests are a seat's: asked once for each connection and token, and again after a while. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** A seat that is given to another laptop is a stranger's to the door within this time, ms. Its desk is shut at once. */
const askAgainMs = 30_000;

interface Known {
  token: string;
  /** Null: a stranger. */
  holder: string | null;
  askedAt: number;
}

/**
 * The holder behind a request, a browser that holds a seat, remembered with its connection.
 *
 * @param holderWithSeat asks it of the database, by the headers of a request
 */
export function seatsKnown(
  holderWithSeat: (headers: { get: (name: string) => string | null }) => Promise<string | null>,
): (request: IncomingMessage) => Promise<string | null> {
  const known = new WeakMap<Socket, Known>();
  return async ({ headers, socket }) => {
    const token = headers.cookie;
    if (!token) return null;
    const before = known.get(socket);
    if (before?.holder && before.token === token && performance.now() - before.askedAt < askAgainMs)
      return before.holder;
    const holder = await holderWithSeat({ get: (name) => (headers[name] as string | undefined) ?? null });
    known.set(socket, { token, holder, askedAt: performance.now() });
    return holder;
  };
}
