import type { Metadata } from 'next';
import { MasterMap } from '@/components/control/ground/map/master-map';
import { controlSeat } from '@/lib/session';
import { masterMap } from '@/lib/turn/control-desk/ground/map';

export const metadata: Metadata = { title: 'Master map' };

interface Asked {
  params: Promise<{ seatId: string }>;
  /** `at`: the place to open on, km east and north, `74.62,77.95`. */
  searchParams: Promise<{ at?: string | string[] }>;
}

/** The master map of the seat's game. */
export default async function Page({ params, searchParams }: Asked) {
  const seat = await controlSeat((await params).seatId);
  const { at } = await searchParams;
  const [x = Number.NaN, y = Number.NaN] = typeof at === 'string' ? at.split(',').map(Number) : [];
  const place = Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null;
  return <MasterMap map={await masterMap(seat)} mine={seat.teamKeys} at={place} />;
}
