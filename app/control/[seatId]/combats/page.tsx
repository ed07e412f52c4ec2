import type { Metadata } from 'next';
import { CombatsRoom } from '@/components/control/combats/combats-room';
import { controlSeat } from '@/lib/session';
import { combatsDesk } from '@/lib/turn/control-desk/combats';
import * as acts from './actions';

export const metadata: Metadata = { title: 'Combats' };

/** The combats of the turn, and the form of a new one. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <CombatsRoom desk={await combatsDesk(seat)} combat={null} roles={seat.roles} acts={{ ...acts }} />;
}
