import type { Metadata } from 'next';
import { BriefingsPage } from '@/components/control/seats/briefings/briefings-page';
import { controlSeat } from '@/lib/session';
import { chrome } from '@/lib/turn/control-desk/frame/chrome';

export const metadata: Metadata = { title: 'Role briefings' };

/** A page for each role, to print for the table. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const { game, phases, seat } = await chrome(await controlSeat((await params).seatId));
  return <BriefingsPage title={game.title} phases={phases} isGameControl={seat.roles.includes('gameControl')} />;
}
