import { scoreCombat } from '@/lib/adjudication/combat';
import type { CombatCase, CombatScore } from '@/lib/adjudication/types';
import { airAsFlown } from '@/lib/advice/air/propose-air-support';
import { combatCaseOf, type Grouping } from '@/lib/advice/combat/combat-grouping';
import type { CombatsDesk } from '@/lib/desks/control/combat/combats';
import { type Candidates, type CombatDraft, groupingOfDraft } from './combat-draft';

/** A combat on the form: its grouping as flown, its case, and the score it comes to. */
interface ScoredDraft {
  grouping: Grouping;
  put: CombatCase;
  score: CombatScore;
}

export function scoreOfDraft(draft: CombatDraft, candidates: Candidates, desk: CombatsDesk): ScoredDraft {
  const drawn = groupingOfDraft(draft, candidates);
  const left = new Map(desk.air.tasks.map(({ id, squadrons }) => [id, squadrons]));
  const grouping = { ...drawn, air: airAsFlown(drawn.air, left) };
  const put = combatCaseOf(grouping, (id) => candidates.get(id), desk);
  return { grouping, put, score: scoreCombat(put, desk.rulebook) };
}
