import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { playerSeat } from '@/app/page-session';
import { PlayerDesk } from '@/components/player/frame/player-desk';
import { HintsRead } from '@/components/ui/first-hint';
import { hintsCookie } from '@/components/ui/hints-cookie';
import { practiceShown } from '@/lib/desks/player/frame/practice-shown';
import { deskShown } from '@/lib/desks/player/frame/read-player-desk';
import { ledBy } from '@/lib/session';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Desk' };

export default async function PlayerDeskPage({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await playerSeat((await params).seatId);
  const { to, backTo } = await ledBy(await headers(), seat.id);
  if (to !== null) redirect(`/player/${to}`);
  const [initial, practice] = await Promise.all([deskShown(seat), practiceShown(seat)]);
  return (
    <HintsRead value={(await cookies()).get(hintsCookie)?.value.split('.').includes('desk') ? 'desk' : ''}>
      <PlayerDesk key={seat.id} initial={initial} practice={practice} backTo={backTo} />
    </HintsRead>
  );
}
