import type { Metadata } from 'next';
import { OwnMapPage } from '@/components/control/ground/own-map/own-map-page';
import { controlSeat } from '@/lib/session';
import { ownMapDesk } from '@/lib/turn/control-desk/ground/own-map';

export const metadata: Metadata = { title: 'A map of your own' };

/** The own map of the scenario, for game control. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <OwnMapPage desk={await ownMapDesk(seat)} />;
}
