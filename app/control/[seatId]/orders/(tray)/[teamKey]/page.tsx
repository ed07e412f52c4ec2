import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SheetDesk } from '@/components/control/orders/sheet-desk';
import { controlSeat } from '@/lib/session';
import { sheetOnDesk } from '@/lib/turn/control-desk/orders';
import { accept, deliver, giveBack, noteLine, openSheet, query } from '../../actions';

export const metadata: Metadata = { title: 'Order sheet' };

/** One team's order sheet of the current turn, or of `?turn=`. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ seatId: string; teamKey: string }>;
  searchParams: Promise<{ turn?: string }>;
}) {
  const { seatId, teamKey } = await params;
  const { turn } = await searchParams;
  const seat = await controlSeat(seatId);
  const desk = await sheetOnDesk(seat, teamKey, turn === undefined ? undefined : Number(turn));
  if (!desk) notFound();
  const acts = { openSheet, noteLine, query, accept, giveBack, deliver };
  return <SheetDesk key={`${desk.team.id} ${desk.turn}`} desk={desk} acts={acts} />;
}
