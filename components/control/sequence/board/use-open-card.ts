import { useCallback } from 'react';
import { useClaims } from '@/components/control/parts/claims/claims';
import { useChrome } from '@/components/control/parts/desk-context';
import type { BoardCard } from '@/lib/desks/control/sequence/board-card';

/** Opening a card takes it when there is something to do and it is in nobody's hand; to look at another's takes nothing, and one umpire takes none. */
export function useOpenCard(): (card: Pick<BoardCard, 'kind' | 'subjectId' | 'waitsFor'>) => void {
  const { isOneUmpire } = useChrome();
  const { holderOf, act } = useClaims();
  return useCallback(
    ({ kind, subjectId, waitsFor }) => {
      if (!isOneUmpire && waitsFor === 'control' && !holderOf({ kind, subjectId }))
        void act('take-card', { kind, subjectId });
    },
    [isOneUmpire, holderOf, act],
  );
}
