import type { Metadata } from 'next';
import { RulebookPage } from '@/components/control/fight/rulebook/rulebook-page';
import { controlSeat } from '@/lib/session';
import { rulebookDesk } from '@/lib/turn/control-desk/fight/rulebook';

export const metadata: Metadata = { title: 'Rulebook' };

/** The rulebook this game is played by. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <RulebookPage desk={await rulebookDesk(seat)} />;
}
