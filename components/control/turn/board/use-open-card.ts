import { useCallback } from 'react';
import { useClaims } from '@/components/control/parts/claims/claims';
import type { BoardCard } from '@/lib/turn/control-desk/turn/board-card';

/** Opening a card takes it when there is something to do and it is in nobody's hand; to look at another's takes nothing. */
export function useOpenCard(): (card: Pick<BoardCard, 'kind' | 'subjectId' | 'waitsFor'>) => void {
  const { holderOf, act } = useClaims();
  return useCallback(
    ({ kind, subjectId, waitsFor }) => {
      if (waitsFor === 'control' && !holderOf({ kind, subjectId })) void act('take-card', { kind, subjectId });
    },
    [holderOf, act],
  );
}
