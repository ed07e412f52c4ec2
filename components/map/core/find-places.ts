import { type Place, placeOf } from '@/lib/geometry';
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

/** The towns and crossings of a sheet, the larger towns first. */
export const placesPrinted = ({ features }: MapData): PlaceFound[] =>
  features
    .filter(({ layer, point }) => point && (layer === 'town' || layer === 'crossing'))
    .map(({ name, layer, tier, point }, i) => ({
      id: `place ${i}`,
      label: name,
      hint: layer,
      tier: tier ?? 0,
      place: { x: point![0], y: point![1] },
    }))
    .sort((a, b) => a.tier - b.tier);
