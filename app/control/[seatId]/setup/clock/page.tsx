import type { Metadata } from 'next';
import { ClockPage } from '@/components/control/turn/clock/clock-page';
import { controlSeat } from '@/lib/session';
import { archivesOfPhases } from '@/lib/turn/control-desk/frame/archives';
import { chrome } from '@/lib/turn/control-desk/frame/chrome';
import { noticesHung } from '@/lib/turn/control-desk/seats/hall';

export const metadata: Metadata = { title: 'Clock and notices' };

/** The times of the phases, the deadline and the notices of the hall, for game control. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  const [frame, notices, archives] = await Promise.all([chrome(seat), noticesHung(seat), archivesOfPhases(seat)]);
  return <ClockPage chrome={frame} notices={notices} archives={archives} />;
}
