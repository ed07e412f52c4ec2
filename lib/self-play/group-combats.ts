import { withAirAsOrdered } from '@/lib/advice/air/air-as-ordered';
import { draftOfProposal, inputOfDraft } from '@/lib/advice/combat/grouping/combat-draft';
import type { CombatProposal } from '@/lib/advice/combat/propose-combats';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { letOrdersGo } from '@/lib/turn/combat/let-orders-go';
import { reopenGrouping } from '@/lib/turn/combat/reopen-grouping';
import { settleSpentUnit } from '@/lib/turn/combat/settle-spent-unit';
import type { Umpire } from './umpire';

/** Settles who can put up no fight, groups every combat that is proposed, lets the other orders go and closes grouping (§9 Analysing Combat). */
export async function groupCombats(umpire: Umpire): Promise<void> {
  await settleSpent(umpire);
  await groupProposed(umpire, ({ after }) => after === null);
  await closeGroups(umpire);
}

/** Groups the attacks that waited for an encounter, now that it is ruled on. True: there are some to be resolved. */
export async function groupLater(umpire: Umpire): Promise<boolean> {
  const isNow = ({ after }: CombatProposal) => after?.isRuled === true;
  if (!(await combatsDesk(umpire.seat)).proposals.some(isNow)) return false;
  const opened = await umpire.act(reopenGrouping, { turn: umpire.turn });
  if (!opened.ok) return false;
  const grouped = await groupProposed(umpire, isNow);
  await closeGroups(umpire);
  return grouped > 0;
}

/** Settles the units that are no longer effective with an enemy beside them: back to the place proposed, else captured (§9 Unit Status). */
export async function settleSpent({ seat, act }: Umpire): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const { spent, candidates } = await combatsDesk(seat);
    const next = spent.find(({ unitId }) => !tried.has(unitId));
    if (!next) return;
    tried.add(next.unitId);
    const unit = candidates.find(({ id }) => id === next.unitId);
    if (!unit) continue;
    const [way] = next.ways;
    const place = way ? { x: way.x, y: way.y } : null;
    await act(settleSpentUnit, { unitId: unit.id, version: unit.version, place, reason: '' }, unit.name);
  }
}

/** Groups what is proposed, one after the other, as the desk then proposes it. Returns how many. */
async function groupProposed({ seat, act }: Umpire, isWanted: (proposal: CombatProposal) => boolean): Promise<number> {
  const tried = new Set<string>();
  let grouped = 0;
  for (;;) {
    const desk = await combatsDesk(seat);
    const next = desk.proposals.find((one) => isWanted(one) && !tried.has(one.attackers.join()));
    if (!next) return grouped;
    tried.add(next.attackers.join());
    const candidates = new Map(desk.candidates.map((unit) => [unit.id, unit]));
    const draft = withAirAsOrdered(draftOfProposal(next, candidates), candidates, desk.air);
    const names = next.attackers.map((id) => candidates.get(id)?.shortName ?? id).join(', ');
    const answer = await act(groupCombat, { combatId: null, version: 0, ...inputOfDraft(draft, candidates) }, names);
    if (answer.ok) grouped += 1;
  }
}

async function closeGroups(umpire: Umpire): Promise<void> {
  await letOthersGo(umpire);
  await umpire.act(closeGrouping, { turn: umpire.turn });
}

/** Lets go the orders that are in no combat and in none that is proposed, by the reasons proposed. */
export async function letOthersGo({ seat, turn, act }: Umpire): Promise<void> {
  const { orders, proposals } = await combatsDesk(seat);
  const proposed = new Set(proposals.flatMap(({ attackers }) => attackers));
  const units = orders.flatMap(({ unitId, why }) => (proposed.has(unitId) ? [] : { unitId, why }));
  if (units.length > 0) await act(letOrdersGo, { turn, units });
}
