import { z } from 'zod';
import { readJson } from '@/lib/json';
import type { Refusal, RefusalCode, Result } from '@/lib/result';

/** The address of a route under a seat. */
export interface AtSeat {
  params: Promise<{ seatId: string }>;
}

/** A verb as its room lists it: called with a seat, what was sent, and the id of the write. */
export type Verbs<Seat> = Readonly<
  Record<string, (seat: Seat, input: never, writeId: string) => Promise<Result<unknown>>>
>;

/** The body of a write: the verb, the id that its browser gave it, and the input. */
const said = z.strictObject({
  verb: z.string().max(80),
  writeId: z.string().regex(/^[\w-]{8,40}$/),
  input: z.unknown(),
});

const noStore = { 'Cache-Control': 'no-store' };

/** An answer whose JSON is written already. */
export const replyJson = (json: string) =>
  new Response(json, { headers: { ...noStore, 'Content-Type': 'application/json' } });

export const reply = (body: unknown, status = 200) => Response.json(body, { status, headers: noStore });

const codeOf: Record<number, RefusalCode> = { 401: 'notYours', 404: 'notFound', 409: 'notNow' };

/** A refusal before any verb was asked. */
export const turnAway = (status: number, message: string, field?: string) =>
  reply({ ok: false, refusal: { code: codeOf[status] ?? 'badInput', message, field } }, status);

const signedOut = () => turnAway(401, 'This seat is no longer at this laptop. Ask Control for a new link.');

/** A full disk, or a seat that sends too fast, is no refusal of what was written: the browser keeps it and sends it again. */
const statusOf: Partial<Record<RefusalCode, number>> = {
  badInput: 400,
  notYours: 403,
  notFound: 404,
  tooFast: 429,
  diskFull: 507,
};

/** Answers 503 where the database cannot be reached: nothing was done, or it is certain to be done once when sent again. */
export async function unlessAway(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if ((error as { digest?: string } | null)?.digest !== 'databaseAway') throw error;
    return turnAway(503, 'The console cannot reach its database. What you did is sent again.');
  }
}

/** A hundred full rows are about half of this. */
const lettersAtMost = 1_000_000;

/** The body as JSON, or why it cannot be read. */
async function bodyOf(request: Request): Promise<{ value: unknown } | Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return turnAway(415, 'Send JSON.');
  const text = await request.text();
  if (text.length > lettersAtMost) return turnAway(413, 'That is too long to send at once.');
  const read = readJson(text);
  return read.ok ? { value: read.value } : turnAway(400, `What was sent ${read.message}.`);
}

/** The part of a refusal that a player may read. It never names a rule. Each field is named, so that no new one comes along. */
export const shownToPlayer = ({ code, message, field, theirs }: Refusal): Partial<Refusal> => ({
  code,
  message,
  field,
  theirs,
});

/** Does one write of a seat's. `shown`: what of a refusal its room may read. */
export async function act<Seat>(
  seat: Seat,
  verbs: Verbs<Seat>,
  asked: unknown,
  shown: (refusal: Refusal) => Partial<Refusal>,
): Promise<Response> {
  const read = said.safeParse(asked);
  if (!read.success) return turnAway(400, 'Say which verb, a write id of 8 to 40 letters, and the input.', 'verb');
  const { verb, writeId, input } = read.data;
  if (!Object.hasOwn(verbs, verb)) return turnAway(404, 'There is no such act.');
  return replied(await verbs[verb]!(seat, input as never, writeId), shown);
}

const replied = (result: Result<unknown>, shown: (refusal: Refusal) => Partial<Refusal>): Response =>
  result.ok
    ? reply(result)
    : reply({ ok: false, refusal: shown(result.refusal) }, statusOf[result.refusal.code] ?? 409);

type SeatAt<Seat> = (asking: Request['headers'], seatId: string) => Promise<Seat | null>;

/** The greatest cost of a read in the database, when all of it has changed. */
export interface ReadCosts {
  statements: number;
  roundTrips: number;
}

/** The answer of a route to a seat. */
export interface Gives<Seat> {
  answer: (seat: Seat, request: Request) => Promise<Response>;
  /** The gateway answers without Next.js. Files and pictures go through Next.js, which streams them. */
  isDirect: boolean;
}

/** One route under a seat. */
export interface SeatRoute<Seat> {
  method: 'GET' | 'POST';
  /** The people who may come in: players, or these roles of Control. */
  who: 'player' | readonly string[];
  gives: Gives<Seat>;
  costs?: ReadCosts;
}

/** Declares a route that is read. `host/list-routes.mjs` reads the declaration. */
export const get = <Seat>(who: SeatRoute<Seat>['who'], gives: Gives<Seat>, costs?: ReadCosts): SeatRoute<Seat> => ({
  method: 'GET',
  who,
  gives,
  costs,
});

/** Declares a route that takes what is sent to it. */
export const post = <Seat>(who: SeatRoute<Seat>['who'], gives: Gives<Seat>): SeatRoute<Seat> => ({
  method: 'POST',
  who,
  gives,
});

/** The handlers of all routes of a room. `routeOf` tells which of them a request came in by; a path without a row is answered 404. */
export function seatRoom<Seat>(
  seatAt: SeatAt<Seat>,
  routeOf: (asking: Request['headers']) => string | null,
  routes: Readonly<Record<string, SeatRoute<Seat>>>,
) {
  const handler =
    (method: 'GET' | 'POST') =>
    (request: Request, { params }: AtSeat): Promise<Response> =>
      unlessAway(async () => {
        const seat = await seatAt(request.headers, (await params).seatId);
        if (!seat) return signedOut();
        const path = routeOf(request.headers);
        const route = path !== null && Object.hasOwn(routes, path) ? routes[path] : undefined;
        return route?.method === method
          ? route.gives.answer(seat, request)
          : turnAway(404, 'There is nothing at this address.');
      });
  return { GET: handler('GET'), POST: handler('POST') };
}

