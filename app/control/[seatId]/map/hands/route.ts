import { controlSeat } from '@/lib/session';
import { layHand } from '@/lib/turn/claims/lay-hand';
import { liftHand } from '@/lib/turn/claims/lift-hand';
import { othersHands } from '@/lib/turn/control-desk/ground/hands';

interface Asked {
  params: Promise<{ seatId: string }>;
}

const unstored = { headers: { 'Cache-Control': 'no-store' } };

/** Whose hand is on which counter of the master map. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  return Response.json(await othersHands(await controlSeat((await params).seatId)), unstored);
}

/** Lays this seat's hand on counters, or keeps it there. */
export async function PUT(request: Request, { params }: Asked): Promise<Response> {
  const seat = await controlSeat((await params).seatId);
  const sent = await request.json().catch(() => null);
  const answer = await layHand(seat, sent);
  return Response.json(answer, { status: answer.ok ? 200 : 422, ...unstored });
}

/** Takes this seat's hand off. */
export async function DELETE(_request: Request, { params }: Asked): Promise<Response> {
  return Response.json(await liftHand(await controlSeat((await params).seatId)), unstored);
}
