import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { RulesCardSheet } from '@/components/control/fight/rules-card/rules-card-overlay';
import { BindingStrip } from '@/components/control/frame/binding-strip';
import { ControlShell } from '@/components/control/frame/control-shell';
import { KeysShown } from '@/components/control/parts/keys/keys-shown';
import { MapVersion } from '@/components/control/parts/map/map-version';
import { HintsRead } from '@/components/ui/first-hint';
import { hintsCookie } from '@/components/ui/hints-cookie';
import { controlSeat } from '@/lib/session';
import { chrome } from '@/lib/turn/control-desk/frame/chrome';
import { sheetVersion } from '@/lib/turn/control-desk/ground/own-map';
import { ControlRouter } from './control-router';

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
    <ControlRouter seatId={seat.id} hallZone={Intl.DateTimeFormat().resolvedOptions().timeZone}>
      <MapVersion version={await sheetVersion(seat)}>
        <HintsRead value={(await cookies()).get(hintsCookie)?.value ?? ''}>
          <KeysShown>
            <ControlShell chrome={await chrome(seat)} strip={<BindingStrip />}>
              {children}
            </ControlShell>
            <RulesCardSheet />
          </KeysShown>
        </HintsRead>
      </MapVersion>
    </ControlRouter>
  );
}
