import type { Bar } from '@/lib/adjudication/attacks';
import { overrunReachKm } from '@/lib/adjudication/overrun';
import type { RulebookChoice } from '@/lib/adjudication/types';
import { findingOf, rulingOf } from '@/lib/advice/combat/combat-record';
import { measureLeg, modeFor } from '@/lib/advice/movement/measure-move';
import { type CombatWithParts, combatById, followersOf, reasonMade, unitsById } from '@/lib/db/combat/combats';
import { db } from '@/lib/db/kernel/client';
import type { Combat, Unit } from '@/lib/db/rows';
import type { MapData } from '@/lib/scenario/types';
import { followCombat } from '@/lib/turn/combat/follow-combat';
import { checkFollowUp, whoMayFollow } from '@/lib/turn/combat/follow-up-checks';
import { only } from '@/lib/values';
import { type CombatKind, type Daypart, type FollowUpKind, followUpKinds, type Mover, type Weather } from '@/lib/words';

/** Combats that may follow a ruled one, those that did, and the one that a follow-up follows (§9 Results Table, special results). */
export interface FollowUps {
  /** The combat this one follows from. */
  follows: NamedCombat | null;
  followers: (NamedCombat & { kind: CombatKind; state: CombatWithParts['state'] })[];
  /** The order a counter-attack was made by; empty for any other. */
  standingOrder: string;
  /** The kinds of combat that can follow. Empty unless the combat is of this turn and ruled on. */
  open: OpenFollowUp[];
  /** The km that each tank unit which overran may still go (OC-68). */
  reach: { unitId: string; name: string; km: number }[];
}

export type NamedCombat = Pick<Combat, 'id' | 'number' | 'name'>;

export interface OpenFollowUp {
  kind: FollowUpKind;
  /** The reason why nobody may; null: somebody may. */
  bar: Bar | null;
  /** The ids of the units that may attack. */
  attackers: string[];
  /** The other units, each with the reason why it may not. */
  barred: (Bar & { unitId: string })[];
}

/** The turn that is played, and what measures a move in it. */
interface Around {
  turn: number;
  map: MapData;
  daypart: Daypart;
  weather: Weather;
  rulebook: RulebookChoice;
}

/** Reads what follows from a combat and what it follows from. */
export async function followUpsOf(combat: CombatWithParts, around: Around): Promise<FollowUps> {
  const [parent, followers, standingOrder] = await Promise.all([
    combat.followsId === null ? null : combatById(combat.gameId, combat.followsId),
    followersOf(db(), combat.id),
    combat.kind === 'counterAttack' ? reasonMade(combat.gameId, combat.id, followCombat.declared.name) : '',
  ]);
  const ruling = rulingOf(combat);
  const kinds: readonly FollowUpKind[] = ruling && combat.turn === around.turn ? followUpKinds : [];
  const ids = [...new Set(kinds.flatMap((kind) => whoMayFollow(combat, kind)))];
  const units = new Map((await unitsById(combat.gameId, ids)).map((unit) => [unit.id, unit]));
  const open = await Promise.all(
    kinds.map(async (kind) => openFollowUp(kind, await checkFollowUp(db(), combat, kind, units))),
  );
  return {
    follows: parent && only(parent, ['id', 'number', 'name']),
    followers,
    standingOrder,
    open: ruling?.overrun || combat.kind === 'overrun' ? open : open.filter(({ kind }) => kind !== 'overrun'),
    reach: reachOf(combat, units, around),
  };
}

function openFollowUp(kind: FollowUpKind, { bar, units }: Awaited<ReturnType<typeof checkFollowUp>>): OpenFollowUp {
  const barred = units.flatMap(({ unitId, bar: own }) => (own ? [{ unitId, ...own }] : []));
  const attackers = units.filter((unit) => unit.bar === null).map(({ unitId }) => unitId);
  return { kind, bar: bar ?? (attackers.length === 0 ? (barred[0] ?? null) : null), attackers, barred };
}

/**
 * Half or a quarter of the movement left to the tanks that overran (OC-68): the guide of §6 over the ground they stand on,
 * less the share of the turn they had moved when the combat was resolved.
 */
function reachOf(combat: CombatWithParts, units: ReadonlyMap<string, Unit>, around: Around): FollowUps['reach'] {
  const finding = findingOf(combat);
  const overrun = rulingOf(combat)?.overrun;
  if (!finding || !overrun) return [];
  const fighters = new Map(finding.combat.attacker.units.map((unit) => [unit.id, unit]));
  return whoMayFollow(combat, 'overrun').flatMap((unitId) => {
    const unit = units.get(unitId);
    if (!unit || unit.x === null || unit.y === null) return [];
    const here = { x: unit.x, y: unit.y };
    const mover = unit.mover as Mover;
    const { posture, turnShareMoved } = fighters.get(unitId)!;
    const still = {
      from: here,
      to: here,
      mover,
      mode: modeFor(mover, posture),
      kmBefore: 0,
      shareBefore: 0,
      crossings: [],
    };
    const { maxKm } = measureLeg({ ...still, ...around });
    return [
      { unitId, name: unit.shortName, km: overrunReachKm(maxKm, turnShareMoved, overrun.remainingMovementShare) },
    ];
  });
}
