import type { Place } from '@/lib/geometry';

/** Something that lies on a map, in words. */
export interface ThingInWords {
  id: string;
  /** The heading over several of its kind: `Enemy, as told`. */
  of: string;
  name: string;
  place: Place;
  /** The other things the map shows of it; empty: none. */
  known: string;
}

/** Joins what there is to say by commas; what is empty or false is left out. */
export const joined = (...words: readonly (string | false | null | undefined)[]): string =>
  words.filter(Boolean).join(', ');

/** The name printed on a counter, where the unit's name does not hold it; else empty. */
export const printedOn = ({ name, shortName }: { name: string; shortName: string }): string =>
  name.includes(shortName) ? '' : shortName;
