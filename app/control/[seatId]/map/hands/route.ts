import { controlSeat } from '@/lib/session';
import { othersClaims } from '@/lib/turn/control-desk/ground/counter-claims';

interface Asked {
  params: Promise<{ seatId: string }>;
}

/** Whose hand is on which counter of the master map. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  return Response.json(await othersClaims(await controlSeat((await params).seatId)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
