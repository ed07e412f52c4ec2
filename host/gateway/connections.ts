/** The connections of those without a seat: how many may be open at once, and how long one may say nothing. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The number of connections that strangers may have open, and the time one of them may say nothing. One that has asked rests
 * as long as any.
 */
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
  /** Its two ends as one word: a socket that has closed does not know them any more. */
  key: string;
  socket: Socket;
  address: string;
  /** A request that came by it was a seat's: it is bounded no longer. */
  isSeats: boolean;
  /** A request has come by it as a whole. */
  hasAsked: boolean;
  underWay: number;
  restsSince: number;
}

/** Strangers' connections: how many, and those that rest in the order in which they began to. */
class Strangers {
  count = 0;
  readonly resting = new Set<Line>();

  rest(line: Line): void {
    this.resting.delete(line);
    this.resting.add(line);
  }

  get longest(): Line | undefined {
    return this.resting.values().next().value;
  }
}

/** The facts that the gateway tells about a request. */
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
  const all = new Strangers();
  const byAddress = new Map<string, Strangers>();

  const strangersAt = (address: string): Strangers => {
    const known = byAddress.get(address) ?? new Strangers();
    byAddress.set(address, known);
    return known;
  };
  const rests = (line: Line): void => {
    line.restsSince = performance.now();
    for (const strangers of [all, strangersAt(line.address)]) strangers.rest(line);
  };
  const stirs = (line: Line): void => {
    for (const strangers of [all, strangersAt(line.address)]) strangers.resting.delete(line);
  };
  /** It is no stranger's any more: a seat's, or gone. */
  const leaves = (line: Line): void => {
    stirs(line);
    for (const strangers of [all, strangersAt(line.address)]) strangers.count--;
    if (strangersAt(line.address).count === 0) byAddress.delete(line.address);
  };
  const forget = (line: Line): void => {
    if (!lines.delete(line.key) || line.isSeats) return;
    leaves(line);
  };
  const drop = (line: Line): void => {
    forget(line);
    line.socket.destroy();
  };
  const makeRoom = (address: string): boolean => {
    const here = strangersAt(address);
    if (here.count < ofOneAddress && all.count < inAll) return true;
    const { longest } = here.count < ofOneAddress ? all : here;
    if (longest) drop(longest);
    else if (here.count === 0) byAddress.delete(address);
    return longest !== undefined;
  };

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const before = lines.get(keyOf(socket));
    // The same two ends again: the last connection between them has ended, and its end has not been heard of yet.
    if (before) drop(before);
    if (!makeRoom(address)) {
      socket.destroy();
      return;
    }
    const line = { key: keyOf(socket), socket, address, isSeats: false, hasAsked: false, underWay: 0, restsSince: 0 };
    lines.set(line.key, line);
    for (const strangers of [all, strangersAt(address)]) strangers.count++;
    rests(line);
    socket.once('close', () => {
      if (lines.get(line.key) === line) drop(line);
    });
  });
  const sweep = setInterval(() => {
    const since = performance.now() - silentMs;
    for (const line of all.resting) {
      if (line.restsSince >= since) break;
      if (!line.hasAsked) drop(line);
    }
  }, silentMs / 4).unref();
  server.once('close', () => clearInterval(sweep));

  return {
    begin(request, response) {
      const line = lines.get(keyOf(request.socket));
      if (!line) return;
      line.hasAsked = true;
      line.underWay++;
      if (!line.isSeats) stirs(line);
      response.once('close', () => {
        line.underWay--;
        if (line.underWay === 0 && !line.isSeats && lines.get(line.key) === line) rests(line);
      });
    },
    isSeats(request) {
      const line = lines.get(keyOf(request.socket));
      if (!line || line.isSeats) return;
      line.isSeats = true;
      leaves(line);
    },
  };
}
