import { controlSeat } from '@/lib/session';
import { openWork } from '@/lib/turn/control-desk/frame/open-work';

/** The seat's own work, for the panel that lies open over any desk. */
export async function GET(_request: Request, { params }: { params: Promise<{ seatId: string }> }): Promise<Response> {
  const work = await openWork(await controlSeat((await params).seatId));
  return Response.json(work, { headers: { 'Cache-Control': 'no-store' } });
}
