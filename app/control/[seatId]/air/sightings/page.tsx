import type { Metadata } from 'next';
import { SightingRoom } from '@/components/control/air/sightings/sighting-room';
import { controlSeat } from '@/lib/session';
import { sightingsDesk } from '@/lib/turn/control-desk/reports/sightings';

export const metadata: Metadata = { title: 'Sightings' };

interface Asked {
  params: Promise<{ seatId: string }>;
  /** `report`: the one that lies open. */
  searchParams: Promise<{ report?: string | string[] }>;
}

/** What teams are told from the air. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await controlSeat((await params).seatId);
  const { report } = await searchParams;
  const desk = await sightingsDesk(seat, typeof report === 'string' ? report : null);
  return <SightingRoom desk={desk} />;
}
