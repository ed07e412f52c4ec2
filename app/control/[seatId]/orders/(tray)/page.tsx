import type { Metadata } from 'next';
import { ConflictList } from '@/components/control/papers/orders/conflict-list';
import { conflictsHere } from './conflicts-here';

export const metadata: Metadata = { title: 'Orders' };

/** No sheet in hand: what the sheets of the turn are at odds about. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  return <ConflictList desk={await conflictsHere((await params).seatId)} />;
}
