import type { ComponentProps, ReactNode } from 'react';
import { NextSheets } from '@/components/control/orders/next-sheet';
import { OrderTray } from '@/components/control/orders/order-tray';

type Props = ComponentProps<typeof OrderTray> & { children: ReactNode };

/** The tray of order sheets, and beside it the one in hand. */
export const TrayRoom = ({ tray, conflicts, unchanged, children }: Props) => (
  <div className="flex h-full max-md:flex-col print:block">
    <OrderTray tray={tray} conflicts={conflicts} unchanged={unchanged} />
    <NextSheets tray={tray}>{children}</NextSheets>
  </div>
);
