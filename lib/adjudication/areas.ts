import { kmBetween, type Place, squareKm } from '@/lib/geometry';
import type { ArtilleryClass, Side } from '@/lib/words';
import { isInArea } from './air-ways';
import { artilleryRanges } from './artillery';
import { figure, tidy } from './score';
import { isEffective, levelAt, profileOf } from './status';

/** Bombing areas (§9 Bombing/Interdiction): a template of 2 by 2 km, what lies inside, own troops too near, and guns on it. */

/** The bomb line (§12b), in km from the template's edge (ours: where it is measured from). */
const bombLineKm = { tooNear: 2, near: 3 } as const;

/** The distance of a place from the template's edge, in km; 0 inside. `middle` is the template's. */
export function kmFromArea(place: Place, middle: Place): number {
  const out = (along: number) => Math.max(0, Math.abs(along) - squareKm / 2);
  return tidy(Math.hypot(out(place.x - middle.x), out(place.y - middle.y)));
}

/** A unit on the map, as an area looks at it. */
export interface UnitNear extends Place {
  id: string;
  name: string;
  side: Side;
}

export interface AreaAdvice {
  code:
    | 'friendsInside'
    | 'bombLine'
    | 'nearBombLine'
    | 'empty'
    | 'noFlak'
    | 'nothingOnIt'
    | 'gunMoved'
    | 'gunOutOfRange';
  message: string;
  rule: string;
}

/** The units whose counter's centre lies inside, enemies and friends alike (OC-82). */
export const insideArea = <Unit extends Place>(units: readonly Unit[], middle: Place): Unit[] =>
  units.filter((unit) => isInArea(unit, middle));

/**
 * The advice of the bomb line (§12b, OC-41): troops of the side that bombs inside or within 2 km of the area, or within
 * 3. `side` null: nobody bombs it yet.
 */
export function bombLineAdvice(units: readonly UnitNear[], middle: Place, side: UnitNear['side'] | null): AreaAdvice[] {
  const rule = '§12b Bombing';
  const own = units
    .filter((unit) => unit.side === side)
    .map((unit) => ({ unit, km: kmFromArea(unit, middle) }))
    .sort((one, other) => one.km - other.km);
  const inside = own.filter(({ unit }) => isInArea(unit, middle));
  if (inside.length > 0)
    return [
      {
        code: 'friendsInside',
        message: `Own troops lie inside and are rolled for: ${inside.map(({ unit }) => unit.name).join(', ')}.`,
        rule: '§12b Bombing, OC-82',
      },
    ];
  const [nearest] = own;
  if (!nearest || nearest.km > bombLineKm.near) return [];
  const where = `${nearest.unit.name} is ${figure(nearest.km)} km off`;
  return nearest.km < bombLineKm.tooNear
    ? [{ code: 'bombLine', message: `Inside the bomb line: ${where}, less than ${bombLineKm.tooNear} km.`, rule }]
    : [{ code: 'nearBombLine', message: `On the bomb line: ${where}.`, rule }];
}

/** A battalion of guns that is to shell an area. */
export interface GunsOnArea extends Place {
  id: string;
  name: string;
  class: ArtilleryClass | null;
  profile: string;
  stepsLost: number;
  turnShareMoved: number;
}

interface GunFault {
  code: 'noGuns' | 'noInterdiction' | 'notEffective' | 'outOfRange';
  message: string;
  rule: string;
}

const classWords: Record<ArtilleryClass, string> = {
  field: 'field guns',
  medium: 'medium guns',
  heavy: 'heavy guns',
  rocket: 'rockets',
  infantryGun: 'infantry guns',
};

/** Why these guns cannot shell an area; null where they can. The range is to the middle of the area (ours). */
export function gunFault(guns: GunsOnArea, middle: Place): GunFault | null {
  const rule = '§9 Supporting Artillery';
  if (guns.class === null)
    return { code: 'noGuns', message: `${guns.name} has no guns that fire from a distance.`, rule };
  const { longKm } = artilleryRanges[guns.class];
  if (longKm === null)
    return {
      code: 'noInterdiction',
      message: `${guns.name}: ${classWords[guns.class]} have no long range and interdict nothing.`,
      rule: '§9 Supporting Artillery, OC-32',
    };
  if (!isEffective(levelAt(profileOf(guns.profile), guns.stepsLost).status))
    return { code: 'notEffective', message: `${guns.name} is no longer effective.`, rule: '§9 Unit Status, OC-60' };
  const km = tidy(kmBetween(guns, middle));
  if (km > longKm)
    return {
      code: 'outOfRange',
      message: `${guns.name} is ${km.toFixed(1)} km off; ${classWords[guns.class]} reach ${longKm} km.`,
      rule,
    };
  return null;
}

/** Objections to guns that are already laid on an area: they have moved out of range, or moved too long (OC-71). */
export function gunAdvice(guns: GunsOnArea, middle: Place): AreaAdvice[] {
  const fault = gunFault(guns, middle);
  if (fault) return [{ code: 'gunOutOfRange', message: fault.message, rule: fault.rule }];
  if (guns.turnShareMoved <= 0.5) return [];
  const message = `${guns.name} has moved for more than half the turn.`;
  return [{ code: 'gunMoved', message, rule: '§6 Movement, OC-71' }];
}
