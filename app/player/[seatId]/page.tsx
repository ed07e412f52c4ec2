import type { Metadata } from 'next';
import { PlayerDesk } from '@/components/player/player-desk';
import { playerSeat } from '@/lib/session';
import { playerDesk } from '@/lib/turn/player-desk';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Desk' };

export default async function PlayerDeskPage({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await playerSeat((await params).seatId);
  return <PlayerDesk key={seat.id} initial={await playerDesk(seat)} />;
}
