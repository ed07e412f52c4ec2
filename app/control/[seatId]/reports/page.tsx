import type { Metadata } from 'next';
import { ReportsTray } from '@/components/control/papers/reports/reports-tray';
import { controlSeat } from '@/lib/session';
import { reportsTray } from '@/lib/turn/control-desk/reports/reports';

export const metadata: Metadata = { title: 'Reports' };

/** Every team's report of the turn: not drafted, drafted, released. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <ReportsTray tray={await reportsTray(seat)} />;
}
