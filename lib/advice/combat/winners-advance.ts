import { kmBetween, type Place } from '@/lib/geometry';
import { watersToCross } from '@/lib/ways/water-obstacles';
import type { Action } from '@/lib/words';
import type { CombatRuling, Grouping } from './combat-grouping';
import type { RetreatGround } from './retreat-terrain';

/** A winner that may follow into the place an enemy left, no further (OC-128). */
export interface Advance {
  unitId: string;
  to: Place;
}

/** A winner this near to the place left stands in it, km: ours, half a counter’s frontage (§3). */
const thereKm = 0.5;

/** The orders whose units are to take the ground when they attack (OC-63). */
const takesGround: readonly Action[] = ['attack', 'breakThrough'];

/**
 * The attackers of a combat that follow into a place left: each effective one that was ordered to take the ground (OC-63)
 * and does not go back, to the nearest place that a defender leaves, if it does not stand there already. Nobody over a
 * water without a crossing (OC-105), and nobody where tanks overran: they go on as §9 says (OC-68). `units` of the ruling:
 * its effects on the units as they now stand. `stands`: where each unit fought.
 */
export function winnersAdvance(
  { units: grouped }: Pick<Grouping, 'units'>,
  { units: effects, overrun }: Pick<CombatRuling, 'units' | 'overrun'>,
  stands: (unitId: string) => Place | undefined,
  ground: Pick<RetreatGround, 'waters' | 'crossings'>,
): Advance[] {
  if (overrun) return [];
  const left = effects.flatMap(({ id, side, retiresKm, isCaptured }) =>
    side === 'defender' && (isCaptured || retiresKm > 0) ? (stands(id) ?? []) : [],
  );
  if (left.length === 0) return [];
  const mayTake = new Set(
    grouped.flatMap(({ unitId, action, isArtillery }) => (takesGround.includes(action) && !isArtillery ? unitId : [])),
  );
  return effects.flatMap(({ id, side, retiresKm, isEffective, isCaptured }): Advance[] => {
    const from = stands(id);
    const stays = side !== 'attacker' || retiresKm > 0 || isCaptured || !isEffective;
    if (stays || !from || !mayTake.has(id)) return [];
    const to = left.reduce((best, place) => (kmBetween(from, place) < kmBetween(from, best) ? place : best));
    const isBarred = watersToCross(from, to, { features: ground.waters }, ground.crossings).length > 0;
    return kmBetween(from, to) <= thereKm || isBarred ? [] : [{ unitId: id, to: { x: to.x, y: to.y } }];
  });
}
