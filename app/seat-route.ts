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

/** What a write says: which verb, the id that its browser gave it, and what is sent. */
const said = z.strictObject({
  verb: z.string().max(80),
  writeId: z.string().regex(/^[\w-]{8,40}$/),
  input: z.unknown(),
});

export const noStore = { 'Cache-Control': 'no-store' };

/** An answer whose JSON is written already. */
export const replyJson = (json: string) =>
  new Response(json, { headers: { ...noStore, 'Content-Type': 'application/json' } });

export const reply = (body: unknown, status = 200) => Response.json(body, { status, headers: noStore });

const codeOf: Record<number, RefusalCode> = { 401: 'notYours', 404: 'notFound', 409: 'notNow' };

/** A refusal before any verb was asked. */
export const turnAway = (status: number, message: string, field?: string) =>
  reply({ ok: false, refusal: { code: codeOf[status] ?? 'badInput', message, field } }, status);

export const signedOut = () => turnAway(401, 'This seat is no longer at this laptop. Ask Control for a new link.');

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

/** What was sent as JSON, or why it cannot be read. */
async function bodyOf(request: Request): Promise<{ value: unknown } | Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return turnAway(415, 'Send JSON.');
  const text = await request.text();
  if (text.length > lettersAtMost) return turnAway(413, 'That is too long to send at once.');
  const read = readJson(text);
  return read.ok ? { value: read.value } : turnAway(400, `What was sent ${read.message}.`);
}

/** What of a refusal a player reads: what speaks of the battle, never a rule. Named one by one, so that nothing new comes along. */
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

/** A route of a seat: who is asking, and what it is answered. */
const seatRoute =
  <Seat>(seatAt: SeatAt<Seat>, answer: (seat: Seat, request: Request) => Promise<Response>) =>
  (request: Request, { params }: AtSeat): Promise<Response> =>
    unlessAway(async () => {
      const seat = await seatAt(request.headers, (await params).seatId);
      return seat ? answer(seat, request) : signedOut();
    });

/** A route for what a seat reads as JSON. */
export const readRoute = <Seat>(seatAt: SeatAt<Seat>, read: (seat: Seat) => Promise<unknown>) =>
  seatRoute(seatAt, async (seat) => {
    const found = await read(seat);
    return found === null ? turnAway(404, 'There is none in this game.') : reply(found);
  });

/** A route for one thing that a seat reads, whose id stands in the address as `of`; it comes as JSON. */
export const readOneRoute = <Seat>(seatAt: SeatAt<Seat>, read: (seat: Seat, id: string) => Promise<string | null>) =>
  seatRoute(seatAt, async (seat, request) => {
    const found = await read(seat, new URL(request.url).searchParams.get('of') ?? '');
    return found === null ? turnAway(404, 'There is none of yours on the map.', 'of') : replyJson(found);
  });

/** A route for a picture, one of several where the address names it as `of`. Sent as what it is and nothing else. */
export const pictureRoute = <Seat>(
  seatAt: SeatAt<Seat>,
  read: (seat: Seat, of: string) => Promise<{ type: string; picture: Uint8Array<ArrayBuffer> } | null>,
) =>
  seatRoute(seatAt, async (seat, request) => {
    const found = await read(seat, new URL(request.url).searchParams.get('of') ?? '');
    if (!found) return turnAway(404, 'There is no such picture in this game.');
    return new Response(found.picture, {
      headers: { ...noStore, 'Content-Type': found.type, 'X-Content-Type-Options': 'nosniff' },
    });
  });

/** A route for a file to be kept, whose id stands in the address under the name `asked`. `why`: it cannot be made now, in words. */
export const fileRoute = <Seat>(
  seatAt: SeatAt<Seat>,
  read: (seat: Seat, id: string) => Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | { why: string } | null>,
  asked = 'of',
) =>
  seatRoute(seatAt, async (seat, request) => {
    const found = await read(seat, new URL(request.url).searchParams.get(asked) ?? '');
    if (!found) return turnAway(404, 'There is no such file.', asked);
    if ('why' in found) return turnAway(409, found.why, asked);
    return new Response(found.bytes, { headers: asFile(found.name) });
  });

/** A route for a file that is told piece by piece, so that no more than a piece of it is held at once. */
export const piecesRoute = <Seat>(
  seatAt: SeatAt<Seat>,
  read: (seat: Seat) => Promise<{ name: string; pieces: AsyncGenerator<string> }>,
) =>
  seatRoute(seatAt, async (seat) => {
    const { name, pieces } = await read(seat);
    return new Response(await streamOf(pieces), { headers: asFile(name) });
  });

/** Pieces of text as a stream. The first is there when the answer begins: what goes wrong with it is still answered. */
async function streamOf(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  let next = await pieces.next();
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = await pieces.next();
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

/** What is said of a file to be kept. */
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

/** A route for the parts of a base map. A part of this name never changes, so a browser keeps it. */
export const baseMapRoute = <Seat>(seatAt: SeatAt<Seat>, read: (seat: Seat, part: string) => Promise<MapPart | null>) =>
  seatRoute(seatAt, async (seat, request) => {
    const found = await read(seat, new URL(request.url).searchParams.get('part') ?? '');
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

/** The one route of a room for its writes: who is asking, one verb, its answer. */
export const actRoute = <Seat>(
  seatAt: SeatAt<Seat>,
  verbs: Verbs<Seat>,
  shown: (refusal: Refusal) => Partial<Refusal>,
) => postRoute(seatAt, (seat, asked) => act(seat, verbs, asked, shown));

/** A route for what is asked about something that is being written: nothing is kept, so there is no write id. */
export const checkRoute = <Seat>(seatAt: SeatAt<Seat>, checks: Verbs<Seat>) =>
  postRoute(seatAt, async (seat, asked) => {
    const read = z.strictObject({ check: z.string().max(80), input: z.unknown() }).safeParse(asked);
    if (!read.success || !Object.hasOwn(checks, read.data.check))
      return turnAway(400, 'Say what is to be looked at, and the input.', 'check');
    const { check, input } = read.data;
    return replied(await checks[check]!(seat, input as never, ''), (refusal) => refusal);
  });

/** A route for what a seat sends as JSON. */
const postRoute = <Seat>(seatAt: SeatAt<Seat>, answer: (seat: Seat, asked: unknown) => Promise<Response>) =>
  seatRoute(seatAt, async (seat, request) => {
    const body = await bodyOf(request);
    return body instanceof Response ? body : answer(seat, body.value);
  });
