/** The console's one listening socket: it checks every request before anything else of the console sees it. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { matchRoute } from '@/lib/turn/access/match-route';
import { type Route, routeHeader, routes } from '@/lib/turn/access/routes';
import { Admission, type AdmissionBounds } from './admission';
import type { Console } from './console';
import { isOfTheBuild, setHeaders } from './headers';
import { turnAway } from './host-names';
import { redirectPlainHttp } from './plain-http';
import { refuse } from './refuse';
import { withLines } from './request-log';
import { nameplatePath } from './running-server';
import { visitIn } from './visits';

/** An open gateway: `server` listens on `port`; requests wait outside (503) until `letIn`. */
export type Gateway = {
  server: Server;
  port: number;
  /** The word by which the server of a data folder is known. */
  nonce: string;
  letIn: (console: Console) => void;
  /** Takes no further request, lets those under way finish for a moment, then ends every connection. */
  close: () => Promise<void>;
};

/** The options of the gateway. */
export type GatewayOptions = {
  /** 0 for any free one. */
  port: number;
  /** The names the console answers to. To the IP addresses of this machine it answers in any case. */
  names: string[];
  /** The word by which the server of a data folder is known. */
  nonce?: string;
  /** The one address to listen on; every address of this machine unless told. */
  address?: string;
  /** A certificate and its key, PEM: the console speaks TLS. */
  tls?: { cert: string; key: string };
  /** Other bounds than a hall's, for tests. */
  bounds?: AdmissionBounds;
};

/** The port belongs to another program. */
export class PortTaken extends Error {}

const streamPath = '/api/events/';
/** Answered as long as the gateway takes requests, whatever its console can do: `/api/health` says that. */
const alivePath = '/api/alive';
const patienceMs = 1_500;

/**
 * There is no proxy before the console: what a client claims about one is replaced by what the socket says. A stream of
 * events is never compressed, because a compressor holds events back.
 */
function setForwarded(request: IncomingMessage, port: number, isSecure: boolean): void {
  request.headers['x-forwarded-host'] = request.headers.host;
  request.headers['x-forwarded-proto'] = isSecure ? 'https' : 'http';
  request.headers['x-forwarded-port'] = String(port);
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  if (request.url?.startsWith(streamPath)) delete request.headers['accept-encoding'];
}

/** A path at which nothing lies: Next.js says so in the words of the house. */
const nowhere = '/nothing-here';

/**
 * The addresses that Next.js serves beyond the routes: the files of a build, and while developing whatever its tools
 * ask for.
 */
const isOfNext = (path: string, isDev: boolean): boolean =>
  isOfTheBuild(path) || (isDev && /^\/(_next|__nextjs)/.test(path));

/**
 * Finds the row of a request in the table of routes, and tells the console by which it comes in. What is in no row is
 * not there, whatever lies in the build.
 *
 * @returns why the request is refused; `undefined` where it may pass, to a page that says there is nothing if need be
 */
function setRoute(request: IncomingMessage, isDev: boolean): { code: 404 | 405; text: string } | undefined {
  delete request.headers[routeHeader];
  const path = (request.url ?? '').split('?')[0]!;
  if (isOfNext(path, isDev)) return undefined;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = matchRoute(path);
  if (!found) {
    if (method !== 'GET') return { code: 404, text: 'There is nothing here.' };
    request.url = nowhere;
    return undefined;
  }
  const { methods }: Route = routes[found];
  if (!methods.some((one) => one === method)) return { code: 405, text: 'This is not done here.' };
  request.headers[routeHeader] = found;
}

/** Opens the gateway. @throws PortTaken */
export async function openGateway({
  port,
  names,
  nonce = '',
  address,
  tls,
  bounds = {},
}: GatewayOptions): Promise<Gateway> {
  let behind: Console | undefined;
  const take: RequestListener = withLines((request, response) => {
    const isDev = behind?.upgrade !== undefined;
    setHeaders(request, response, { isDev, isSecure: tls !== undefined });
    const turned = turnAway(request, names, tls !== undefined);
    if (turned) return refuse(response, turned.code, turned.text);
    if (request.url === nameplatePath) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ nonce }));
      return;
    }
    if (request.url === alivePath) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end('{"ok":true}');
      return;
    }
    if (!behind) return refuse(response, 503, 'The console is starting. Try again in a moment.');
    const visited = behind.visited && visitIn(request);
    if (visited) behind.visited?.(visited);
    const astray = setRoute(request, isDev);
    if (astray) return refuse(response, astray.code, astray.text);
    setForwarded(request, (server.address() as AddressInfo).port, tls !== undefined);
    admission.admit(request, response, behind).catch((problem) => {
      console.error(problem);
      if (!response.headersSent) refuse(response, 500, 'Something went wrong in the console.');
      else response.destroy();
    });
  });
  const server = tls ? secureServer(tls, take, names) : createServer(take);
  server.on('upgrade', (request, socket, head) => {
    if (!behind?.upgrade || turnAway(request, names)) socket.destroy();
    else behind.upgrade(request, socket, head).catch(() => socket.destroy());
  });
  server.keepAliveTimeout = 65_000;
  const admission = new Admission(server, bounds);
  await listen(server, port, address);
  const letIn = (console: Console) => {
    behind = console;
  };
  return { server, nonce, port: (server.address() as AddressInfo).port, letIn, close: () => closeServer(server) };
}

function secureServer(tls: { cert: string; key: string }, take: RequestListener, names: string[]): Server {
  const server = createSecureServer(tls, take);
  redirectPlainHttp(server, names);
  return server;
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
