import type { Metadata } from 'next';
import { CrossingsRoom } from '@/components/control/ground/crossings/crossings-room';
import { controlSeat } from '@/lib/session';
import { crossingsDesk } from '@/lib/turn/control-desk/ground/crossings';

export const metadata: Metadata = { title: 'Crossings' };

interface Asked {
  params: Promise<{ seatId: string }>;
  /** `at`: the crossing to open on. `played`: the companion game whose result is to be ruled by. */
  searchParams: Promise<{ at?: string | string[]; played?: string | string[] }>;
}

/** The board of the crossings of the seat's game. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await controlSeat((await params).seatId);
  const { at, played } = await searchParams;
  return (
    <CrossingsRoom
      desk={await crossingsDesk(seat)}
      openOn={typeof at === 'string' ? at : null}
      played={typeof played === 'string' ? played : null}
    />
  );
}
