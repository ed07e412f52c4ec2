import type { Result } from '@/lib/result';
import { controlSeat } from '@/lib/session';
import { acknowledgeNotes } from '@/lib/turn/claims/acknowledge-notes';
import { handOver } from '@/lib/turn/claims/hand-over';
import { letCardGo } from '@/lib/turn/claims/let-card-go';
import { renewCards } from '@/lib/turn/claims/renew-cards';
import { takeCard } from '@/lib/turn/claims/take-card';
import { takeCardOver } from '@/lib/turn/claims/take-card-over';
import { cardsInHand } from '@/lib/turn/control-desk/seats/claims';
import type { ControlSeat } from '@/lib/turn/kernel/seat';

interface Asked {
  params: Promise<{ seatId: string }>;
}

const unstored = { headers: { 'Cache-Control': 'no-store' } };

// biome-ignore lint/suspicious/noExplicitAny: each verb reads what it is sent against its own form
type Verb = (seat: ControlSeat, input: any) => Promise<Result>;
const verbs = new Map<string | null, Verb>([
  ['take', takeCard],
  ['letGo', letCardGo],
  ['takeOver', takeCardOver],
  ['handOver', handOver],
  ['understood', acknowledgeNotes],
]);

/** Whose hand the cards are in, and what is written to this seat. */
export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  return Response.json(await cardsInHand(await controlSeat((await params).seatId)), unstored);
}

/** Keeps the cards in hand whose page is open, and reads as GET does. */
export async function PUT(request: Request, { params }: Asked): Promise<Response> {
  const seat = await controlSeat((await params).seatId);
  const answer = await renewCards(seat, await request.json().catch(() => null));
  if (!answer.ok) return Response.json(answer, { status: 422, ...unstored });
  return Response.json(await cardsInHand(seat), unstored);
}

/** One act on cards or notes, by `?act=`: like the hands on the master map it touches no desk, so no page is read again. */
export async function POST(request: Request, { params }: Asked): Promise<Response> {
  const seat = await controlSeat((await params).seatId);
  const verb = verbs.get(new URL(request.url).searchParams.get('act'));
  if (!verb) return new Response(null, { status: 404, ...unstored });
  const answer = await verb(seat, await request.json().catch(() => null));
  return Response.json(answer, { status: answer.ok ? 200 : 422, ...unstored });
}
