import type { RulebookChoice } from '@/lib/adjudication/types';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { Daypart, MovementMode, Mover } from '@/lib/words';
import type { StandingCrossing } from '../water-obstacles';

/** Who is to go how far. Places in km. */
export interface ReachCase {
  from: Place;
  mover: Mover;
  /** How it goes across country. */
  mode: Exclude<MovementMode, 'roadColumn'>;
  daypart: Daypart;
  /** What halves it, in words, an entry each (OC-103). */
  slowedBy: readonly string[];
  /** Of the turn that is left, 0 to 1. */
  share: number;
  map: Pick<MapData, 'features' | 'frame'>;
  crossings: readonly StandingCrossing[];
  rulebook: RulebookChoice;
  /** Whether a unit that has come here goes no further (§6 Passing By). Left out: nothing stops it. */
  stopsAt?: (place: Place) => boolean;
}

/** How far a unit gets at the very most. Points are [x, y], km, to ten metres. */
export interface Reach {
  /** Stretches of road, a straight one each. */
  byRoad: [from: Point, to: Point][];
  /** Where the guide runs out on a road. */
  roadEnds: Point[];
  /** The edges of the country it reaches off the roads. */
  acrossCountry: Point[][];
}

export type Point = [x: number, y: number];
