'use client';

import { useCallback, useEffect, useState } from 'react';
import { readAt } from '@/components/transport/query/read';
import type { OnTime } from '@/lib/turn/control-desk/papers/on-time';
import { useDeskAddress } from '../router';

/** Nobody is told when a seat comes or goes: the list is read again at this pace, in ms. */
const readEvery = 15_000;

/**
 * Who is on time, read again every quarter of a minute while the page is seen, and whenever `asOf` changes. Null until it
 * has been read once; what was read last stays while the line is down.
 */
export function useOnTime(initial: OnTime | null, asOf: string): OnTime | null {
  const address = useDeskAddress()('/orders/on-time-list');
  const [list, setList] = useState(initial);
  const read = useCallback(async () => {
    if (document.visibilityState !== 'visible') return;
    const reply = await readAt<OnTime>(address);
    if (reply.kind === 'ok') setList(reply.value);
  }, [address]);

  useEffect(() => {
    if (initial) setList(initial);
  }, [initial]);
  useEffect(() => {
    void asOf;
    if (!initial) void read();
  }, [initial, asOf, read]);
  useEffect(() => {
    const reading = setInterval(() => void read(), readEvery);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(reading);
      document.removeEventListener('visibilitychange', read);
    };
  }, [read]);
  return list;
}
