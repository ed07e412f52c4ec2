'use client';

import { useCallback, useState } from 'react';
import type { Answered } from '@/components/control/parts/use-mutation';
import type { CrossingOnBoard } from '@/lib/desks/control/crossings/crossings';

/** True when the answer is that of an act on a crossing. */
const isOfCrossing = (value: unknown): value is { crossingId: string; version: number } =>
  typeof value === 'object' && value !== null && 'crossingId' in value && 'version' in value;

/**
 * A crossing in the version that one's own last act made of it: the next act may follow before the desk is read again, and is
 * not taken for somebody else's. `onAnswered` hears what the acts of its desk answer.
 */
export function useOwnVersion(crossing: CrossingOnBoard): { crossing: CrossingOnBoard; onAnswered: Answered } {
  const [made, setMade] = useState(0);
  const { id } = crossing;
  const onAnswered = useCallback<Answered>(
    (value) => {
      if (isOfCrossing(value) && value.crossingId === id) setMade(value.version);
    },
    [id],
  );
  return { crossing: { ...crossing, version: Math.max(crossing.version, made) }, onAnswered };
}
