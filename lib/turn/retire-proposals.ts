import type { Place } from '@/lib/adjudication/contact';
import { centreOf, retirePlace, thrownBackPlace } from '@/lib/adjudication/retiring';
import type { UnitEffect } from '@/lib/adjudication/types';
import { type Frame, ontoSheet } from './on-sheet';

/** Where a unit of a combat stands, and where it started the turn. */
export interface Stands {
  x: number;
  y: number;
  startX: number | null;
  startY: number | null;
}

/**
 * Where each retiring unit of a combat would go, by unit id: never off the printed map. Control may choose otherwise (§9
 * Results Table, note 1).
 */
export function retireProposals(
  effects: readonly UnitEffect[],
  stands: (unitId: string) => Stands | undefined,
  frame: Frame,
): Map<string, Place> {
  const middle = (side: UnitEffect['side']) =>
    centreOf(effects.filter((effect) => effect.side === side).flatMap(({ id }) => stands(id) ?? []));
  const attackers = middle('attacker');
  const defenders = middle('defender');
  const places = new Map<string, Place>();
  for (const { id, side, retiresKm } of effects) {
    const from = stands(id);
    const enemy = side === 'attacker' ? defenders : attackers;
    if (retiresKm === 0 || !from || !enemy) continue;
    const startLine = from.startX === null || from.startY === null ? null : { x: from.startX, y: from.startY };
    const place =
      side === 'attacker' ? thrownBackPlace(from, startLine, enemy, retiresKm) : retirePlace(from, enemy, retiresKm);
    places.set(id, ontoSheet(frame, place));
  }
  return places;
}
