import { type Place, placeOf } from '@/lib/geometry';
import { printedPlaces } from '@/lib/printed-places';
import { gridReference } from './grid-reference';
import type { MapData } from './map-data';

/** A place to be found by typing; `hint` says what it is. */
export interface PlaceFound {
  id: string;
  label: string;
  hint: string;
  place: Place;
}

/** The place that figures of the grid mean, read near another; null: they are none. */
export function placeFigured(typed: string, near: Place): PlaceFound | null {
  const place = placeOf(typed, near);
  return place && { id: 'grid', label: gridReference(place), hint: 'grid reference', place };
}

/** The kind of a place, where its layer is no word for people. */
const hints: Record<string, string> = { spot: 'height', highground: 'high ground' };

/** Every place that the printed map names. */
export const placesPrinted = ({ features }: Pick<MapData, 'features'>): PlaceFound[] =>
  printedPlaces(features).map(({ name, layer, place }, i) => ({
    id: `place ${i}`,
    label: name,
    hint: hints[layer] ?? layer,
    place,
  }));
