import { thrownBackPlace, type WayBack, waysBack } from '@/lib/adjudication/retiring';
import type { UnitEffect } from '@/lib/adjudication/types';
import { centreOf, type Frame, intoFrame, isInFrame, kmBetween, type Place } from '@/lib/geometry';
import { done, type Result, refused } from '@/lib/result';
import { openWaters } from '@/lib/ways/water-obstacles';
import type { Side } from '@/lib/words';
import { beside, nearKm } from '../movement/place-name';
import type { RetreatGround } from './retreat-terrain';

/** Where a unit of a combat stands, and where it started the turn. */
export interface Stands extends Place {
  side: Side;
  startX: number | null;
  startY: number | null;
}

/** A way back of a unit; `isStartLine`: to where its attack began. */
export interface RetireProposal extends WayBack {
  isStartLine: boolean;
  /** The place by the nearest town, “north of Elst”; left out: it is a named place itself, or no town is within 3 km. */
  near?: string;
}

/**
 * Where each retiring unit of a combat may go, by unit id, what is proposed first (§9 Results Table, note 1): never off
 * the printed map, never over water without a standing crossing, never nearer to an enemy. An attacker that has come
 * from a start line goes back to it (OC-62). Control may choose otherwise.
 */
export function proposeRetreats(
  effects: readonly Pick<UnitEffect, 'id' | 'side' | 'retiresKm'>[],
  stands: (unitId: string) => Stands | undefined,
  ground: RetreatGround,
): Map<string, RetireProposal[]> {
  const middle = (role: UnitEffect['side']) =>
    centreOf(effects.filter((effect) => effect.side === role).flatMap(({ id }) => stands(id) ?? []));
  const attackers = middle('attacker');
  const defenders = middle('defender');
  const proposals = new Map<string, RetireProposal[]>();
  for (const { id, side, retiresKm } of effects) {
    const from = stands(id);
    const enemy = side === 'attacker' ? defenders : attackers;
    if (retiresKm === 0 || !from || !enemy) continue;
    const ways = waysBackOver(from, enemy, retiresKm, ground).map((way) => ({
      ...way,
      ...nearTown(way, ground),
      isStartLine: false,
    }));
    const startLine = side === 'attacker' ? startLineOf(from, enemy, retiresKm, ground) : null;
    proposals.set(id, startLine ? [startLine, ...ways] : ways);
  }
  return proposals;
}

/** The ways back of one unit over the ground about it. `clearOfKm` as in `RetreatCase`. */
export function waysBackOver(
  from: Pick<Stands, 'side' | 'x' | 'y'>,
  enemy: Place,
  dueKm: number,
  ground: RetreatGround,
  clearOfKm?: number,
): WayBack[] {
  const { frame, refuges, standing } = ground;
  const isOver = (place: Place, crossings = ground.crossings) =>
    openWaters(from, place, { features: ground.waters }, crossings).length > 0;
  return waysBack({
    from,
    enemy,
    enemies: [enemy, ...standing.filter(({ side }) => side !== from.side)],
    dueKm,
    refuges: refuges.filter((refuge) => refuge.kind !== 'farSideOfBridge' || isOver(refuge, [])),
    isOpen: (place) => !isOver(place),
    onto: (place) => intoFrame(frame, place),
    ...(clearOfKm === undefined ? {} : { clearOfKm }),
  });
}

/** The town near a place that has no name of its own. */
function nearTown({ x, y, refuge, isBarred }: WayBack, { refuges }: RetreatGround): Pick<RetireProposal, 'near'> {
  if (refuge || isBarred) return {};
  const towns = refuges.filter(({ kind }) => kind === 'town').map((town) => ({ town, km: kmBetween(town, { x, y }) }));
  const [nearest] = towns.sort((one, other) => one.km - other.km);
  return nearest && nearest.km <= nearKm ? { near: beside({ x, y }, nearest.town) } : {};
}

function startLineOf(from: Stands, enemy: Place, dueKm: number, ground: RetreatGround): RetireProposal | null {
  const { frame } = ground;
  const { startX, startY } = from;
  if (startX === null || startY === null || (startX === from.x && startY === from.y)) return null;
  const place = intoFrame(frame, thrownBackPlace(from, { x: startX, y: startY }, enemy, dueKm));
  const km = Math.round(kmBetween(from, place) * 100) / 100;
  const way = { ...place, km, refuge: null, isBarred: false };
  return { ...way, ...nearTown(way, ground), isStartLine: true };
}

/** True when places given for units of a ruling can be theirs: units that retire, on the printed map. */
export function placesFit(
  places: readonly { unitId: string; x: number; y: number }[],
  effects: readonly Pick<UnitEffect, 'id' | 'retiresKm'>[],
  named: (unitId: string) => string,
  frame: Frame,
): Result<null> {
  for (const [i, { unitId, x, y }] of places.entries()) {
    const bad = (message: string, part: string) => refused('badInput', message, { field: `places.${i}.${part}` });
    const effect = effects.find(({ id }) => id === unitId);
    if (!effect) return bad('A place was given for a unit that is not in this combat.', 'unitId');
    if (effect.retiresKm === 0) return bad(`${named(unitId)} does not retire: it keeps its place.`, 'unitId');
    if (!isInFrame(frame, { x, y })) return bad(`The place for ${named(unitId)} is off the map.`, 'x');
  }
  return done(null);
}
