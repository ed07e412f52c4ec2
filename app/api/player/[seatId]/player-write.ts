import type { RefusalCode, Result } from '@/lib/result';
import { playerAtDesk } from '@/lib/session';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';

/** The address of a route under a seat. */
export interface AtSeat {
  params: Promise<{ seatId: string }>;
}

const noStore = { 'Cache-Control': 'no-store' };

const answer = (body: unknown, code = 200) => Response.json(body, { status: code, headers: noStore });

const refuse = (code: number, message: string) =>
  answer({ ok: false, refusal: { code: code === 401 ? 'notYours' : 'badInput', message } }, code);

const signedOut = () => refuse(401, 'This seat is no longer at this laptop. Ask Control for a new link.');

/** A full disk is no refusal of what was written: the browser keeps it and sends it again. */
const statusOf: Partial<Record<RefusalCode, number>> = { badInput: 400, notFound: 404, diskFull: 507 };

const away = Symbol('the database is away');
const databaseAway = () => refuse(503, 'The console cannot reach its database. What you wrote is sent again.');

function unlessAway(error: unknown): typeof away {
  if ((error as { digest?: string } | null)?.digest === 'databaseAway') return away;
  throw error;
}

/** A hundred full rows are about half of this. */
const lettersAtMost = 1_000_000;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A route for a player's write: his seat, one verb, its answer. */
export const write =
  (verb: (seat: PlayerSeat, input: unknown) => Promise<Result<unknown>>) =>
  async (request: Request, { params }: AtSeat): Promise<Response> => {
    const seat = await playerAtDesk((await params).seatId).catch(unlessAway);
    if (seat === away) return databaseAway();
    if (!seat) return signedOut();
    if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse(415, 'Send JSON.');
    const text = await request.text();
    if (text.length > lettersAtMost) return refuse(413, 'That is too long to send at once.');
    const input = readJson(text);
    if (input === undefined) return refuse(400, 'What was sent is not JSON.');
    const given = await verb(seat, input).catch(unlessAway);
    if (given === away) return databaseAway();
    if (given.ok) return answer(given);
    const { code, message, field, theirs } = given.refusal;
    return answer({ ok: false, refusal: { code, message, field, theirs } }, statusOf[code] ?? 409);
  };

/** A route for a player's read: his seat, one read. */
export const show =
  (read: (seat: PlayerSeat) => Promise<unknown>) =>
  async (_: Request, { params }: AtSeat): Promise<Response> => {
    const seat = await playerAtDesk((await params).seatId).catch(unlessAway);
    if (seat === away) return databaseAway();
    return seat ? answer(await read(seat)) : signedOut();
  };

/** A route for a picture: his seat, one read. Sent as what it is and nothing else. */
export const picture =
  (read: (seat: PlayerSeat) => Promise<{ type: string; picture: Uint8Array<ArrayBuffer> } | null>) =>
  async (_: Request, { params }: AtSeat): Promise<Response> => {
    const seat = await playerAtDesk((await params).seatId);
    if (!seat) return signedOut();
    const found = await read(seat);
    if (!found) return refuse(404, 'No map of its own is used in this game.');
    const headers = { ...noStore, 'Content-Type': found.type, 'X-Content-Type-Options': 'nosniff' };
    return new Response(found.picture, { headers });
  };
