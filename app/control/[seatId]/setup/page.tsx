import type { Metadata } from 'next';
import { SeatsPage } from '@/components/control/seats/seats-page';
import { controlSeat } from '@/lib/session';
import { seatsDesk } from '@/lib/turn/control-desk/seats/seats';

export const metadata: Metadata = { title: 'Seats' };

/** The seats of the game, for game control. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  const hosts = process.env.OPCOM_HOSTS?.split(' ') ?? [];
  return <SeatsPage desk={await seatsDesk(seat)} gameId={seat.gameId} hosts={hosts} />;
}
