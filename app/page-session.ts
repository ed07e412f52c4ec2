import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { mayComeIn, seatFor } from '@/lib/session';
import { type ControlSeat, isControl, type PlayerSeat } from '@/lib/turn/kernel/seat';

/** The seat that asks for a page. */

/** The control seat of a page. Sends a browser that does not hold it to the sign-in. */
export async function controlSeat(seatId: string): Promise<ControlSeat> {
  const asking = await headers();
  const seat = await seatFor(asking, seatId);
  if (!seat) redirect('/sign-in');
  if (!isControl(seat) || !mayComeIn(asking, seat)) notFound();
  return seat;
}

/** The player's seat of a page. Sends a browser that does not hold it to the sign-in. */
export async function playerSeat(seatId: string): Promise<PlayerSeat> {
  const asking = await headers();
  const seat = await seatFor(asking, seatId);
  if (!seat) redirect('/sign-in');
  if (isControl(seat) || !mayComeIn(asking, seat)) notFound();
  return seat;
}
