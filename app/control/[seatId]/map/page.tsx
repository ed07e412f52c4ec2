import type { Metadata } from 'next';
import { MasterMap } from '@/components/control/master-map/master-map';
import { controlSeat } from '@/lib/session';
import { masterMap } from '@/lib/turn/control-desk/map';
import { attachUnit, closeMovement, markCrossing, moveUnit } from './actions';

export const metadata: Metadata = { title: 'Master map' };

/** The master map of the seat's game. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  return (
    <MasterMap
      map={await masterMap(seat)}
      mine={seat.teamKeys}
      acts={{ attachUnit, moveUnit, closeMovement, markCrossing }}
    />
  );
}
