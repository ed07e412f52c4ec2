/** Who goes in when: a seat's request at once, a stranger's when it is its turn. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type RoutePath, routeHeader } from '@/lib/turn/access/routes';
import { lengthFault } from './body-length';
import { boundConnections, type ConnectionBounds, type Connections } from './connections';
import type { Console } from './console';
import { refuse } from './refuse';
import { lineUpStrangers, type StrangerBounds, type Strangers } from './strangers';

/** A stream lasts as long as its desk is open, and asks nothing of the server meanwhile. */
const stream: RoutePath = '/api/events/[seatId]';

/** What a door lets in at most; what is left out is as for a hall. */
export interface AdmissionBounds {
  connections?: Partial<ConnectionBounds>;
  strangers?: Partial<StrangerBounds>;
  /** Whatever a stranger may send is one small packet, which is here at once. One that is held back is waited for so long, ms. */
  bodyWithinMs?: number;
}

/** The door of one server. */
export class Admission {
  readonly #connections: Connections;
  readonly #strangers: Strangers;
  readonly #bodyWithinMs: number;

  constructor(server: Server, bounds: AdmissionBounds = {}) {
    this.#bodyWithinMs = bounds.bodyWithinMs ?? 10_000;
    this.#connections = boundConnections(server, bounds.connections);
    this.#strangers = lineUpStrangers(bounds.strangers);
  }

  /** Lets a request in if it is not too long: it is answered when this settles, or refused. */
  async admit(request: IncomingMessage, response: ServerResponse, { handler, isSeats }: Console): Promise<void> {
    this.#connections.begin(request, response);
    const unread = lengthFault(request, request.headers[routeHeader]);
    if (unread) return refuse(response, unread.code, unread.text);
    if (await isSeats?.(request)) {
      this.#connections.isSeats(request);
      if (request.headers[routeHeader] !== stream) response.once('close', this.#strangers.seatComes());
      return handler(request, response);
    }
    if (!(await bodyIsHere(request, this.#bodyWithinMs)))
      return refuse(response, 408, 'What was sent did not arrive. Try again.');
    const gone = new AbortController();
    const leave = () => gone.abort();
    response.once('close', leave);
    const end = await this.#strangers.turn(request.socket.remoteAddress ?? '', gone.signal);
    response.off('close', leave);
    if (!end) return refuse(response, 503, 'Too many are at the door. Try again in a moment.');
    response.once('close', end);
    await handler(request, response).finally(end);
  }
}

/** Waits until a short body has come as a whole. One that does not fit into the buffer of its request is a seat's to send: its route refuses a stranger unread. */
async function bodyIsHere(request: IncomingMessage, withinMs: number): Promise<boolean> {
  const length = Number(request.headers['content-length'] ?? 0);
  const isHere = () => request.readableLength >= Math.min(length, request.readableHighWaterMark);
  // Of one that has gone meanwhile nothing more is heard.
  if (isHere() || request.destroyed) return isHere();
  return new Promise((settle) => {
    const end = () => {
      clearTimeout(tooLate);
      request.off('readable', look).off('close', end);
      settle(isHere());
    };
    const look = () => isHere() && end();
    const tooLate = setTimeout(end, withinMs);
    request.on('readable', look).once('close', end);
  });
}
