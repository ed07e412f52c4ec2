import { deskAt, snapshotJson } from '@/app/control/[seatId]/snapshot';
import { type AtSeat, reply, replyJson, signedOut, turnAway, unlessAway } from '@/app/seat-route';
import { controlAtDesk } from '@/lib/session';

const notYours = () =>
  reply({ ok: false, refusal: { code: 'notYours', message: 'There is no such desk for this seat.' } }, 404);

/** The desk at an address below the seat (`?at=/control/<seat>/orders`), as JSON: `{ desk }`, or `{ goTo }` where another is to be opened. `has`: the tags of the parts that the page has. */
export const GET = (request: Request, { params }: AtSeat): Promise<Response> =>
  unlessAway(async () => {
    const seat = await controlAtDesk(request.headers, (await params).seatId);
    if (!seat) return signedOut();
    const { searchParams } = new URL(request.url);
    const at = searchParams.get('at') ?? '';
    const has = new Set(searchParams.get('has')?.split(','));
    if (at.split(/[/?]/)[2] !== seat.id || !deskAt(seat, at)) return notYours();
    const read = await snapshotJson(seat, at, has);
    if (read === null) return turnAway(404, 'What this address names is not there.', 'at');
    return typeof read === 'string' ? reply({ goTo: read }) : replyJson(`{"desk":${read.json}}`);
  });
