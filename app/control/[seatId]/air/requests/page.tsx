import type { Metadata } from 'next';
import { AirRequestsRoom } from '@/components/control/air/requests/air-requests-room';
import { controlSeat } from '@/lib/session';
import { airRequests } from '@/lib/turn/control-desk/air/air-requests';

export const metadata: Metadata = { title: 'Air requests' };

/** The air request sheets of the turn; `?team=` takes up that team's. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ seatId: string }>;
  searchParams: Promise<{ team?: string }>;
}) {
  const seat = await controlSeat((await params).seatId);
  const { team } = await searchParams;
  return <AirRequestsRoom desk={await airRequests(seat, team ?? null)} />;
}
