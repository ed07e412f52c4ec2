import type { Named } from './names';

/** A place that an order names: the words at `first` to `last` (not included), and the place meant. */
export interface Mention {
  first: number;
  last: number;
  named: Named;
  /** It only names a road: the Hechtel road. */
  isRoad: boolean;
  /** It is ground beside or between the places that are named. */
  isBeside?: true;
  /** A crossing that the words only call a bridge: it is the nearest. */
  isNearest?: true;
  /** Another place that the words may mean as well; null: none near. */
  other: Named | null;
}
