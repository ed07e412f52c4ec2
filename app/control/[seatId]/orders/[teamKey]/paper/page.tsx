import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { PaperEntry } from '@/components/control/papers/paper/paper-entry';
import { controlSeat } from '@/lib/session';
import { sheetOnDesk } from '@/lib/turn/control-desk/papers/orders';

export const metadata: Metadata = { title: 'Paper sheet' };

/** A team's sheet typed in from paper. A sheet that is handed in already is read, not typed. */
export default async function Page({ params }: { params: Promise<{ seatId: string; teamKey: string }> }) {
  const { seatId, teamKey } = await params;
  const seat = await controlSeat(seatId);
  const desk = await sheetOnDesk(seat, teamKey);
  if (!desk) notFound();
  if (desk.sheet?.state === 'submitted') redirect(`/control/${seat.id}/orders/${teamKey}`);
  return <PaperEntry key={`${desk.team.id} ${desk.turn}`} desk={desk} />;
}
