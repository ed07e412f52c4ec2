import type { Metadata } from 'next';
import { UnitsList } from '@/components/control/ground/units/units-list';
import { controlSeat } from '@/lib/session';
import { masterMap } from '@/lib/turn/control-desk/ground/map';

export const metadata: Metadata = { title: 'Units' };

/** Every unit of the game. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  const seat = await controlSeat((await params).seatId);
  const { counters, teams, turn } = await masterMap(seat);
  return <UnitsList units={counters} teams={teams} turn={turn} />;
}
