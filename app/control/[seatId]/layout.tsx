import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { SheetVersion } from '@/components/control/master-map/sheet-version';
import { RulesCardSheet } from '@/components/control/rules-card/rules-card-sheet';
import { BindingStrip } from '@/components/control/shell/binding-strip';
import { ControlShell } from '@/components/control/shell/control-shell';
import { KeysShown } from '@/components/control/shell/keys-shown';
import { HintsRead } from '@/components/ui/first-hint';
import { hintsCookie } from '@/components/ui/hints-cookie';
import { controlSeat } from '@/lib/session';
import { chrome } from '@/lib/turn/control-desk/frame/chrome';
import { sheetVersion } from '@/lib/turn/control-desk/ground/own-map';
import { takeTelephoneNote } from './messages/actions';
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
        <HintsRead value={(await cookies()).get(hintsCookie)?.value ?? ''}>
          <KeysShown>
            <ControlShell chrome={await chrome(seat)} strip={<BindingStrip />} takeNote={takeTelephoneNote}>
              {children}
            </ControlShell>
          </KeysShown>
        </HintsRead>
        <RulesCardSheet />
      </SheetVersion>
    </WaysHere>
  );
}
