import type { Metadata } from 'next';
import { ArrivalsDesk } from '@/components/control/arrivals/arrivals-desk';
import { controlSeat } from '@/lib/session';
import { arrivals } from '@/lib/turn/control-desk/arrivals';
import { placeArrival } from './actions';

export const metadata: Metadata = { title: 'Arrivals' };

/** Reinforcements due by the next turn. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <ArrivalsDesk desk={await arrivals(seat)} placeArrival={placeArrival} />;
}
