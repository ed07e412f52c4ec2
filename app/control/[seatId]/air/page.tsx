import type { Metadata } from 'next';
import { AirRoom } from '@/components/control/air/orders/air-room';
import { controlSeat } from '@/lib/session';
import { airDesk } from '@/lib/turn/control-desk/air/air';
import { requestToAllot } from '@/lib/turn/control-desk/air/air-requests';

export const metadata: Metadata = { title: 'Air' };

/** Squadrons, the air orders and the bombing areas of the turn; `?request=` takes up a row of an air request sheet. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ seatId: string }>;
  searchParams: Promise<{ request?: string }>;
}) {
  const seat = await controlSeat((await params).seatId);
  const { request } = await searchParams;
  const [desk, asked] = await Promise.all([airDesk(seat), request ? requestToAllot(seat, request) : null]);
  return <AirRoom key={asked?.id ?? 'orders'} desk={desk} request={asked} />;
}