const direct = <Seat>(answer: Gives<Seat>['answer']): Gives<Seat> => ({ answer, isDirect: true });
const byNext = <Seat>(answer: Gives<Seat>['answer']): Gives<Seat> => ({ answer, isDirect: false });

/** A read that a seat gets as JSON. `isGlance`: a page that nobody sees reads it. */
export const json = <Seat>(read: (seat: Seat, isGlance: boolean) => Promise<unknown>) =>
  direct<Seat>(async (seat, request) => {
    const found = await read(seat, new URL(request.url).searchParams.has('glance'));
    return found === null ? turnAway(404, 'There is none in this game.') : reply(found);
  });

/** One thing that a seat reads as JSON; `of` in the query holds its id. */
export const jsonOfOne = <Seat>(read: (seat: Seat, id: string) => Promise<string | null>) =>
  direct<Seat>(async (seat, request) => {
    const found = await read(seat, asked(request, 'of'));
    return found === null ? turnAway(404, 'There is none of yours on the map.', 'of') : replyJson(found);
  });

/** JSON that a route makes from the whole request. */
export const jsonOfRequest = direct;

/** A picture; `of` in the query says which where there are several. Browsers must not guess another type. */
export const picture = <Seat>(
  read: (seat: Seat, of: string) => Promise<{ type: string; picture: Uint8Array<ArrayBuffer> } | null>,
) =>
  byNext<Seat>(async (seat, request) => {
    const found = await read(seat, asked(request, 'of'));
    if (!found) return turnAway(404, 'There is no such picture in this game.');
    return new Response(found.picture, {
      headers: { ...noStore, 'Content-Type': found.type, 'X-Content-Type-Options': 'nosniff' },
    });
  });

/** A file to download; the query holds its id under the name `by`. `why`: the reason why it cannot be made now. */
export const file = <Seat>(
  read: (seat: Seat, id: string) => Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | { why: string } | null>,
  by = 'of',
) =>
  byNext<Seat>(async (seat, request) => {
    const found = await read(seat, asked(request, by));
    if (!found) return turnAway(404, 'There is no such file.', by);
    if ('why' in found) return turnAway(409, found.why, by);
    return new Response(found.bytes, { headers: asFile(found.name) });
  });

/** A file to download that is sent piece by piece, so that the console holds only one piece at a time. */
export const pieces = <Seat>(read: (seat: Seat) => Promise<{ name: string; pieces: AsyncGenerator<string> }>) =>
  byNext<Seat>(async (seat) => {
    const found = await read(seat);
    return new Response(await streamOf(found.pieces), { headers: asFile(found.name) });
  });

/** The value of a name in the query; empty where it is missing. */
const asked = (request: Request, name: string): string => new URL(request.url).searchParams.get(name) ?? '';

/** Pieces of text as a stream. The first is there when the answer begins: what goes wrong with it is still answered. */
async function streamOf(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let next = await pieces.next();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = await pieces.next();
    },
    cancel: async () => void (await pieces.return(undefined)),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** The headers of a file to be kept. */
const asFile = (name: string) => ({
  ...noStore,
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename="${name}"`,
  'X-Content-Type-Options': 'nosniff',
});

/** A part of a base map: as it is, and packed. */
interface MapPart {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  packed: Uint8Array<ArrayBuffer> | null;
}

/** Parts of a base map. A part of this name never changes, so browsers keep it. */
export const baseMap = <Seat>(read: (seat: Seat, part: string) => Promise<MapPart | null>) =>
  direct<Seat>(async (seat, request) => {
    const found = await read(seat, asked(request, 'part'));
    if (!found) return turnAway(404, 'There is no such part of a map in this game.', 'part');
    const packed = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') ? found.packed : null;
    return new Response(packed ?? found.bytes, {
      headers: {
        'Cache-Control': 'private, max-age=31536000, immutable',
        'Content-Type': found.type,
        'X-Content-Type-Options': 'nosniff',
        Vary: 'Accept-Encoding',
        ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
      },
    });
  });

/** All writes of a room: one verb a request. `shown`: what of a refusal its room may read. */
export const acts = <Seat>(verbs: Verbs<Seat>, shown: (refusal: Refusal) => Partial<Refusal>) =>
  sent<Seat>((seat, body) => act(seat, verbs, body, shown));

/** Questions about something that is being written. Nothing is kept, so there is no write id. */
export const checks = <Seat>(known: Verbs<Seat>) =>
  sent<Seat>(async (seat, body) => {
    const read = z.strictObject({ check: z.string().max(80), input: z.unknown() }).safeParse(body);
    if (!read.success || !Object.hasOwn(known, read.data.check))
      return turnAway(400, 'Say what is to be looked at, and the input.', 'check');
    const { check, input } = read.data;
    return replied(await known[check]!(seat, input as never, ''), (refusal) => refusal);
  });

/** JSON that a seat sends. */
const sent = <Seat>(answer: (seat: Seat, body: unknown) => Promise<Response>) =>
  direct<Seat>(async (seat, request) => {
    const body = await bodyOf(request);
    return body instanceof Response ? body : answer(seat, body.value);
  });

/** A file that a seat sends, read by its route itself. */
export const upload = byNext;
