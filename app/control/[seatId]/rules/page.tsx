import type { Metadata } from 'next';
import { RulesRoom } from '@/components/control/fight/cases/rules-room';
import { controlSeat } from '@/lib/session';
import { rulesDesk } from '@/lib/turn/control-desk/fight/rules';

export const metadata: Metadata = { title: 'Rules desk' };

/** What can be settled by hand, and every case that was. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return <RulesRoom desk={await rulesDesk(seat)} kind={null} item={null} />;
}
