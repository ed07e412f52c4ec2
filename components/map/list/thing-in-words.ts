import type { Place } from '@/lib/geometry';

/** Something that lies on a map, in words. */
export interface ThingInWords {
  id: string;
  /** What it lies there as, for the heading over several: `Enemy, as told`. */
  of: string;
  name: string;
  place: Place;
  /** What the map shows of it besides; empty: nothing. */
  known: string;
}
