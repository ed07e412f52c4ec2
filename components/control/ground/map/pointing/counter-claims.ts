'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useDeskAddress, useRouter } from '@/components/control/parts/router';
import { handsHeard } from '@/components/control/parts/use-control-live';
import { readAt } from '@/components/transport/query/read';
import { newWriteId, send } from '@/components/transport/send/send';
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
  const { seatId } = useRouter();
  const address = useDeskAddress()('/map/hands');
  const [others, setOthers] = useState<readonly OthersClaim[]>([]);

  const held = mine.join(' ');
  const isLaid = useRef(false);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    /** One after the other, so that the last word is the one that holds. */
    const inTurn = (work: () => Promise<unknown>) => {
      sent.current = sent.current.then(work);
    };
    const lift = () => {
      if (isLaid.current) inTurn(() => letCountersGo(seatId));
      isLaid.current = false;
    };
    if (held === '') return lift();
    const lay = () => {
      if (document.visibilityState !== 'visible') return;
      isLaid.current = true;
      inTurn(() => claimCounters(seatId, held.split(' ').slice(0, 200)));
    };
    const begin = setTimeout(lay, 120);
    const renew = setInterval(lay, renewMs);
    const leave = () => void letCountersGo(seatId);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(begin);
      clearInterval(renew);
      window.removeEventListener('pagehide', leave);
    };
  }, [held, seatId]);
  useEffect(
    () => () => {
      if (isLaid.current) void letCountersGo(seatId);
    },
    [seatId],
  );

  useEffect(() => {
    let isGone = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(again);
      let waitMs = readAgainMs;
      if (document.visibilityState === 'visible') {
        const reply = await readAt<OthersClaim[]>(address);
        if (isGone) return;
        // While the line is down they stay: they are read when it is back.
        if (reply.kind !== 'offline') {
          const hands = reply.kind === 'ok' ? reply.value : [];
          setOthers((shown) => (JSON.stringify(plain(shown)) === JSON.stringify(plain(hands)) ? shown : hands));
          waitMs = Math.min(waitMs, ...hands.map(({ secondsLeft }) => secondsLeft * 1000 + 200));
        }
      }
      clearTimeout(again);
      if (!isGone) again = setTimeout(look, waitMs);
    };
    const soon = () => void look();
    soon();
    handsHeard.addEventListener('hands', soon);
    document.addEventListener('visibilitychange', soon);
    return () => {
      isGone = true;
      clearTimeout(again);
      handsHeard.removeEventListener('hands', soon);
      document.removeEventListener('visibilitychange', soon);
    };
  }, [address]);

  return useMemo(() => {
    const by = new Map<string, string[]>();
    for (const { label, unitIds } of others) for (const id of unitIds) by.set(id, [...(by.get(id) ?? []), label]);
    return by;
  }, [others]);
}

/** A hand is laid again every 10 s and runs out by itself: what nobody answers is not sent again. */
const claimCounters = (seatId: string, unitIds: string[]) =>
  send({ room: 'control', seatId, verb: 'claim-counters', writeId: newWriteId(), input: { unitIds } });
const letCountersGo = (seatId: string) =>
  send({ room: 'control', seatId, verb: 'let-counters-go', writeId: newWriteId(), input: {} });

const plain = (hands: readonly OthersClaim[]) => hands.map(({ label, unitIds }) => [label, ...unitIds]);

/** `In the hand of Map Control and Team Control, Airborne.` */
export const claimWords = (labels: readonly string[]): string => `In the hand of ${labels.join(' and ')}.`;
