import type { PlaceOfTheGame } from '@/companions/rules/scene';
import type { Ground } from '@/lib/adjudication/types';
import type { CoverOfTarget, TablePlace } from './state';

/** The cover that the ground of a combat gives: ours, for the book leaves it to the umpire's eye. */
export function coverOf({ isCity, isBuiltUp, isFortified, isWoods, isBadTerrain }: Ground): CoverOfTarget {
  if (isCity || isBuiltUp) return 'building';
  if (isFortified) return 'hard';
  return isWoods || isBadTerrain ? 'soft' : 'open';
}

/** The places of the main game as they are laid out at the table. */
export const placesAtTable = (places: readonly PlaceOfTheGame[]): TablePlace[] =>
  places.map(({ name, ground, what }) => ({ name: name.slice(0, 80).trim(), cover: coverOf(ground), what }));
