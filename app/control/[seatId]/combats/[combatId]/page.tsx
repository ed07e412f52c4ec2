import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CombatsRoom } from '@/components/control/fight/combats-room';
import { DecisionsHere } from '@/components/control/parts/decisions/decisions-here';
import { controlSeat } from '@/lib/session';
import { combatOnDesk, combatsDesk } from '@/lib/turn/control-desk/fight/combats';
import { decisionsHere } from '@/lib/turn/control-desk/papers/decisions';

export const metadata: Metadata = { title: 'Combats' };

interface Asked {
  params: Promise<{ seatId: string; combatId: string }>;
  /** `follow`: what is to follow from it. `played`: the companion game whose result is to be ruled by. */
  searchParams: Promise<{ follow?: string | string[]; played?: string | string[] }>;
}

/** One combat: its grouping, its card, its ruling, and the form of what follows from it. */
export default async function Page({ params, searchParams }: Asked) {
  const { seatId, combatId } = await params;
  const { follow, played } = await searchParams;
  const seat = await controlSeat(seatId);
  const [desk, combat, here] = await Promise.all([
    combatsDesk(seat),
    combatOnDesk(seat, combatId),
    decisionsHere(seat),
  ]);
  if (!combat) notFound();
  return (
    <DecisionsHere {...here} combatId={combat.id}>
      <CombatsRoom
        desk={desk}
        combat={combat}
        follow={follow === 'overrun' || follow === 'counterAttack' ? follow : null}
        played={typeof played === 'string' ? played : null}
        roles={seat.roles}
      />
    </DecisionsHere>
  );
}
