import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReportDesk } from '@/components/control/papers/reports/report-desk';
import { controlSeat } from '@/lib/session';
import { reportOnDesk } from '@/lib/turn/control-desk/reports/reports';

export const metadata: Metadata = { title: 'Report' };

/** One team's report of the current turn. */
export default async function Page({ params }: { params: Promise<{ seatId: string; teamKey: string }> }) {
  const { seatId, teamKey } = await params;
  const desk = await reportOnDesk(await controlSeat(seatId), teamKey);
  if (!desk) notFound();
  return <ReportDesk key={`${desk.team.id} ${desk.turn}`} desk={desk} />;
}
