import type { ComponentProps, ReactNode } from 'react';
import { OrderTray } from '@/components/control/papers/orders/order-tray';

/** The tray of order sheets, and beside it the one in hand. */
export const TrayRoom = ({ tray, children }: { tray: ComponentProps<typeof OrderTray>; children: ReactNode }) => (
  <div className="flex h-full max-md:flex-col print:block">
    <OrderTray {...tray} />
    {children}
  </div>
);
