import { scoreCombat } from '@/lib/adjudication/combat';
import type { CombatCase, CombatScore, Rulebook } from '@/lib/adjudication/types';
import { combatCaseOf, type Grouping, type TurnOfCombat } from '../combat/combat-grouping';
import { type Candidates, type CombatDraft, groupingOfDraft } from '../combat/grouping/combat-draft';
import { type AirOrdered, airAsFlown } from './propose-air-support';

/** The facts of the turn by which a draft is scored. */
interface TurnOfDraft extends TurnOfCombat {
  air: AirOrdered;
  rulebook: Rulebook;
}

/** A combat on the form: its grouping as flown, its case, and the score it comes to. */
interface ScoredDraft {
  grouping: Grouping;
  put: CombatCase;
  score: CombatScore;
}

export function scoreOfDraft(draft: CombatDraft, candidates: Candidates, desk: TurnOfDraft): ScoredDraft {
  const drawn = groupingOfDraft(draft, candidates);
  const left = new Map(desk.air.tasks.map(({ id, squadrons }) => [id, squadrons]));
  const grouping = { ...drawn, air: airAsFlown(drawn.air, left) };
  const put = combatCaseOf(grouping, (id) => candidates.get(id), desk);
  return { grouping, put, score: scoreCombat(put, desk.rulebook) };
}
