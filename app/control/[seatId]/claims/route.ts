import { controlSeat } from '@/lib/session';
import { cardClaims } from '@/lib/turn/control-desk/seats/claims';

interface Asked {
  params: Promise<{ seatId: string }>;
}

/** Who has claimed which card, and what is written to this seat. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  return Response.json(await cardClaims(await controlSeat((await params).seatId)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
