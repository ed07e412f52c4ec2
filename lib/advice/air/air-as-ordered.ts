import { type Candidates, type CombatDraft, groupingOfDraft } from '../combat/grouping/combat-draft';
import { type AirOrdered, type AirProposed, type ForceBelow, proposedAir } from './propose-air-support';

/** The air entries that the air orders and the ground orders give the combat on the form (§12a). */
export function airAsOrdered(draft: CombatDraft, candidates: Candidates, ordered: AirOrdered): AirProposed {
  const grouping = groupingOfDraft(draft, candidates);
  const asking = new Set(ordered.asking);
  const force = (role: ForceBelow['role'], lead: string): ForceBelow => {
    const own = grouping.units.filter((unit) => unit.role === role);
    const inContact = own
      .filter(({ isArtillery }) => !isArtillery)
      .flatMap(({ unitId }) => candidates.get(unitId) ?? []);
    return {
      role,
      side: inContact[0]?.side ?? null,
      formations: [lead, ...inContact.map(({ formation }) => formation)],
      asksForAir: own.some(({ unitId }) => asking.has(unitId)),
    };
  };
  const forces = [force('attacker', grouping.attackersLead), force('defender', grouping.defendersLead)];
  return proposedAir(forces, ordered.tasks, draft.combatId);
}

/** The form with its air as ordered; what was entered by hand stays. */
export const withAirAsOrdered = (draft: CombatDraft, candidates: Candidates, ordered: AirOrdered): CombatDraft => ({
  ...draft,
  air: [...draft.air.filter(({ airTaskId }) => airTaskId === null), ...airAsOrdered(draft, candidates, ordered).air],
});
