import type { CrossingKind } from '@/lib/words';

/** The kinds of crossing, as Control reads them. */
export const crossingWords: Record<CrossingKind, string> = {
  mainRoadBridge: 'Main road bridge',
  minorRoadBridge: 'Minor road bridge',
  baileyBridge: 'Bailey bridge',
  railBridge: 'Rail bridge',
  civilianFerry: 'Civilian ferry',
};
