import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TablesPage } from '@/companions/desk/tables/tables-page';
import { companionTablesOnDesk } from '@/companions/reads/companion-tables';
import { controlSeat } from '@/lib/session';
import { companionNames } from '@/lib/words';

export const metadata: Metadata = { title: 'Tables of a companion game' };

/** The tables of one companion: ours, or those that the owner of the printed game has entered. */
export default async function Page({ params }: { params: Promise<{ seatId: string; companion: string }> }) {
  const { seatId, companion } = await params;
  const seat = await controlSeat(seatId);
  const called = companionNames.find((name) => name === companion);
  if (!called) notFound();
  return <TablesPage key={called} desk={await companionTablesOnDesk(seat, called)} />;
}
