/**
 * The order in which requests go in: a seat's write at once, its reads two at a time, a stranger's request when it is its
 * turn.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type RoutePath, routeHeader } from '@/lib/turn/access/routes';
import { lengthFault } from './body-length';
import { boundConnections, type ConnectionBounds, type Connections } from './connections';
import type { Console } from './console';
import { isOfTheBuild } from './headers';
import { refuse } from './refuse';
import { type ShareBounds, Shares } from './shares';
import { lineUpStrangers, type StrangerBounds, type Strangers } from './strangers';

/** A stream lasts as long as its desk is open, and asks nothing of the server meanwhile. */
const stream: RoutePath = '/api/events/[seatId]';
/** The routes that are asked by POST and write nothing, or send a file to be read: they take as long as a read. */
const readsByPost: readonly RoutePath[] = ['/api/control/[seatId]/check', '/api/control/[seatId]/upload'];

/** True when a request has its part of what its seat may read at once. Files of the build cost nothing. */
const isRead = ({ method, headers, url = '' }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD'
    ? !isOfTheBuild(url.split('?')[0]!)
    : readsByPost.some((route) => route === headers[routeHeader])) && headers[routeHeader] !== stream;

/** The bounds of a door; bounds that are left out are as for a hall. */
export interface AdmissionBounds {
  connections?: Partial<ConnectionBounds>;
  strangers?: Partial<StrangerBounds>;
  shares?: Partial<ShareBounds>;
  /** Whatever a stranger may send is one small packet, which is here at once. One that is held back is waited for so long, ms. */
  bodyWithinMs?: number;
}

/** The door of one server. */
export class Admission {
  readonly #connections: Connections;
  readonly #strangers: Strangers;
  readonly #shares: Shares;
  readonly #bodyWithinMs: number;

  constructor(server: Server, bounds: AdmissionBounds = {}) {
    this.#bodyWithinMs = bounds.bodyWithinMs ?? 10_000;
    this.#connections = boundConnections(server, bounds.connections);
    this.#strangers = lineUpStrangers(bounds.strangers);
    this.#shares = new Shares(bounds.shares);
  }

  /** Lets a request in if it is not too long: it is answered when this settles, or refused. */
  async admit(request: IncomingMessage, response: ServerResponse, { handler, holderOf }: Console): Promise<void> {
    this.#connections.begin(request, response);
    const unread = lengthFault(request, request.headers[routeHeader]);
    if (unread) return refuse(response, unread.code, unread.text);
    const holder = await holderOf?.(request);
    if (holder) {
      this.#connections.isSeats(request);
      return this.#admitSeat(request, response, { holder, handler });
    }
    if (!(await bodyIsHere(request, this.#bodyWithinMs)))
      return refuse(response, 408, 'What was sent did not arrive. Try again.');
    const end = await whileHere(response, (gone) => this.#strangers.turn(request.socket.remoteAddress ?? '', gone));
    if (!end) return refuse(response, 503, 'Too many are at the door. Try again in a moment.');
    response.once('close', end);
    await handler(request, response).finally(end);
  }

  async #admitSeat(
    request: IncomingMessage,
    response: ServerResponse,
    { holder, handler }: Pick<Console, 'handler'> & { holder: string },
  ): Promise<void> {
    const isStream = request.headers[routeHeader] === stream;
    if (isStream) this.#shares.stream(holder, response);
    if (isRead(request)) {
      const end = await whileHere(response, (gone) => this.#shares.read(holder, gone));
      if (!end) return refuse(response, 429, 'Too much is being read for this seat. Try again in a moment.');
      if (response.destroyed) return end();
      response.once('close', end);
    }
    if (!isStream) response.once('close', this.#strangers.seatComes());
    return handler(request, response);
  }
}

/** Waits for a turn, no longer than its client does. */
async function whileHere<Turn>(response: ServerResponse, turn: (gone: AbortSignal) => Promise<Turn>): Promise<Turn> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  response.once('close', leave);
  const given = await turn(gone.signal);
  response.off('close', leave);
  return given;
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
