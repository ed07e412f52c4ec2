import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CombatsRoom } from '@/components/control/combats/combats-room';
import { controlSeat } from '@/lib/session';
import { combatOnDesk, combatsDesk } from '@/lib/turn/control-desk/combats';
import * as acts from '../actions';

export const metadata: Metadata = { title: 'Combats' };

/** One combat: its grouping, its card, its ruling. */
export default async function Page({ params }: { params: Promise<{ seatId: string; combatId: string }> }) {
  const { seatId, combatId } = await params;
  const seat = await controlSeat(seatId);
  const [desk, combat] = await Promise.all([combatsDesk(seat), combatOnDesk(seat, combatId)]);
  if (!combat) notFound();
  return <CombatsRoom desk={desk} combat={combat} roles={seat.roles} acts={{ ...acts }} />;
}
