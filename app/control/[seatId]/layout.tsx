import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SheetVersion } from '@/components/control/master-map/sheet-version';
import { ControlShell } from '@/components/control/shell/control-shell';
import { controlSeat } from '@/lib/session';
import { chrome } from '@/lib/turn/control-desk/chrome';
import { sheetVersion } from '@/lib/turn/control-desk/own-map';
import { WaysHere } from './ways-here';

export const metadata: Metadata = { title: { default: 'Control', template: '%s · Control' } };

/** Every desk of one control seat stands in this frame. */
export default async function Layout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ seatId: string }>;
}) {
  const seat = await controlSeat((await params).seatId);
  return (
    <WaysHere seatId={seat.id} hallZone={Intl.DateTimeFormat().resolvedOptions().timeZone}>
      <SheetVersion version={await sheetVersion(seat)}>
        <ControlShell chrome={await chrome(seat)}>{children}</ControlShell>
      </SheetVersion>
    </WaysHere>
  );
}
