import { kmBetween, type Place } from '@/lib/geometry';

/** A place to the nearest 10 m. */
const placed = ({ x, y }: Place): Place => ({ x: Math.round(x * 100) / 100 + 0, y: Math.round(y * 100) / 100 + 0 });

const stepped = (from: Place, towards: Place, km: number): Place => {
  const far = kmBetween(from, towards);
  return { x: from.x + ((towards.x - from.x) / far) * km, y: from.y + ((towards.y - from.y) / far) * km };
};

/**
 * Where a retiring unit would stand: `km` straight back from the middle of its enemy (§9 Results Table, note 1). A unit
 * on that very place goes nowhere: Control must say where to. Control may choose any other place.
 */
export function retirePlace(from: Place, enemy: Place, km: number): Place {
  if (km === 0 || kmBetween(from, enemy) === 0) return from;
  return placed(stepped(from, enemy, -km));
}

/**
 * Where an attacker thrown back would stand: on its start line, or beyond it when that is nearer than `km` (OC-62);
 * straight back from the enemy when it has not moved.
 */
export function thrownBackPlace(from: Place, startLine: Place | null, enemy: Place, km: number): Place {
  if (km === 0) return from;
  if (!startLine || kmBetween(from, startLine) === 0) return retirePlace(from, enemy, km);
  return placed(stepped(from, startLine, km));
}

/** The kinds of place that a retiring unit may make for (§9 Results Table, note 1). */
export type RefugeKind = 'town' | 'wood' | 'farSideOfBridge';

/** A place a retiring unit may make for, by the name it goes by. */
export interface Refuge extends Place {
  name: string;
  kind: RefugeKind;
}

/** A unit that has to go back. Places and distances in km. */
export interface RetreatCase {
  from: Place;
  /** The middle of those who throw it back. */
  enemy: Place;
  /** Every enemy that could still do it harm, wherever he fights. */
  enemies: readonly Place[];
  dueKm: number;
  refuges: readonly Refuge[];
  /**
   * It has to end further than this from every enemy, and come within it of none on the way but of those it leaves. Left
   * out: no enemy may be nearer on the way, or at its end, than the nearest is now.
   */
  clearOfKm?: number;
  /** True when it can get there: over no water without a crossing. */
  isOpen?: (place: Place) => boolean;
  /** The place itself, or the nearest on the printed map. */
  onto?: (place: Place) => Place;
}

/** Where a unit may go back to. `km` as the crow flies. */
export interface WayBack extends Place {
  km: number;
  /** null: straight back, or as near to it as the ground lets it. */
  refuge: { name: string; kind: RefugeKind } | null;
  /** No way back is open: the ground or the enemy is in the way, and Control must say what becomes of it. */
  isBarred: boolean;
}

/** The limits within which note 1 may alter the distance, as shares of what is due (ours). */
const alteredBy = { least: 0.5, most: 1.5 } as const;

/** The angle to either side of straight back that still counts as behind, in degrees (ours). */
const behindWithin = 60;
/** The angles at which a way back without a place to make for is searched, in degrees (ours): never forwards. */
const bearings = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90];

const turned = (from: Place, enemy: Place, degrees: number): Place => {
  const angle = (degrees * Math.PI) / 180;
  const dx = enemy.x - from.x;
  const dy = enemy.y - from.y;
  return {
    x: from.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: from.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
};

/** The distance between a straight way and a place at its nearest point, in km. */
const kmToWay = (place: Place, from: Place, to: Place): number => {
  const along = (place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y);
  const share = Math.min(1, Math.max(0, along / Math.max(kmBetween(from, to) ** 2, 1e-9)));
  return kmBetween(place, { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
};

const isBehind = (from: Place, enemy: Place, place: Place): boolean => {
  const along = (from.x - enemy.x) * (place.x - from.x) + (from.y - enemy.y) * (place.y - from.y);
  const cosine = along / (kmBetween(from, enemy) * kmBetween(from, place));
  return cosine >= Math.cos((behindWithin * Math.PI) / 180) - 1e-9;
};

/**
 * Where a retiring unit may go, what is proposed first (§9 Results Table, note 1): each town, wood or far side of a
 * bridge behind it, between half and one and a half of what is due (ours), the nearest to straight back first and each
 * once; then straight back, bent aside where water or another enemy is in the way. None when nothing is due.
 */
export function waysBack({ onto = (place) => place, isOpen = () => true, ...put }: RetreatCase): WayBack[] {
  const { from, enemy, enemies, dueKm, refuges, clearOfKm } = put;
  if (dueKm === 0) return [];
  const nearest = Math.min(...enemies.map((one) => kmBetween(from, one)));
  const isClear = (place: Place) =>
    enemies.every((one) => {
      const least = clearOfKm === undefined ? nearest : Math.min(kmBetween(from, one), clearOfKm);
      const isOut = clearOfKm === undefined || kmBetween(place, one) > clearOfKm;
      return isOut && kmToWay(one, from, place) >= least - 0.005;
    });
  const straight = onto(retirePlace(from, enemy, dueKm));
  const asWay = (place: Place, refuge: WayBack['refuge'], isBarred = false): WayBack => ({
    x: place.x,
    y: place.y,
    km: Math.round(kmBetween(from, place) * 100) / 100,
    refuge,
    isBarred,
  });
  if (kmBetween(from, enemy) === 0) return [asWay(straight, null, true)];
  const fits = (place: Place) => {
    const km = kmBetween(from, place);
    const isNear = km >= dueKm * alteredBy.least && km <= dueKm * alteredBy.most;
    return isNear && isBehind(from, enemy, place) && isClear(place) && isOpen(place);
  };
  const aside = (place: Place) => kmBetween(place, straight);
  const best = new Map<string, Refuge>();
  for (const refuge of refuges) {
    const key = `${refuge.kind} ${refuge.name}`;
    const held = best.get(key);
    if ((!held || aside(refuge) < aside(held)) && fits(refuge)) best.set(key, refuge);
  }
  const back = bearings
    .map((degrees) => onto(retirePlace(from, turned(from, enemy, degrees), dueKm)))
    .find((place) => kmBetween(from, place) > 0 && isClear(place) && isOpen(place));
  return [
    ...[...best.values()]
      .sort((one, other) => aside(one) - aside(other))
      .map((refuge) => asWay(placed(refuge), { name: refuge.name, kind: refuge.kind })),
    back ? asWay(back, null) : asWay(straight, null, true),
  ];
}
