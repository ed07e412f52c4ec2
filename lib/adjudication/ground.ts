import type { Ground } from './types';

/** No ground flag set. */
export const isOpen = (ground: Ground): boolean =>
  !(ground.isBuiltUp || ground.isWoods || ground.isCity || ground.isFortified || ground.isBadTerrain);

/** Close country of note 4: built-up, woods or city; bocage is not (OC-21). */
export const isCloseCountry = (ground: Ground): boolean => ground.isBuiltUp || ground.isWoods || ground.isCity;
