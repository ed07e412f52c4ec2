import { controlSeat } from '@/lib/session';
import { onTime } from '@/lib/turn/control-desk/papers/on-time';

/** Who is on time with the orders: read at a calm pace, because nobody is told when a seat comes or goes. */
export async function GET(_: Request, { params }: { params: Promise<{ seatId: string }> }): Promise<Response> {
  const list = await onTime(await controlSeat((await params).seatId));
  return Response.json(list, { headers: { 'Cache-Control': 'no-store' } });
}
