import type { RulebookChoice } from '@/lib/adjudication/types';
import type { Place } from '@/lib/geometry';
import type { MapData } from '@/lib/scenario/types';
import type { Daypart, MovementMode, Mover } from '@/lib/words';
import type { StandingCrossing } from '../water-obstacles';

/** The units that are to go, and their limits. Places in km. */
export interface ReachCase {
  from: Place;
  mover: Mover;
  /** The movement mode across country. */
  mode: Exclude<MovementMode, 'roadColumn'>;
  daypart: Daypart;
  /** The reasons that halve it, in words, an entry each (OC-103). */
  slowedBy: readonly string[];
  /** Of the turn that is left, 0 to 1. */
  share: number;
  map: Pick<MapData, 'features' | 'frame'>;
  crossings: readonly StandingCrossing[];
  rulebook: RulebookChoice;
  /** True when a unit that has come here goes no further (§6 Passing By). Left out: nothing stops it. */
  stopsAt?: (place: Place) => boolean;
}

/** The greatest distance that a unit gets. Points are [x, y], km, to ten metres. */
export interface Reach {
  /** Stretches of road, a straight one each. */
  byRoad: [from: Point, to: Point][];
  /** Where the guide runs out on a road. */
  roadEnds: Point[];
  /** The edges of the country it reaches off the roads. */
  acrossCountry: Point[][];
}

export type Point = [x: number, y: number];
