import { deskAt, snapshotJson } from '@/app/control/[seatId]/snapshot';
import { jsonOfRequest, reply, replyJson, turnAway } from '@/app/seat-route';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

const notYours = () =>
  reply({ ok: false, refusal: { code: 'notYours', message: 'There is no such desk for this seat.' } }, 404);

/** The desk at an address below the seat (`?at=/control/<seat>/orders`), as JSON: `{ desk }`, or `{ goTo }` where another is to be opened. `has`: the tags of the parts that the page has. */
export const deskAsked = jsonOfRequest<ControlSeat>(async (seat, request) => {
  const { searchParams } = new URL(request.url);
  const at = searchParams.get('at') ?? '';
  const has = new Set(searchParams.get('has')?.split(','));
  if (at.split(/[/?]/)[2] !== seat.id || !deskAt(seat, at)) return notYours();
  const read = await snapshotJson(seat, at, has);
  if (read === null) return turnAway(404, 'What this address names is not there.', 'at');
  return typeof read === 'string' ? reply({ goTo: read }) : replyJson(`{"desk":${read.json}}`);
});
