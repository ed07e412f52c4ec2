import type { Metadata } from 'next';
import { AirRoom } from '@/components/control/air/air-room';
import { controlSeat } from '@/lib/session';
import { airDesk } from '@/lib/turn/control-desk/air';
import { saveAirOrder, setWeather, takeOffAir } from './actions';

export const metadata: Metadata = { title: 'Air' };

/** Squadrons and the air orders of the turn. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <AirRoom desk={await airDesk(seat)} acts={{ saveAirOrder, takeOffAir, setWeather }} />;
}
