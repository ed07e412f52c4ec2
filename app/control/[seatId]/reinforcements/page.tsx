import type { Metadata } from 'next';
import { ArrivalsDesk } from '@/components/control/ground/arrivals/arrivals-desk';
import { controlSeat } from '@/lib/session';
import { arrivals } from '@/lib/turn/control-desk/ground/arrivals';

export const metadata: Metadata = { title: 'Arrivals' };

/** The reinforcements of the seat's game. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <ArrivalsDesk desk={await arrivals(seat)} />;
}
