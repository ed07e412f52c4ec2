import type { Metadata } from 'next';
import { PrintedCard } from '@/components/control/fight/rules-card/printed-rules-card';
import { controlSeat } from '@/lib/session';

export const metadata: Metadata = { title: 'Rules card' };

/** The rules card for the table. */
export default async function Page({ params }: { params: Promise<{ seatId: string }> }) {
  await controlSeat((await params).seatId);
  return <PrintedCard />;
}
