/** The console's one listening socket: it checks every request before anything else of the console sees it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { actFault } from './action-body';
import { turnAway } from './hosts';
import { nameplatePath } from './living';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** An open door: `server` listens on `port`; requests wait outside (503) until `letIn`. */
export type Door = {
  server: Server;
  port: number;
  letIn: (handler: Handler, upgrade?: Upgrade) => void;
  /** Takes no further request, lets those under way finish for a moment, then ends every connection. */
  close: () => Promise<void>;
};

/** The port belongs to another program. */
export class PortTaken extends Error {}

const plain = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};
const streamPath = '/api/events/';
const patienceMs = 1_500;

function refuse(response: ServerResponse, code: number, text: string): void {
  response.writeHead(code, { ...plain, connection: 'close', ...(code === 503 ? { 'retry-after': '3' } : {}) });
  response.end(`${text}\n`);
}

/**
 * There is no proxy before the console: what a client claims about one is replaced by what the socket says. A stream of
 * events is never compressed, because a compressor holds events back.
 */
function setForwarded(request: IncomingMessage, port: number): void {
  request.headers['x-forwarded-host'] = request.headers.host;
  request.headers['x-forwarded-proto'] = 'http';
  request.headers['x-forwarded-port'] = String(port);
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  if (request.url?.startsWith(streamPath)) delete request.headers['accept-encoding'];
}

/**
 * Opens the door on every address of this machine (or on one).
 *
 * @param port 0 for any free one
 * @param names the names the console answers to
 * @throws PortTaken
 */
export async function openDoor(port: number, names: string[], nonce: string, address?: string): Promise<Door> {
  let handler: Handler | undefined;
  let upgrade: Upgrade | undefined;
  const server = createServer((request, response) => {
    const turned = turnAway(request, names);
    if (turned) return refuse(response, turned.code, turned.text);
    if (request.url === nameplatePath) {
      response.writeHead(200, { ...plain, 'content-type': 'application/json' });
      response.end(JSON.stringify({ nonce }));
      return;
    }
    if (!handler) return refuse(response, 503, 'The console is starting. Try again in a moment.');
    setForwarded(request, (server.address() as AddressInfo).port);
    letThrough(request, response, handler).catch((problem) => {
      console.error(problem);
      if (!response.headersSent) refuse(response, 500, 'Something went wrong in the console.');
      else response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!upgrade || turnAway(request, names)) socket.destroy();
    else upgrade(request, socket, head).catch(() => socket.destroy());
  });
  server.keepAliveTimeout = 65_000;
  await listen(server, port, address);
  const letIn = (newHandler: Handler, newUpgrade?: Upgrade) => {
    handler = newHandler;
    upgrade = newUpgrade;
  };
  return { server, port: (server.address() as AddressInfo).port, letIn, close: () => closeServer(server) };
}

/** Lets a request in, an act only if it can be read. */
async function letThrough(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  const unread = await actFault(request);
  if (unread) refuse(response, unread.code, unread.text);
  else await handler(request, response);
}

function listen(server: Server, port: number, address: string | undefined): Promise<void> {
  return new Promise((settle, fail) => {
    server.once('error', (problem: NodeJS.ErrnoException) => {
      fail(problem.code === 'EADDRINUSE' ? new PortTaken(String(port), { cause: problem }) : problem);
    });
    server.listen(port, address, () => {
      server.removeAllListeners('error');
      settle();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((settle) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(giveUp);
      settle();
    });
    server.closeIdleConnections();
  });
}
