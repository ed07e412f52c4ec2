import type { AirWords } from '@/lib/visibility/forms/air-columns';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { missionWords } from '@/lib/word-tables';
import { namesOf } from '../sheets/row-dispute';

type Told = Pick<PlayerDesk, 'counters' | 'squadrons'>;

/** `Bombing` */
export const missionOf = ({ mission }: AirWords): string =>
  mission ? missionWords[mission].word : 'Nothing asked for yet';

/** `Guns by the church · 746 779 · at first light` */
export const placeOf = ({ target, at, timing }: AirWords): string => [target, at, timing].filter(Boolean).join(' · ');

/** `for 2 Para, 3 Para · by 83 Group Typhoons` */
export function forAndBy({ counterIds, squadronIds }: AirWords, { counters, squadrons }: Told): string {
  const by = squadronIds.map((id) => squadrons.find((one) => one.id === id)?.name ?? 'squadrons no longer told');
  return [counterIds.length > 0 && `for ${namesOf(counterIds, counters)}`, by.length > 0 && `by ${by.join(', ')}`]
    .filter(Boolean)
    .join(' · ');
}
