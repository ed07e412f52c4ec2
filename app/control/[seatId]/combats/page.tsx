import type { Metadata } from 'next';
import { CombatsRoom } from '@/components/control/fight/combats-room';
import { DecisionsHere } from '@/components/control/parts/decisions/decisions-here';
import { controlSeat } from '@/lib/session';
import { combatsDesk } from '@/lib/turn/control-desk/fight/combats';
import { decisionsHere } from '@/lib/turn/control-desk/papers/decisions';

export const metadata: Metadata = { title: 'Combats' };

/** The combats of the turn, and the form of a new one. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  const [desk, here] = await Promise.all([combatsDesk(seat), decisionsHere(seat)]);
  return (
    <DecisionsHere {...here} combatId={null}>
      <CombatsRoom desk={desk} combat={null} roles={seat.roles} />
    </DecisionsHere>
  );
}
