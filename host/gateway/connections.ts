/** The connections of those without a seat: how many may be open at once, and how long one may say nothing. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many connections strangers may have open, and how long one of them may say nothing. One that has asked rests as long as any. */
export interface ConnectionBounds {
  /** From one address: a whole hall behind one router is one. */
  ofOneAddress: number;
  inAll: number;
  /** Before a first request has come by it as a whole, ms. */
  silentMs: number;
}

/** A player's browser opens six connections: this is room for 250 of them behind one router before any has its seat. */
const bounds: ConnectionBounds = { ofOneAddress: 1_600, inAll: 4_000, silentMs: 10_000 };

interface Line {
  socket: Socket;
  address: string;
  /** A request that came by it was a seat's: it is bounded no longer. */
  isSeats: boolean;
  /** A request has come by it as a whole. */
  hasAsked: boolean;
  underWay: number;
  restsSince: number;
}

/** What the gateway tells about a request. */
export interface Connections {
  /** A request has come by its connection; it is under way until its answer has gone, or the connection has. */
  begin: (request: IncomingMessage, response: ServerResponse) => void;
  /** The request is a seat's, and so is its connection. */
  isSeats: (request: IncomingMessage) => void;
}

const keyOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/**
 * Bounds the connections of a server. Where there are too many, the one that has rested longest makes room for the new
 * one; where none rests, the new one is closed.
 */
export function boundConnections(server: Server, given: Partial<ConnectionBounds> = {}): Connections {
  const { ofOneAddress, inAll, silentMs } = { ...bounds, ...given };
  const lines = new Map<string, Line>();

  const makeRoom = (address: string): boolean => {
    const strangers = [...lines.values()].filter((line) => !line.isSeats);
    const here = strangers.filter((line) => line.address === address);
    if (here.length < ofOneAddress && strangers.length < inAll) return true;
    const resting = (here.length < ofOneAddress ? strangers : here).filter(({ underWay }) => underWay === 0);
    const longest = resting.reduce<Line | undefined>(
      (first, line) => (first && first.restsSince <= line.restsSince ? first : line),
      undefined,
    );
    if (longest) drop(longest);
    return longest !== undefined;
  };
  const drop = ({ socket }: Line): void => {
    lines.delete(keyOf(socket));
    socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (!makeRoom(address)) {
      socket.destroy();
      return;
    }
    const key = keyOf(socket);
    lines.set(key, { socket, address, isSeats: false, hasAsked: false, underWay: 0, restsSince: performance.now() });
    socket.once('close', () => {
      if (lines.get(key)?.socket === socket) lines.delete(key);
    });
  });
  const sweep = setInterval(() => {
    const since = performance.now() - silentMs;
    for (const line of lines.values()) if (!line.isSeats && !line.hasAsked && line.restsSince < since) drop(line);
  }, silentMs / 4).unref();
  server.once('close', () => clearInterval(sweep));

  return {
    begin(request, response) {
      const line = lines.get(keyOf(request.socket));
      if (!line) return;
      line.hasAsked = true;
      line.underWay++;
      response.once('close', () => {
        line.underWay--;
        line.restsSince = performance.now();
      });
    },
    isSeats(request) {
      const line = lines.get(keyOf(request.socket));
      if (line) line.isSeats = true;
    },
  };
}
