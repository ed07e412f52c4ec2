import { isPrepared, isPreparedToDefend } from '@/lib/adjudication/orders';
import type { Ground } from '@/lib/adjudication/types';
import type { OrderLine } from '@/lib/db/rows';
import { centreOf, kmBetween, type Place } from '@/lib/geometry';
import type { Action, ArtilleryClass, CombatRole } from '@/lib/words';
import type { GroundReason } from '../movement/combat-ground';
import { type GroupedUnit, shareOfTurn } from './combat-grouping';
import type { Stands } from './propose-retreats';

/** The proposals of the counters and the orders for a combat. Control changes any of it. */

export interface UnitToGroup extends Stands {
  id: string;
  formation: string;
  status: number;
  artilleryClass: ArtilleryClass | null;
  turnShareMoved: number;
  isFlexible: boolean;
  lastAction: Action | null;
  lastKmMoved: number;
  hasRetired: boolean;
  /** The turn is the first of the game: nobody could order the turn before. */
  isFirstTurn: boolean;
  order: UnitOrder | null;
  /** The ground under it as the map proposes it for a combat, and why. */
  ground: Ground;
  groundReasons: GroundReason[];
  /** The fortified place it stands in; null: in none. */
  fortifiedPlace: string | null;
  /** The crossings it holds (OC-133); left out: none. */
  holds?: { id: string; name: string }[];
  /** Ids of the crossings of an enemy that it comes over or for; left out: none. */
  comesFor?: string[];
  /** The ground that its order describes; left out: none. */
  groundSaid?: GroundSaid[];
}

/** Ground as an order describes it: what it is called as an advantage, and the words that say it. */
export interface GroundSaid {
  words: string;
  quoted: string;
}

/** This turn's handed-in row that names the unit; `supportIds`: the units named as supporting. */
export interface UnitOrder extends Pick<OrderLine, 'orders' | 'action' | 'posture' | 'standFast' | 'supportIds'> {
  /** Nobody of Control has opened its sheet. */
  isUnread?: boolean;
}

/**
 * The distance of an attacker from its enemy within which a combat is proposed, in km (ours: two counters' frontage and a
 * half, §3; Control groups as it likes, OC-72).
 */
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

/**
 * The proposal that a unit counts as prepared, and why. An attacker by last turn's order and move (OC-75); a defender
 * also when it held (OC-16); in the first turn of the game the turn before, which nobody could order, is taken as
 * prepared (ours) where the scenario gives it no order; a flexible unit needs no turn to prepare (§9 Combat
 * Assumptions). Who was forced to retire since is not prepared, flexible or not: that is no turn that could be waived.
 */
export function preparedProposal(
  unit: Pick<UnitToGroup, 'isFlexible' | 'lastAction' | 'lastKmMoved' | 'hasRetired' | 'isFirstTurn'>,
  role: CombatRole,
): { isPrepared: boolean; why: string } {
  const { lastAction, lastKmMoved, hasRetired, isFlexible, isFirstTurn } = unit;
  if (hasRetired) return { isPrepared: false, why: 'forced to retire since' };
  if (isFirstTurn && !lastAction)
    return { isPrepared: true, why: 'first turn of the game: the turn before is taken as prepared' };
  const judge = role === 'attacker' ? isPrepared : isPreparedToDefend;
  const ordered = lastAction ? `${actionNames[lastAction]} last turn` : 'no order last turn';
  const moved = lastAction === 'prepare' ? `, moved ${tenth(lastKmMoved)} km` : '';
  if (judge(lastAction, lastKmMoved, hasRetired)) return { isPrepared: true, why: `${ordered}${moved}` };
  if (isFlexible) return { isPrepared: true, why: `${ordered}${moved}; flexible: needs no turn to prepare` };
  return { isPrepared: false, why: `${ordered}${moved}` };
}

/** The advantages of the ground for a defender: the holder of a fortified place has a tactical advantage (§9 Factors note 1). */
export const heldAdvantages = ({ fortifiedPlace }: Pick<UnitToGroup, 'fortifiedPlace'>): string[] =>
  fortifiedPlace === null ? [] : [`holds ${fortifiedPlace}, fortified`];

/** A unit's part as proposed. `place` is where the defenders stand; null while there are none. */
export function proposedPart(
  unit: UnitToGroup,
  role: CombatRole,
  isArtillery: boolean,
  place: Place | null,
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
    tacticalAdvantages: role === 'defender' && !isArtillery ? heldAdvantages(unit) : [],
    standFast: role === 'defender' && !isArtillery && (order?.standFast ?? false),
    cannotRetire: false,
    startLineKm:
      role === 'attacker' && !isArtillery && startX !== null && startY !== null
        ? tenth(kmBetween(unit, { x: startX, y: startY }))
        : 0,
    movedIn: isArtillery && unit.turnShareMoved > 0 ? 'beginning' : null,
    holdsVitalSpot: false,
    fightsOutOfRole: false,
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
export const placeOf = (defenders: readonly Place[]) => centreOf(defenders);
