'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTrayForSeat } from '@/components/control/parts/sheets/use-tray-for-seat';
import type { OrdersTray } from '@/lib/desks/control/orders/orders';

const WaitingContext = createContext<readonly string[]>([]);

/** Tells the sheet in hand which others wait for Control, by their teams' keys, in the order of the tray. */
export function NextSheets({ tray, children }: { tray: OrdersTray; children: ReactNode }) {
  const teams = useTrayForSeat(tray.teams);
  const waiting = useMemo(
    () => teams.filter(({ state }) => state === 'handedIn' || state === 'reading').map(({ key }) => key),
    [teams],
  );
  return <WaitingContext value={waiting}>{children}</WaitingContext>;
}

/** The team whose sheet is to be read after this one's; null: none waits. */
export function useNextSheet(teamKey: string): string | null {
  const waiting = useContext(WaitingContext);
  const others = waiting.filter((key) => key !== teamKey);
  return others[Math.max(0, waiting.indexOf(teamKey)) % Math.max(1, others.length)] ?? null;
}
