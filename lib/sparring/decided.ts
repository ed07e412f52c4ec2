import type { Place } from '@/lib/geometry';
import type { Goal, OwnUnit } from './known';
import type { ThumbName } from './thumbs';

/** What a unit is to do, by which rule of thumb, and where; no goal: where it stands. */
export interface Decided {
  unit: OwnUnit;
  thumb: ThumbName;
  goal: Goal | null;
  /** What lies on the way there, in order. */
  by: readonly string[];
}

/** Where the work of a unit is: its goal, else where it stands. */
export const workOf = ({ goal, unit }: Pick<Decided, 'goal' | 'unit'>): Place => goal?.place ?? unit.place;
