'use client';

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { handedOrigin } from '@/components/ui/handed-origin';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { ControlRole } from '@/lib/words';

/** The frame around the desk, for this seat. Times are ISO strings. */
export interface ChromeForSeat extends Chrome {
  seat: { id: string; label: string; roles: readonly ControlRole[]; teamKeys: readonly string[] };
  /** The server's time when this was read, to set the browser's clock by. */
  now: string;
  /** The host that links and cards name, for Game Control; null: there is none, or the seat hands out nothing. */
  handed: string | null;
}

const ChromeContext = createContext<ChromeForSeat | null>(null);

/** Tells every part of a desk whose it is, and what the game's clock says. */
export const DeskProvider = ({ chrome, children }: { chrome: ChromeForSeat; children: ReactNode }) => (
  <ChromeContext.Provider value={chrome}>{children}</ChromeContext.Provider>
);

/** The frame around the desk. */
export function useChrome(): ChromeForSeat {
  const chrome = useContext(ChromeContext);
  if (!chrome) throw new Error('outside a desk of Control');
  return chrome;
}

/** The origin that links, cards and QR codes name. It is known in the browser only. */
export const useHandedOrigin = (): string => handedOrigin(window.location.origin, useChrome().handed);

/** True when a team is one that the seat looks after before others, by its key; one umpire looks after all alike. */
export function useIsMine(): (teamKey: string) => boolean {
  const { seat, isOneUmpire } = useChrome();
  return useMemo(() => (key) => !isOneUmpire && seat.teamKeys.includes(key), [seat.teamKeys, isOneUmpire]);
}

const aDay = 86_400_000;

/**
 * The moment of the game's clock, ISO, as far as these times are passed by it: it changes when one of them is, and not
 * between. Stopped, the clock stands where it was stopped.
 */
export function useMoment(times: readonly (string | null | undefined)[]): string {
  const { now, pausedAt } = useChrome();
  const readAt = Date.parse(now);
  const [since, setSince] = useState({ readAt, passedMs: 0 });
  const passedMs = since.readAt === readAt ? since.passedMs : 0;
  const next = Math.min(
    ...times.map((time) => (time ? Date.parse(time) - readAt : Number.NaN)).filter((ms) => ms > passedMs),
  );
  useEffect(() => {
    if (pausedAt || !Number.isFinite(next)) return;
    const wait = setTimeout(() => setSince({ readAt, passedMs: next }), Math.min(next - passedMs, aDay));
    return () => clearTimeout(wait);
  }, [readAt, next, passedMs, pausedAt]);
  return pausedAt ?? new Date(readAt + passedMs).toISOString();
}
