import { snapshotOf } from '@/app/control/[seatId]/snapshot';
import { controlAtDesk } from '@/lib/session';
import { type AtSeat, reply, signedOut, turnAway, unlessAway } from '../../../act';

/** The desk at an address below the seat (`?at=/control/<seat>/orders`), as JSON: `{ desk }`, or `{ goTo }` where another is to be opened. */
export const GET = (request: Request, { params }: AtSeat): Promise<Response> =>
  unlessAway(async () => {
    const seat = await controlAtDesk((await params).seatId);
    if (!seat) return signedOut();
    const at = new URL(request.url).searchParams.get('at') ?? '';
    const read = at.startsWith(`/control/${seat.id}`) ? await snapshotOf(seat, at) : null;
    if (read === null) return turnAway(404, 'There is no such desk.', 'at');
    return reply(typeof read === 'string' ? { goTo: read } : { desk: read });
  });
