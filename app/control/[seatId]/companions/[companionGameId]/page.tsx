import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CompanionRoom } from '@/companions/desk/companion-room';
import { companionGameOnDesk, companionGamesDesk } from '@/companions/reads/companion-games';
import { controlSeat } from '@/lib/session';

export const metadata: Metadata = { title: 'Companion game' };

/** One companion game, as it stands. */
export default async function Page({ params }: { params: Promise<{ seatId: string; companionGameId: string }> }) {
  const { seatId, companionGameId } = await params;
  const seat = await controlSeat(seatId);
  const [desk, game] = await Promise.all([companionGamesDesk(seat), companionGameOnDesk(seat, companionGameId)]);
  if (!game) notFound();
  return <CompanionRoom desk={desk} game={game} />;
}
