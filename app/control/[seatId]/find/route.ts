import { controlSeat } from '@/lib/session';
import { findable } from '@/lib/turn/control-desk/frame/findable';

/** What the command palette can lead to in this game. */
export async function GET(_: Request, { params }: { params: Promise<{ seatId: string }> }): Promise<Response> {
  return Response.json(await findable(await controlSeat((await params).seatId)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
