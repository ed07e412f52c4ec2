import type { ReactNode } from 'react';
import { OrderTray } from '@/components/control/papers/orders/order-tray';
import { controlSeat } from '@/lib/session';
import { unchangedSheets } from '@/lib/turn/conflicts/unchanged-sheets';
import { ordersTray } from '@/lib/turn/control-desk/papers/orders';
import { conflictsHere } from './conflicts-here';

/** The tray of order sheets, and beside it the one in hand. */
export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ seatId: string }>;
}) {
  const { seatId } = await params;
  const seat = await controlSeat(seatId);
  const [tray, { conflicts }, unchanged] = await Promise.all([
    ordersTray(seat),
    conflictsHere(seatId),
    unchangedSheets(seat, conflictsHere(seatId)),
  ]);
  const open = conflicts.filter(({ exception, isAsked }) => !exception && !isAsked);
  return (
    <div className="flex h-full max-md:flex-col print:block">
      <OrderTray tray={tray} conflicts={open.map(({ teams }) => teams.map(({ key }) => key))} unchanged={unchanged} />
      {children}
    </div>
  );
}
