import type { Metadata } from 'next';
import { playerSeat } from '@/app/page-session';
import { WarDiaryPage } from '@/components/player/debrief/war-diary-page';
import { warDiary } from '@/lib/desks/player/debrief/war-diary';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'War diary' };

/** The war diary of a player's team. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await playerSeat((await params).seatId);
  return <WarDiaryPage seatId={seat.id} diary={await warDiary(seat)} />;
}
