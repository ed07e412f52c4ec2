import type { Metadata } from 'next';
import { OnTimePanel } from '@/components/control/turn/on-time/on-time-panel';
import { controlSeat } from '@/lib/session';
import { onTime } from '@/lib/turn/control-desk/papers/on-time';

export const metadata: Metadata = { title: 'Orders on time' };

/** Who has opened, drafted and handed in, team by team and seat by seat. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <OnTimePanel initial={await onTime(seat)} />;
}
