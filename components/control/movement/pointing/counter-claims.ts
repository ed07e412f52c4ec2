'use client';

import { useEffect, useMemo, useRef } from 'react';
import { useDataAddress } from '@/components/control/parts/router';
import { useSendOnce } from '@/components/control/parts/use-mutation';
import { useRead } from '@/components/transport/query/use-read';
import type { OthersClaim } from '@/lib/desks/control/claims/counter-claims';

/** The time between two renewals of a claim, ms; it lapses 30 s after the last one. */
const renewMs = 10_000;
/** After this the claims are read again whatever was told, ms. */
const readAgainMs = 30_000;

/** The seats that have taken a counter, by its id. */
export type CounterClaims = ReadonlyMap<string, readonly string[]>;

/**
 * Claims the counters picked at this seat and reads who has claimed the others. Neither touches the desk: the claims
 * have a light read of their own, done when they are told to have changed and when the first of them runs out.
 */
export function useCounterClaims(mine: readonly string[]): CounterClaims {
  // A claim is renewed every 10 s and lapses by itself: what nobody answers is not sent again.
  const sendOnce = useSendOnce();
  const address = useDataAddress()('/map/claims');
  const held = mine.join(' ');
  const isClaimed = useRef(false);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    /** One after the other, so that the last word is the one that holds. */
    const inTurn = (work: () => Promise<unknown>) => {
      sent.current = sent.current.then(work);
    };
    const letGo = () => {
      if (isClaimed.current) inTurn(() => sendOnce('let-counters-go', {}));
      isClaimed.current = false;
    };
    if (held === '') return letGo();
    const claim = () => {
      if (document.visibilityState !== 'visible') return;
      isClaimed.current = true;
      inTurn(() => sendOnce('claim-counters', { unitIds: held.split(' ').slice(0, 200) }));
    };
    const begin = setTimeout(claim, 120);
    const renew = setInterval(claim, renewMs);
    const leave = () => void sendOnce('let-counters-go', {});
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(begin);
      clearInterval(renew);
      window.removeEventListener('pagehide', leave);
    };
  }, [held, sendOnce]);
  useEffect(
    () => () => {
      if (isClaimed.current) void sendOnce('let-counters-go', {});
    },
    [sendOnce],
  );

  // While the line is down they stay: they are read when it is back.
  const others = useRead<OthersClaim[]>(address, { every: soonestLapse }) ?? nobody;
  // How long each still holds is not drawn.
  const drawn = JSON.stringify(others.map(({ label, unitIds }) => [label, unitIds]));

  return useMemo(() => {
    const by = new Map<string, string[]>();
    for (const [label, unitIds] of JSON.parse(drawn) as [string, string[]][])
      for (const id of unitIds) by.set(id, [...(by.get(id) ?? []), label]);
    return by;
  }, [drawn]);
}

const nobody: OthersClaim[] = [];
const soonestLapse = (claims: readonly OthersClaim[] = nobody): number =>
  Math.min(readAgainMs, ...claims.map(({ secondsLeft }) => secondsLeft * 1000 + 200));

/** `Taken by Map Control and Team Control, Airborne.` */
export const claimWords = (labels: readonly string[]): string => `Taken by ${labels.join(' and ')}.`;
