import { inKm } from '@/components/map/core/grid-reference';
import type { Choice } from '@/components/ui/matching';
import type { MasterCounter, MasterMap } from '@/lib/desks/control/movement/map';

/** An enemy in contact with a unit, and why the two are. */
export interface ContactOf {
  enemyId: string;
  name: string;
  sinceTurn: number;
  why: string;
}

/** Whom a unit is in contact with. */
export const contactsWords = (
  { pairs }: Pick<MasterMap, 'pairs'>,
  counters: ReadonlyMap<string, MasterCounter>,
  unitId: string,
): ContactOf[] =>
  pairs.flatMap(({ alliedId, germanId, sinceTurn, why }) => {
    if (alliedId !== unitId && germanId !== unitId) return [];
    const enemyId = alliedId === unitId ? germanId : alliedId;
    return [{ enemyId, name: counters.get(enemyId)?.name ?? enemyId, sinceTurn, why }];
  });

/** The enemies on the map that a unit could be put in contact with, the nearest first. */
export const enemiesOf = (counters: ReadonlyMap<string, MasterCounter>, unit: MasterCounter): Choice[] =>
  [...counters.values()]
    .flatMap(({ id, name, side, formation, isOnMap, isCaptured, x, y }) =>
      side !== unit.side && isOnMap && !isCaptured && x !== null && y !== null
        ? [{ id, name, formation, km: Math.hypot(x - unit.x!, y - unit.y!) }]
        : [],
    )
    .sort((a, b) => a.km - b.km)
    .map(({ id, name, formation, km }) => ({ id, label: name, hint: `${inKm(km)} off · ${formation}` }));
