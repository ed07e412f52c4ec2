import { isPrepared, isPreparedToDefend } from '@/lib/adjudication/orders';
import { centreOf, kmBetween } from '@/lib/adjudication/retiring';
import type { Action, ArtilleryClass, CombatSide, Posture } from '@/lib/adjudication/types';
import { type GroupedUnit, shareOfTurn } from './combat-case';

/** What the counters and the orders propose for a combat. Control changes any of it. */

export interface UnitToGroup {
  id: string;
  side: 'allied' | 'german';
  formation: string;
  status: number;
  artilleryClass: ArtilleryClass | null;
  x: number;
  y: number;
  startX: number | null;
  startY: number | null;
  turnShareMoved: number;
  isFlexible: boolean;
  lastAction: Action | null;
  lastKmMoved: number;
  hasRetired: boolean;
  order: UnitOrder | null;
}

/** This turn's handed-in row that names the unit. */
export interface UnitOrder {
  orders: string;
  action: Action | null;
  posture: Posture | null;
  standFast: boolean;
  /** Ids of the units named as supporting. */
  supportIds: string[];
}

/** How near an attacker must stand to its enemy for a combat to be proposed, in km (ours: two counters' frontage and a half, §3; Control groups as it likes, OC-72). */
export const reachKm = 2.5;

const tenth = (km: number): number => Math.round(km * 10) / 10;

const actionNames: Record<Action, string> = {
  breakThrough: 'Break through',
  attack: 'Attack',
  probe: 'Probe',
  hold: 'Hold',
  move: 'Move',
  prepare: 'Prepare',
};

/** Whether a unit counts as prepared, and why: last turn's order and move (OC-75), for defenders OC-16, flexible units §9. */
export function preparedProposal(
  unit: Pick<UnitToGroup, 'isFlexible' | 'lastAction' | 'lastKmMoved' | 'hasRetired'>,
  role: CombatSide,
): { isPrepared: boolean; why: string } {
  const { lastAction, lastKmMoved, hasRetired, isFlexible } = unit;
  if (hasRetired) return { isPrepared: false, why: 'forced to retire since' };
  const judge = role === 'attacker' ? isPrepared : isPreparedToDefend;
  const ordered = lastAction ? `${actionNames[lastAction]} last turn` : 'no order last turn';
  const moved = lastAction === 'prepare' ? `, moved ${tenth(lastKmMoved)} km` : '';
  if (judge(lastAction, lastKmMoved, hasRetired)) return { isPrepared: true, why: `${ordered}${moved}` };
  if (isFlexible) return { isPrepared: true, why: `${ordered}${moved}; flexible: needs no turn to prepare` };
  return { isPrepared: false, why: `${ordered}${moved}` };
}

/** A unit's part as proposed. `place` is where the defenders stand; null while there are none. */
export function proposedPart(
  unit: UnitToGroup,
  role: CombatSide,
  isArtillery: boolean,
  place: { x: number; y: number } | null,
): GroupedUnit {
  const { order, startX, startY } = unit;
  return {
    unitId: unit.id,
    role,
    isArtillery,
    rangeKm: isArtillery ? (place ? tenth(kmBetween(unit, place)) : 0) : null,
    action: order?.action ?? (role === 'attacker' ? 'attack' : 'hold'),
    posture: order?.posture ?? 'tact',
    isPrepared: preparedProposal(unit, role).isPrepared,
    isPreparedByHand: false,
    turnShareMoved: shareOfTurn(unit.turnShareMoved),
    tacticalAdvantages: [],
    standFast: role === 'defender' && !isArtillery && (order?.standFast ?? false),
    cannotRetire: false,
    startLineKm:
      role === 'attacker' && !isArtillery && startX !== null && startY !== null
        ? tenth(kmBetween(unit, { x: startX, y: startY }))
        : 0,
    movedIn: isArtillery && unit.turnShareMoved > 0 ? 'beginning' : null,
    holdsVitalSpot: false,
  };
}

/** The formation that leads: the one with most units, and of those the one with most status; '' of none. */
export function proposedLead(units: readonly Pick<UnitToGroup, 'formation' | 'status'>[]): string {
  const weights = new Map<string, number>();
  for (const { formation, status } of units) {
    weights.set(formation, (weights.get(formation) ?? 0) + 100 + status);
  }
  return [...weights].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0] as [string, number])[0];
}

/** Where a combat is fought: the middle of its defenders. */
export const placeOf = (defenders: readonly { x: number; y: number }[]) => centreOf(defenders);

/** A combat that the orders and the counters propose. */
export interface CombatProposal {
  attackers: string[];
  defenders: string[];
  guns: { unitId: string; role: CombatSide }[];
}

/** In an encounter: Break through goes before Attack, and then who moved longer; Control has the last word (OC-70). */
const firstToAttack = (attackers: readonly UnitToGroup[]): string => {
  const rank = ({ order, turnShareMoved }: UnitToGroup) => (order?.action === 'breakThrough' ? 10 : 0) + turnShareMoved;
  return attackers.reduce((first, next) => (rank(next) > rank(first) ? next : first)).id;
};

const wantsToAttack = ({ order }: UnitToGroup) => order?.action === 'attack' || order?.action === 'breakThrough';

/**
 * Combats to group: units ordered to attack or break through, with the enemy within reach of them. Attackers that share
 * a defender share the combat. Guns come in when an order names them as supporting. `bound`: units that attack or
 * support already; they are proposed no more.
 */
export function proposedCombats(units: readonly UnitToGroup[], bound: ReadonlySet<string>): CombatProposal[] {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const combats: { attackers: string[]; defenders: Set<string> }[] = [];
  for (const attacker of units.filter((unit) => wantsToAttack(unit) && !bound.has(unit.id))) {
    const near = units.filter((enemy) => enemy.side !== attacker.side && kmBetween(attacker, enemy) <= reachKm);
    if (near.length === 0) continue;
    const shared = combats.filter(({ defenders }) => near.some(({ id }) => defenders.has(id)));
    const joined = {
      attackers: [...shared.flatMap((combat) => combat.attackers), attacker.id],
      defenders: new Set([...shared.flatMap((combat) => [...combat.defenders]), ...near.map(({ id }) => id)]),
    };
    combats.splice(0, combats.length, ...combats.filter((combat) => !shared.includes(combat)), joined);
  }
  return combats.map(({ attackers, defenders }) => {
    const inContact = new Set([...attackers, ...defenders]);
    const guns = (ids: readonly string[], role: CombatSide) =>
      [...new Set(ids.flatMap((id) => byId.get(id)?.order?.supportIds ?? []))]
        .filter((id) => byId.get(id)?.artilleryClass && !inContact.has(id) && !bound.has(id))
        .map((unitId) => ({ unitId, role }));
    const side = byId.get(firstToAttack(attackers.map((id) => byId.get(id)!)))!.side;
    const fighters = [...new Set([...attackers, ...defenders])];
    const first = attackers.filter((id) => byId.get(id)!.side === side);
    const others = fighters.filter((id) => byId.get(id)!.side !== side);
    return {
      attackers: first,
      defenders: others,
      guns: [...guns(first, 'attacker'), ...guns(others, 'defender')],
    };
  });
}
