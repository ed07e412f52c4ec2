import { artilleryRanges } from '@/lib/adjudication/artillery';
import { nearbyOf } from '@/lib/adjudication/nearby';
import { isEffective } from '@/lib/adjudication/status';
import { centreOf, kmBetween } from '@/lib/geometry';
import { otherSide } from '@/lib/sides';
import type { CombatRole } from '@/lib/words';
import type { Pair } from '../movement/contact-pairs';
import { type After, encounterOf, wantsToAttack } from './encounter';
import { reachKm, type UnitToGroup } from './propose-unit-part';

/** The units that fight each other, and the guns that orders name as supporting. */
export interface ProposedSides {
  attackers: string[];
  defenders: string[];
  guns: { unitId: string; role: CombatRole }[];
  /** Further guns of either side within effective range, which no order names; left out: none. */
  inRange?: { unitId: string; role: CombatRole }[];
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
 * attacks only after the encounter it defends in; such an attack is a combat of its own, and it comes last. `pairs`:
 * units in contact, who count as within reach of each other wherever they stand. `barred`: units that must not attack this
 * turn (OC-52, OC-53); they still defend and support.
 */
export function proposeCombats(
  units: readonly UnitToGroup[],
  bound: ReadonlySet<string>,
  waits: ReadonlyMap<string, After> = new Map(),
  pairs: readonly Pair[] = [],
  barred: ReadonlyMap<string, unknown> = new Map(),
): CombatProposal[] {
  const near = reachOf(units, pairs);
  const wanting = units.filter(
    (unit) => wantsToAttack(unit) && isEffective(unit.status) && !bound.has(unit.id) && !barred.has(unit.id),
  );
  const free = wanting.filter(({ id }) => !waits.has(id));
  const afters = [
    ...new Map(wanting.flatMap(({ id }) => waits.get(id) ?? []).map((one) => [one.number, one])).values(),
  ];
  return [
    ...combatsOfThese(free, units, bound, null, near),
    ...afters.flatMap((after) => {
      const attackers = wanting.filter(({ id }) => waits.get(id)?.number === after.number);
      return combatsOfThese(attackers, units, bound, after, near);
    }),
  ];
}

/** The combats that these attackers would fight. */
function combatsOfThese(
  wanting: readonly UnitToGroup[],
  units: readonly UnitToGroup[],
  bound: ReadonlySet<string>,
  after: After | null,
  nearTo: Reach,
): CombatProposal[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const gunsNear = gunsOf(units, bound);
  return groupsOf(wanting, nearTo).map(({ attackers, defenders }) => {
    const inContact = new Set([...attackers, ...defenders]);
    const guns = (ids: readonly string[], role: CombatRole) =>
      [...new Set(ids.flatMap((id) => byId.get(id)?.order?.supportIds ?? []))]
        .filter((id) => byId.get(id)?.artilleryClass && !inContact.has(id) && !bound.has(id))
        .map((unitId) => ({ unitId, role }));
    const fighters = [...inContact].map((id) => byId.get(id)!);
    const ordered = attackers.map((id) => byId.get(id)!);
    const withFirst = (side: UnitToGroup['side']): ProposedSides => {
      const first = ordered.filter((unit) => unit.side === side).map(({ id }) => id);
      const others = fighters.filter((unit) => unit.side !== side).map(({ id }) => id);
      const named = [...guns(first, 'attacker'), ...guns(others, 'defender')];
      const taken = new Set([...inContact, ...named.map(({ unitId }) => unitId)]);
      const inRange = gunsNear(others.map((id) => byId.get(id)!))
        .filter(({ id }) => !taken.has(id))
        .map(({ id, side: of }) => ({ unitId: id, role: of === side ? ('attacker' as const) : ('defender' as const) }));
      return { attackers: first, defenders: others, guns: named, ...(inRange.length > 0 ? { inRange } : {}) };
    };
    const own = ordered[0]!.side;
    const other = otherSide(own);
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

/** The ids of the enemies an attacker may fight, in the order of the units. */
type Reach = (attacker: UnitToGroup) => string[];

/** The units within reach of each other, or in contact: the places are indexed once. */
function reachOf(units: readonly UnitToGroup[], pairs: readonly Pair[]): Reach {
  const of = (side: UnitToGroup['side']) => nearbyOf(units.filter((unit) => unit.side === side));
  const index = { allied: of('german'), german: of('allied') };
  const known = new Set(units.map(({ id }) => id));
  const inContact = new Map<string, string[]>();
  for (const { alliedId, germanId } of pairs) {
    inContact.set(alliedId, [...(inContact.get(alliedId) ?? []), germanId]);
    inContact.set(germanId, [...(inContact.get(germanId) ?? []), alliedId]);
  }
  return (attacker) => {
    const near = index[attacker.side].within(attacker, reachKm).map(({ id }) => id);
    return [...new Set([...near, ...(inContact.get(attacker.id) ?? []).filter((id) => known.has(id))])];
  };
}

/** Attackers that share a defender, or would attack each other, with the enemies near them; in the order they came. */
function groupsOf(wanting: readonly UnitToGroup[], near: Reach): { attackers: string[]; defenders: Set<string> }[] {
  const group = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    while ((group.get(root) ?? root) !== root) root = group.get(root)!;
    group.set(id, root);
    return root;
  };
  const fights = wanting.flatMap((attacker) => {
    const enemies = near(attacker);
    for (const id of enemies) group.set(rootOf(id), rootOf(attacker.id));
    return enemies.length > 0 ? [{ id: attacker.id, enemies }] : [];
  });
  const groups = new Map<string, { attackers: string[]; defenders: Set<string> }>();
  for (const { id, enemies } of fights) {
    const root = rootOf(id);
    const held = groups.get(root) ?? { attackers: [], defenders: new Set<string>() };
    held.attackers.push(id);
    for (const enemy of enemies) held.defenders.add(enemy);
    groups.set(root, held);
  }
  return [...groups.values()];
}

const farthestKm = Math.max(...Object.values(artilleryRanges).map(({ effectiveKm }) => effectiveKm));

/** The guns that reach these defenders within effective range and have no task yet. */
function gunsOf(units: readonly UnitToGroup[], bound: ReadonlySet<string>) {
  const near = nearbyOf(units.filter(({ id, artilleryClass }) => artilleryClass !== null && !bound.has(id)));
  return (defenders: readonly UnitToGroup[]): UnitToGroup[] => {
    const place = defenders.length > 0 ? centreOf(defenders) : null;
    if (!place) return [];
    return near
      .within(place, farthestKm)
      .filter((gun) => kmBetween(gun, place) <= artilleryRanges[gun.artilleryClass!].effectiveKm);
  };
}

/** Several proposals as one combat: all who attack, all they attack, each unit once; who attacks does not defend. */
export function merged(proposals: readonly ProposedSides[]): ProposedSides {
  const attackers = [...new Set(proposals.flatMap((one) => one.attackers))];
  const defenders = [...new Set(proposals.flatMap((one) => one.defenders))].filter((id) => !attackers.includes(id));
  const guns = [...new Map(proposals.flatMap((one) => one.guns).map((gun) => [gun.unitId, gun])).values()];
  return { attackers, defenders, guns };
}

/**
 * One proposal as a combat for each attacker, with the defenders within reach of it: a defender goes to the nearest
 * attacker, guns stay with the first combat. One attacker: the proposal itself.
 */
export function splitUp(
  proposal: ProposedSides,
  units: ReadonlyMap<string, Pick<UnitToGroup, 'x' | 'y'>>,
): ProposedSides[] {
  const parts = new Map(proposal.attackers.map((id) => [id, [] as string[]]));
  for (const id of proposal.defenders) {
    const at = units.get(id);
    const km = (attacker: string) => (at && units.has(attacker) ? kmBetween(units.get(attacker)!, at) : Infinity);
    const nearest = proposal.attackers.reduce((best, next) => (km(next) < km(best) ? next : best));
    parts.get(nearest)!.push(id);
  }
  const whole = [...parts].filter(([, defenders]) => defenders.length > 0);
  return whole.map(([attacker, defenders], i) => ({
    attackers: i === 0 ? [attacker, ...[...parts].filter(([, of]) => of.length === 0).map(([id]) => id)] : [attacker],
    defenders,
    guns: i === 0 ? proposal.guns : [],
  }));
}
