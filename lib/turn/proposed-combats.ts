import { kmBetween } from '@/lib/adjudication/retiring';
import { isEffective } from '@/lib/adjudication/status';
import type { CombatSide } from '@/lib/adjudication/types';
import { reachKm, type UnitToGroup } from './combat-proposals';
import { type After, encounterOf, wantsToAttack } from './encounter';

/** Who fights whom, and the guns that orders name as supporting. */
export interface ProposedSides {
  attackers: string[];
  defenders: string[];
  guns: { unitId: string; role: CombatSide }[];
}

/** A combat that the orders and the counters propose. */
export interface CombatProposal extends ProposedSides {
  /** Both sides are ordered to attack: why these go first, and the combat with the others first (OC-70). Null: they are not. */
  encounter: { why: string; instead: ProposedSides } | null;
  /** The attackers defend in an encounter first: the combat their attack waits for. Null: it waits for none. */
  after: After | null;
}

/**
 * Combats to group: units ordered to attack or break through, with the enemy within reach of them. Attackers that share
 * a defender share the combat, and so do those that would attack each other: an encounter. Guns come in when an order
 * names them as supporting. `bound`: units that attack or support already; they are proposed no more. `waits`: who
 * attacks only after the encounter it defends in; such an attack is a combat of its own, and it comes last.
 */
export function proposedCombats(
  units: readonly UnitToGroup[],
  bound: ReadonlySet<string>,
  waits: ReadonlyMap<string, After> = new Map(),
): CombatProposal[] {
  const wanting = units.filter((unit) => wantsToAttack(unit) && isEffective(unit.status) && !bound.has(unit.id));
  const free = wanting.filter(({ id }) => !waits.has(id));
  const afters = [
    ...new Map(wanting.flatMap(({ id }) => waits.get(id) ?? []).map((one) => [one.number, one])).values(),
  ];
  return [
    ...combatsOfThese(free, units, bound, null),
    ...afters.flatMap((after) => {
      const attackers = wanting.filter(({ id }) => waits.get(id)?.number === after.number);
      return combatsOfThese(attackers, units, bound, after);
    }),
  ];
}

/** The combats that these attackers would fight. */
function combatsOfThese(
  wanting: readonly UnitToGroup[],
  units: readonly UnitToGroup[],
  bound: ReadonlySet<string>,
  after: After | null,
): CombatProposal[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const combats: { attackers: string[]; defenders: Set<string> }[] = [];
  for (const attacker of wanting) {
    const near = enemiesNear([attacker], units).map(({ id }) => id);
    if (near.length === 0) continue;
    const shared = combats.filter(({ attackers, defenders }) =>
      near.some((id) => defenders.has(id) || attackers.includes(id)),
    );
    const joined = {
      attackers: [...shared.flatMap((combat) => combat.attackers), attacker.id],
      defenders: new Set([...shared.flatMap((combat) => [...combat.defenders]), ...near]),
    };
    combats.splice(0, combats.length, ...combats.filter((combat) => !shared.includes(combat)), joined);
  }
  return combats.map(({ attackers, defenders }) => {
    const inContact = new Set([...attackers, ...defenders]);
    const guns = (ids: readonly string[], role: CombatSide) =>
      [...new Set(ids.flatMap((id) => byId.get(id)?.order?.supportIds ?? []))]
        .filter((id) => byId.get(id)?.artilleryClass && !inContact.has(id) && !bound.has(id))
        .map((unitId) => ({ unitId, role }));
    const fighters = [...inContact].map((id) => byId.get(id)!);
    const ordered = attackers.map((id) => byId.get(id)!);
    const withFirst = (side: UnitToGroup['side']): ProposedSides => {
      const first = ordered.filter((unit) => unit.side === side).map(({ id }) => id);
      const others = fighters.filter((unit) => unit.side !== side).map(({ id }) => id);
      return { attackers: first, defenders: others, guns: [...guns(first, 'attacker'), ...guns(others, 'defender')] };
    };
    const own = ordered[0]!.side;
    const other: UnitToGroup['side'] = own === 'allied' ? 'german' : 'allied';
    const of = (side: UnitToGroup['side']) => ordered.filter((unit) => unit.side === side);
    const encounter = encounterOf(of(own), of(other));
    if (!encounter) return { ...withFirst(own), encounter, after };
    const [first, second] = encounter.areFirst ? [own, other] : [other, own];
    return { ...withFirst(first), encounter: { why: encounter.why, instead: withFirst(second) }, after };
  });
}

/** The enemies within reach of one of these units. */
export const enemiesNear = <Stands extends Pick<UnitToGroup, 'side' | 'x' | 'y'>>(
  units: readonly Pick<UnitToGroup, 'side' | 'x' | 'y'>[],
  among: readonly Stands[],
): Stands[] => among.filter((one) => units.some((unit) => unit.side !== one.side && kmBetween(unit, one) <= reachKm));
