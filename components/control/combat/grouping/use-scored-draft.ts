'use client';

import { useMemo } from 'react';
import { doubtsOf, retreatDieDueOn } from '@/lib/adjudication/doubts';
import { scoreOfDraft } from '@/lib/advice/air/draft-score';
import { type Candidates, type CombatDraft, movedGuns } from '@/lib/advice/combat/grouping/combat-draft';
import { spentDefenders } from '@/lib/advice/combat/spent-units';
import type { CombatOnDesk, CombatsDesk } from '@/lib/desks/control/combat/combats';

/**
 * Reckons the score that a combat comes to as it is written, with what is advised; no score where a side is still empty.
 * `moved`: who has moved since it was grouped.
 */
export function useScoredDraft(
  draft: CombatDraft,
  candidates: Candidates,
  desk: CombatsDesk,
  moved: CombatOnDesk['moved'] = [],
) {
  const { grouping, put, score } = useMemo(() => scoreOfDraft(draft, candidates, desk), [draft, candidates, desk]);
  const readings = useMemo(() => ({ combat: put, rulebook: desk.rulebook }), [put, desk.rulebook]);
  const isWhole = put.attacker.units.length > 0 && put.defender.units.length > 0;
  const doubts = useMemo(() => (isWhole ? doubtsOf(put, desk.rulebook) : []), [put, desk.rulebook, isWhole]);
  const retreatDueOn = useMemo(
    () => (isWhole ? retreatDieDueOn(put, desk.rulebook) : []),
    [put, desk.rulebook, isWhole],
  );
  const spent = spentDefenders(
    put.defender.units.map(({ id }) => id),
    desk.spent,
  );
  const advice = [...score.advice, ...spent, ...movedGuns(grouping, candidates), ...moved];
  return {
    grouping,
    isWhole,
    score: isWhole ? { ...score, advice } : null,
    readings: isWhole ? readings : undefined,
    doubts,
    retreatDueOn,
  };
}
