'use client';

import { useCallback, useState } from 'react';
import type { Answered } from '@/components/control/parts/use-mutation';
import type { CrossingOnBoard } from '@/lib/turn/control-desk/ground/crossings';

/** The verbs that answer with the crossing's new version. */
const onCrossing = [
  'queue-units',
  'order-march',
  'leave-queue',
  'pass-crossing',
  'take-back-passage',
  'set-crossing',
  'test-crossing',
  'check-crossing',
  'mark-crossing',
];

/**
 * A crossing in the version that one's own last act made of it: the next act may follow before the desk is read again, and is
 * not taken for somebody else's. `onAnswered` hears what the acts of its desk answer.
 */
export function useOwnVersion(crossing: CrossingOnBoard): { crossing: CrossingOnBoard; onAnswered: Answered } {
  const [made, setMade] = useState(0);
  const onAnswered = useCallback<Answered>((verb, value) => {
    if (onCrossing.includes(verb)) setMade((value as { version: number }).version);
  }, []);
  return { crossing: { ...crossing, version: Math.max(crossing.version, made) }, onAnswered };
}
