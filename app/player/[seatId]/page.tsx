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
import { practiceTitle } from '@/lib/text';

export const dynamic = 'force-dynamic';

interface Asked {
  params: Promise<{ seatId: string }>;
}

export async function generateMetadata({ params }: Asked): Promise<Metadata> {
  const practice = await practiceShown(await playerSeat((await params).seatId));
  return { title: practice === null ? 'Desk' : practiceTitle('Desk') };
}

export default async function PlayerDeskPage({ params }: Asked) {
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
