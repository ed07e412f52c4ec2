import { maxKmOf } from '@/lib/adjudication/movement';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { MovementGround, MovementMode } from '@/lib/words';
import { countryWithin } from './across-country';
import { roadsWithin } from './by-road';
import type { Reach, ReachCase } from './reach-case';

/**
 * The distance a unit may come in the time left of the turn, by the guide of §6: in road column along the roads, and
 * across country over the ground beneath. It is a guide, and the absolute maximum: traffic is not in it.
 */
export function reachOf(reach: ReachCase): Reach {
  const rulebook = rulebookFrom(reach.rulebook);
  const { mover, daypart, slowedBy } = reach;
  const guideKm = (mode: MovementMode, ground: MovementGround) =>
    maxKmOf({ mover, mode, ground, daypart, slowedBy }, rulebook);
  return {
    ...roadsWithin(reach, guideKm('roadColumn', 'open')),
    acrossCountry: countryWithin(reach, (ground) => guideKm(reach.mode, ground)),
  };
}
