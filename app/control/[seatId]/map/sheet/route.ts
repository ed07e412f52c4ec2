import { controlSeat } from '@/lib/session';
import { printedMap } from '@/lib/turn/control-desk/ground/map';

/** The printed map under the counters. */
export async function GET(_request: Request, { params }: { params: Promise<{ seatId: string }> }): Promise<Response> {
  const seat = await controlSeat((await params).seatId);
  const sheet = await printedMap(seat);
  return sheet
    ? Response.json(sheet, { headers: { 'Cache-Control': 'no-store' } })
    : new Response(null, { status: 404 });
}
