import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SideMapDesk } from '@/components/control/ground/side-map/side-map-desk';
import { controlSeat } from '@/lib/session';
import { sideMap } from '@/lib/turn/control-desk/ground/side-map';

export const metadata: Metadata = { title: 'A side’s map' };

/** One team's own map, as that team sees it. */
export default async function Page({ params }: { params: Promise<{ seatId: string; teamKey: string }> }) {
  const { seatId, teamKey } = await params;
  const desk = await sideMap(await controlSeat(seatId), teamKey);
  if (!desk) notFound();
  return <SideMapDesk key={teamKey} desk={desk} />;
}
