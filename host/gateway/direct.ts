/** The routes that answer without Next.js: those that a hall asks many times a second, and that draw no page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { namesIn } from '@/lib/turn/access/match-route';
import { type RoutePath, routeHeader } from '@/lib/turn/access/routes';

type Handler = (request: Request, at: { params: Promise<never> }) => Promise<Response>;
type Module = Partial<Record<'GET' | 'POST', Handler>>;

/** The JSON routes under a seat. Files and pictures among them go through Next.js. */
const rooms = {
  control: async () => {
    const { controlRoutes } = await import('@/app/api/control/control-routes');
    return { routes: controlRoutes, handlers: await import('@/app/api/control/[seatId]/[...at]/route') };
  },
  player: async () => {
    const { playerRoutes } = await import('@/app/api/player/player-routes');
    return { routes: playerRoutes, handlers: await import('@/app/api/player/[seatId]/[...at]/route') };
  },
};

const others = {
  '/api/events/[seatId]': () => import('@/app/api/events/[seatId]/route'),
  '/api/health': () => import('@/app/api/health/route'),
};

/** Loads the code of every one of these routes, so that the first request finds it there. */
export const loadDirect = () =>
  Promise.all([...Object.values(rooms), ...Object.values(others)].map((load: () => Promise<unknown>) => load()));

/** The handlers of a route; null: it is for Next.js. */
async function handlersOf(route: RoutePath): Promise<Module | null> {
  if (Object.hasOwn(others, route)) return (await others[route as keyof typeof others]()) as Module;
  const [, room] = /^\/api\/(control|player)\/\[seatId\]\//.exec(route) ?? [];
  if (!room) return null;
  const { routes, handlers } = await rooms[room as keyof typeof rooms]();
  const declared: Readonly<Record<string, { gives: { isDirect: boolean } }>> = routes;
  return declared[route]?.gives.isDirect ? (handlers as Module) : null;
}

/** Why the sign-in of whoever asks is not looked at; null: it is. */
type HeldOff = (asking: Headers) => Promise<{ message: string } | null>;

/** Answers a request that the gateway has let in, if its route is one of these or its sign-in is held off; false: it is for Next.js. */
export async function answerDirectly(
  request: IncomingMessage,
  response: ServerResponse,
  heldOff: HeldOff,
): Promise<boolean> {
  const route = request.headers[routeHeader] as RoutePath | undefined;
  if (route === signIn && request.method === 'POST') return refuseHeldOff(request, response, heldOff);
  const handlers = route && (await handlersOf(route));
  if (!handlers) return false;
  const method = request.method === 'HEAD' ? 'GET' : (request.method as 'GET' | 'POST');
  const answer = handlers[method];
  if (!answer) return false;
  const { pathname } = new URL(request.url!, 'http://console');
  const asked = requestOf(request, response);
  await send(
    await answer(asked, { params: Promise.resolve(namesIn(route, pathname)) as Promise<never> }),
    request,
    response,
  );
  return true;
}

const signIn: RoutePath = '/api/auth/[...nextauth]';

/** Refuses a sign-in from an address that has tried too many wrong codes, in next-auth's own shape and before it is asked. */
async function refuseHeldOff(request: IncomingMessage, response: ServerResponse, heldOff: HeldOff): Promise<boolean> {
  const asking = headersOf(request);
  // While the database is away, whoever answers says so.
  const refusal = await heldOff(asking).catch(() => null);
  if (!refusal) return false;
  const url = `${asking.get('origin') ?? 'http://console'}/sign-in?error=${encodeURIComponent(refusal.message)}`;
  const headers = { 'cache-control': 'private, no-store' };
  await send(Response.json({ url }, { status: 401, headers }), request, response);
  return true;
}

const headersOf = (request: IncomingMessage): Headers =>
  new Headers(
    Object.entries(request.headers).filter((header): header is [string, string] => typeof header[1] === 'string'),
  );

/** The body, which is read when the route asks for it: of a sender without a seat it never does. */
function requestOf(request: IncomingMessage, response: ServerResponse): Request {
  const left = new AbortController();
  response.once('close', () => left.abort());
  return new Request(`http://console${request.url}`, {
    method: request.method!,
    headers: headersOf(request),
    signal: left.signal,
    ...(request.method === 'POST' && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
}

const gzipped = promisify(gzip);
/** Shorter answers are no faster for it. */
const bytesWorthIt = 8_000;

async function send(answer: Response, { method, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (method === 'HEAD' || !answer.body) {
    await answer.body?.cancel();
    response.end();
  } else if (answer.headers.get('content-type')?.startsWith('text/event-stream')) await stream(answer.body, response);
  else {
    const whole = Buffer.from(await answer.arrayBuffer());
    const isPacked =
      !answer.headers.has('content-encoding') &&
      whole.length >= bytesWorthIt &&
      /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
    const body = isPacked ? await gzipped(whole) : whole;
    if (isPacked) response.setHeader('content-encoding', 'gzip');
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('content-length', body.length);
    response.end(body);
  }
}

async function stream(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  response.flushHeaders();
  const reader = body.getReader();
  response.once('close', () => void reader.cancel().catch(() => undefined));
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    response.write(value);
  }
  response.end();
}
