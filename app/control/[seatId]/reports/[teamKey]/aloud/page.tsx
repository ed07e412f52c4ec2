import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReadAloud } from '@/components/control/papers/reports/read-aloud';
import { controlSeat } from '@/lib/session';
import { briefingOnDesk } from '@/lib/turn/control-desk/reports/briefing';

export const metadata: Metadata = { title: 'Briefing, read aloud' };

/** All that a team is told of the turn, to be read aloud. */
export default async function Page({ params }: { params: Promise<{ seatId: string; teamKey: string }> }) {
  const { seatId, teamKey } = await params;
  const desk = await briefingOnDesk(await controlSeat(seatId), teamKey);
  if (!desk) notFound();
  return <ReadAloud key={`${desk.team.key} ${desk.turn}`} desk={desk} />;
}
