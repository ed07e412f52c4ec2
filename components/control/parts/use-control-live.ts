'use client';

import { useCallback, useEffect, useMemo, useRef, useTransition } from 'react';
import { isSeen } from '@/components/transport/query/pause-till-seen';
import { isSeatGone } from '@/components/transport/query/read';
import { readAgain } from '@/components/transport/query/use-read';
import { type Liveness, useLive } from '@/components/transport/stream/use-live';
import { useDataAddress, useRouter } from './router';

/** Between two readings of a desk: many changes at once are read once. */
const restMs = 150;
/** A reading that takes longer is given up, and the next change begins another. */
const longestMs = 10_000;

/**
 * Reads the desk again whenever something changed, the last change always included. One reading waits for the other and
 * then for as long as it took, at least 150 ms: a laptop that is busy is not asked more than it can answer. While the
 * line is down nothing is read; once it is back, the desk is. A seat that is gone is noticed all the same, and leads to the
 * sign-in.
 */
export function useControlLive(seatId: string): Liveness {
  const { refresh, signIn } = useRouter();
  const dataAt = useDataAddress();
  const counterClaims = dataAt('/map/claims');
  const claims = dataAt('/claims');
  const rehearsal = dataAt('/rehearsal');
  // What has a light read of its own, and is told apart from the desk.
  const others = useMemo(
    () => ({
      counterClaims: () => void readAgain(counterClaims),
      claims: () => void readAgain(claims),
      ledAway: () => void readAgain(rehearsal),
    }),
    [counterClaims, claims, rehearsal],
  );
  const [isReading, start] = useTransition();
  const due = useRef<ReturnType<typeof setTimeout> | null>(null);
  const reading = useRef({ since: null as number | null, isStale: false, mayAt: 0 });
  const isDown = useRef(false);

  const readSoon = useCallback(() => {
    const now = reading.current;
    if (now.since !== null && performance.now() - now.since < longestMs) now.isStale = true;
    else
      due.current ??= setTimeout(
        () => {
          due.current = null;
          reading.current = { since: performance.now(), isStale: false, mayAt: 0 };
          start(refresh);
        },
        Math.max(0, now.mayAt - performance.now()),
      );
  }, [refresh]);

  useEffect(() => {
    const { since, isStale } = reading.current;
    if (isReading || since === null) return;
    const now = performance.now();
    reading.current = { since: null, isStale: false, mayAt: now + Math.max(restMs, now - since) };
    if (isStale) readSoon();
  }, [isReading, readSoon]);

  const liveness = useLive(
    seatId,
    () => {
      // What is written to an umpire is read at a pace, which rests while nobody sees the page.
      if (!(isDown.current || isSeen())) others.claims();
      if (!isDown.current) readSoon();
      else isSeatGone(seatId).then((isGone) => isGone && signIn());
    },
    others,
  );

  useEffect(() => {
    const wasDown = isDown.current;
    isDown.current = liveness.state === 'behind';
    if (!wasDown || isDown.current) return;
    readSoon();
    others.counterClaims();
    others.claims();
  }, [liveness.state, readSoon, others]);
  useEffect(
    () => () => {
      if (due.current) clearTimeout(due.current);
    },
    [],
  );
  return liveness;
}
