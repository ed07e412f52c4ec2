'use client';

import { useEffect, useMemo, useRef } from 'react';
import { useDeskAddress } from '@/components/control/parts/router';
import { useSendOnce } from '@/components/control/parts/use-mutation';
import { useRead } from '@/components/transport/query/use-read';
import type { OthersClaim } from '@/lib/turn/control-desk/ground/counter-claims';

/** How often a hand that stays is laid again, ms; it is off 30 s after the last time. */
const renewMs = 10_000;
/** After this the hands are read again whatever was told, ms. */
const readAgainMs = 30_000;

/** The seats whose hand is on a counter, by its id. */
export type CounterClaims = ReadonlyMap<string, readonly string[]>;

/**
 * Lays this seat's hand on the counters it holds and reads whose hands are on the others. Neither touches the desk: the
 * hands have a light read of their own, done when they are told to have changed and when the first of them runs out.
 */
export function useCounterClaims(mine: readonly string[]): CounterClaims {
  // A hand is laid again every 10 s and runs out by itself.
  const sendOnce = useSendOnce();
  const address = useDeskAddress()('/map/hands');
  const held = mine.join(' ');
  const isLaid = useRef(false);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    /** One after the other, so that the last word is the one that holds. */
    const inTurn = (work: () => Promise<unknown>) => {
      sent.current = sent.current.then(work);
    };
    const lift = () => {
      if (isLaid.current) inTurn(() => sendOnce('let-counters-go', {}));
      isLaid.current = false;
    };
    if (held === '') return lift();
    const lay = () => {
      if (document.visibilityState !== 'visible') return;
      isLaid.current = true;
      inTurn(() => sendOnce('claim-counters', { unitIds: held.split(' ').slice(0, 200) }));
    };
    const begin = setTimeout(lay, 120);
    const renew = setInterval(lay, renewMs);
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
      if (isLaid.current) void sendOnce('let-counters-go', {});
    },
    [sendOnce],
  );

  // While the line is down they stay: they are read when it is back.
  const { data: others = nobody } = useRead<OthersClaim[], Hand[]>(address, {
    select: plain,
    refetchInterval: ({ state }) => soonestLapse(state.data ?? []),
    refetchOnWindowFocus: 'always',
    retry: false,
  });

  return useMemo(() => {
    const by = new Map<string, string[]>();
    for (const { label, unitIds } of others) for (const id of unitIds) by.set(id, [...(by.get(id) ?? []), label]);
    return by;
  }, [others]);
}

type Hand = Pick<OthersClaim, 'label' | 'unitIds'>;
const nobody: Hand[] = [];
/** What is drawn of them: how long each still holds is not. */
const plain = (hands: OthersClaim[]): Hand[] => hands.map(({ label, unitIds }) => ({ label, unitIds }));
const soonestLapse = (hands: readonly OthersClaim[]): number =>
  Math.min(readAgainMs, ...hands.map(({ secondsLeft }) => secondsLeft * 1000 + 200));

/** `In the hand of Map Control and Team Control, Airborne.` */
export const claimWords = (labels: readonly string[]): string => `In the hand of ${labels.join(' and ')}.`;
