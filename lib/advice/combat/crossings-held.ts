import { nearbyOf } from '@/lib/adjudication/nearby';
import { isEffective } from '@/lib/adjudication/status';
import type { Crossing } from '@/lib/db/rows';
import { kmBetween } from '@/lib/geometry';
import type { Gazetteer } from '@/lib/reading/names';
import { crossingsNamedIn } from '@/lib/reading/read-order';
import type { MapData } from '@/lib/scenario/types';
import { crossingsOnWay } from '@/lib/ways/water-obstacles';
import { gazetteerOf } from '../movement/gazetteer';
import { reachKm, type UnitToGroup } from './propose-unit-part';

/** The distance within which a unit holds a crossing, in km (OC-133, ours). */
const heldWithinKm = 0.5;

/** The distance from its holder within which an enemy still comes for a crossing, in km (ours: twice the reach of a combat). */
const comesWithinKm = 2 * reachKm;

type CrossingRow = Pick<Crossing, 'id' | 'name' | 'kind' | 'water' | 'x' | 'y' | 'state'>;

/**
 * The units with the crossings that they hold, and those that they come over or for (§9 Factors note 1, OC-133). A unit holds
 * a standing crossing within 500 m when no effective enemy is nearer to it. Whom its words send to the crossing comes for it;
 * whose way to the holder leads over it comes over it. `units`: all on the map.
 */
export function withCrossings<Unit extends UnitToGroup>(
  units: readonly Unit[],
  crossings: readonly CrossingRow[],
  map: Pick<MapData, 'features' | 'frame'>,
): Unit[] {
  const able = units.filter(({ status }) => isEffective(status));
  const near = nearbyOf(able);
  const standing = crossings.filter(({ state }) => state !== 'blown');
  const holds = new Map<string, { id: string; name: string }[]>();
  const comesFor = new Map<string, Set<string>>();
  const gazetteer = gazetteerOf(map, crossings, units.map(asNamed));
  for (const crossing of standing) {
    const about = near.within(crossing, heldWithinKm);
    const first = about.reduce<Unit | null>(
      (best, unit) => (!best || kmBetween(unit, crossing) < kmBetween(best, crossing) ? unit : best),
      null,
    );
    if (!first) continue;
    for (const holder of about.filter(({ side }) => side === first.side)) {
      holds.set(holder.id, [...(holds.get(holder.id) ?? []), { id: crossing.id, name: crossing.name }]);
      for (const enemy of near.within(holder, comesWithinKm)) {
        if (enemy.side === holder.side || !comes(enemy, holder, crossing, { standing, map, gazetteer })) continue;
        comesFor.set(enemy.id, (comesFor.get(enemy.id) ?? new Set()).add(crossing.id));
      }
    }
  }
  return units.map((unit) => {
    const held = holds.get(unit.id);
    const sought = comesFor.get(unit.id);
    return { ...unit, ...(held ? { holds: held } : {}), ...(sought ? { comesFor: [...sought] } : {}) };
  });
}

interface Field {
  standing: readonly CrossingRow[];
  map: Pick<MapData, 'features'>;
  gazetteer: Gazetteer;
}

/** True when an enemy comes over a crossing to its holder, or its order names the crossing. */
function comes(
  enemy: UnitToGroup,
  holder: UnitToGroup,
  { id }: CrossingRow,
  { standing, map, gazetteer }: Field,
): boolean {
  const { startX, startY, order } = enemy;
  const from = startX === null || startY === null ? [] : [{ x: startX, y: startY }];
  if (crossingsOnWay([...from, enemy, holder], map, standing).some((one) => one.id === id)) return true;
  if (!order) return false;
  const { action, posture, orders: words } = order;
  const row = { team: '', units: [enemy.id], action: action ?? 'attack', posture: posture ?? 'tact', words } as const;
  return crossingsNamedIn(row, gazetteer).some((one) => one.id === id);
}

/** A unit as words find it: only where it is matters here. */
const asNamed = ({ id, x, y }: UnitToGroup) => ({ id, name: '', shortName: '', formation: '', team: '', x, y });
