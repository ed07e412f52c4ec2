import type { Place } from '@/lib/geometry';
import type { Goal, OwnUnit } from './known';
import type { ThumbName } from './thumbs';

/** The task of a unit, by which rule of thumb, and where; no goal: where it is. */
export interface Decided {
  unit: OwnUnit;
  thumb: ThumbName;
  goal: Goal | null;
  /** The places on the way there, in order. */
  by: readonly string[];
}

/** Where the work of a unit is: its goal, else where it stands. */
export const workOf = ({ goal, unit }: Pick<Decided, 'goal' | 'unit'>): Place => goal?.place ?? unit.place;
