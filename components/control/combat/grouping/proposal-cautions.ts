import type { AdviceCode } from '@/lib/adjudication/types';
import { airAsOrdered, withAirAsOrdered } from '@/lib/advice/air/air-as-ordered';
import { scoreOfDraft } from '@/lib/advice/air/draft-score';
import { type Candidates, draftOfProposal } from '@/lib/advice/combat/grouping/combat-draft';
import type { ProposedSides } from '@/lib/advice/combat/propose-combats';
import type { CombatsDesk } from '@/lib/desks/control/combat/combats';

/** A warning for Control before a proposal is grouped: units that may not attack or add nothing, and why. */
export interface Caution {
  /** The unit; empty: the whole side. */
  who: string;
  words: string;
  rule: string;
}

/** Of the advice on a combat, that which may change who is in it. */
const before: ReadonlySet<AdviceCode> = new Set<AdviceCode>([
  'notEffective',
  'defenceOnlyAttacks',
  'movedTooFar',
  'supportAlone',
  'nobodyContributes',
  'artilleryOutOfRange',
  'artilleryMoved',
  'artilleryGivesNothing',
  'airGivesNothing',
  'breakThroughWithoutTanks',
]);

/** The cautions on a proposal as it would be grouped, with the air support its formations have or lack. */
export function cautionsOf(proposal: ProposedSides, candidates: Candidates, desk: CombatsDesk): Caution[] {
  const bare = draftOfProposal(proposal, candidates);
  const { score } = scoreOfDraft(withAirAsOrdered(bare, candidates, desk.air), candidates, desk);
  return [
    ...score.advice
      .filter(({ code }) => before.has(code))
      .map(({ unitId, message, rule }) => ({
        who: unitId === undefined ? '' : (candidates.get(unitId)?.shortName ?? unitId),
        words: message,
        rule,
      })),
    ...airAsOrdered(bare, candidates, desk.air).saying.map((words) => ({
      who: '',
      words,
      rule: '§12a Close Air Support, OC-43, OC-97',
    })),
  ];
}
