import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HallBoard } from '@/components/player/clock/hall-board';
import { hallBoard } from '@/lib/desks/player/clock/hall-board';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Clock of the hall' };

/** The projector of the hall: needs no seat and holds no secret. */
export default async function HallBoardPage({ params }: { params: Promise<{ gameId: string }> }) {
  const { gameId } = await params;
  const board = await hallBoard(gameId);
  if (!board) notFound();
  return <HallBoard gameId={gameId} initial={board} />;
}
