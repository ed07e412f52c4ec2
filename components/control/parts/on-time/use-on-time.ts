'use client';

import { useRead } from '@/components/transport/query/use-read';
import type { OnTime } from '@/lib/desks/control/orders/on-time';
import { useDataAddress } from '../router';

/** Nobody is told when a seat comes or goes: the list is read again at this pace, in ms. */
const every = () => 15_000;

/**
 * The state of being on time, read again every quarter of a minute while the page is seen, and whenever `asOf` changes.
 * Null until it has been read once; what was read last stays while the line is down.
 */
export function useOnTime(initial: OnTime | null, asOf: string): OnTime | null {
  return (
    useRead<OnTime>(useDataAddress()('/orders/on-time-list'), { every, asOf, given: initial ?? undefined }) ?? null
  );
}
