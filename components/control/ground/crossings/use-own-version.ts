'use client';

import { useMemo, useState } from 'react';
import type { Result } from '@/lib/result';
import type { CrossingOnBoard } from '@/lib/turn/control-desk/ground/crossings';
import type { CrossingActs } from './crossing-acts';

/**
 * A crossing in the version that one's own last act made of it: the next act may follow before the desk is read again, and is
 * not taken for another hand's.
 */
export function useOwnVersion(
  crossing: CrossingOnBoard,
  acts: CrossingActs,
): { crossing: CrossingOnBoard; acts: CrossingActs } {
  const [made, setMade] = useState(0);
  const keeping = useMemo((): CrossingActs => {
    const keeps =
      <Input, Value extends { version: number }>(act: (seatId: string, input: Input) => Promise<Result<Value>>) =>
      async (seatId: string, input: Input) => {
        const answer = await act(seatId, input);
        if (answer.ok) setMade(answer.value.version);
        return answer;
      };
    return {
      ...acts,
      queueUnits: keeps(acts.queueUnits),
      orderMarch: keeps(acts.orderMarch),
      leaveQueue: keeps(acts.leaveQueue),
      passCrossing: keeps(acts.passCrossing),
      takeBackPassage: keeps(acts.takeBackPassage),
      setCrossing: keeps(acts.setCrossing),
      testCrossing: keeps(acts.testCrossing),
      checkCrossing: keeps(acts.checkCrossing),
      markCrossing: keeps(acts.markCrossing),
    };
  }, [acts]);
  return { crossing: { ...crossing, version: Math.max(crossing.version, made) }, acts: keeping };
}
