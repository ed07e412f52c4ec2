import { deskAt, snapshotOf } from '@/app/control/[seatId]/snapshot';
import { controlAtDesk } from '@/lib/session';
import { type AtSeat, reply, signedOut, turnAway, unlessAway } from '../../../act';

const notYours = () =>
  reply({ ok: false, refusal: { code: 'notYours', message: 'There is no such desk for this seat.' } }, 404);

/** The desk at an address below the seat (`?at=/control/<seat>/orders`), as JSON: `{ desk }`, or `{ goTo }` where another is to be opened. */
export const GET = (request: Request, { params }: AtSeat): Promise<Response> =>
  unlessAway(async () => {
    const seat = await controlAtDesk((await params).seatId);
    if (!seat) return signedOut();
    const at = new URL(request.url).searchParams.get('at') ?? '';
    if (at.split(/[/?]/)[2] !== seat.id || !deskAt(seat, at)) return notYours();
    const read = await snapshotOf(seat, at);
    if (read === null) return turnAway(404, 'What this address names is not there.', 'at');
    return reply(typeof read === 'string' ? { goTo: read } : { desk: read });
  });
