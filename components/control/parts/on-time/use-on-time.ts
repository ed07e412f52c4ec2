'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRead } from '@/components/transport/query/use-read';
import type { OnTime } from '@/lib/desks/control/orders/on-time';
import { useDataAddress } from '../router';

/** Nobody is told when a seat comes or goes: the list is read again at this pace, in ms. */
const readEvery = 15_000;

/**
 * Who is on time, read again every quarter of a minute while the page is seen, and whenever `asOf` changes. Null until it
 * has been read once; what was read last stays while the line is down.
 */
export function useOnTime(initial: OnTime | null, asOf: string): OnTime | null {
  const address = useDataAddress()('/orders/on-time-list');
  const client = useQueryClient();
  const { data } = useRead<OnTime>(address, {
    refetchInterval: readEvery,
    refetchOnWindowFocus: 'always',
    retry: false,
    ...(initial ? { initialData: initial } : {}),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk was read again
  useEffect(() => {
    if (initial) client.setQueryData([address], initial);
    else void client.invalidateQueries({ queryKey: [address] });
  }, [client, address, initial, asOf]);
  return data ?? null;
}
