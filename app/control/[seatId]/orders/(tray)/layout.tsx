import type { ReactNode } from 'react';
import { OrderTray } from '@/components/control/orders/order-tray';
import { controlSeat } from '@/lib/session';
import { ordersTray } from '@/lib/turn/control-desk/orders';

/** The tray of order sheets, and beside it the one in hand. */
export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ seatId: string }>;
}) {
  const seat = await controlSeat((await params).seatId);
  return (
    <div className="flex h-full print:block">
      <OrderTray tray={await ordersTray(seat)} />
      {children}
    </div>
  );
}
