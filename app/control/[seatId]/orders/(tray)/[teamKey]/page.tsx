import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderSheetDesk } from '@/components/control/papers/orders/order-sheet-desk';
import { controlSeat } from '@/lib/session';
import { sheetOnDesk } from '@/lib/turn/control-desk/papers/orders';

export const metadata: Metadata = { title: 'Order sheet' };

/** One team's order sheet of the current turn, or of `?turn=`; `?row=` lights a row, counted from 1. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ seatId: string; teamKey: string }>;
  searchParams: Promise<{ turn?: string; row?: string }>;
}) {
  const { seatId, teamKey } = await params;
  const { turn, row } = await searchParams;
  const seat = await controlSeat(seatId);
  const desk = await sheetOnDesk(seat, teamKey, turn === undefined ? undefined : Number(turn));
  if (!desk) notFound();
  const asked = Number(row) - 1;
  const lit = desk.sheet?.lines[asked] ? asked : null;
  return <OrderSheetDesk key={`${desk.team.id} ${desk.turn} ${lit}`} desk={desk} lights={lit} />;
}
