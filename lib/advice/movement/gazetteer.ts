import type { Crossing } from '@/lib/db/rows';
import type { Frame } from '@/lib/geometry';
import { perObject } from '@/lib/memo';
import { printedPlaces } from '@/lib/printed-places';
import type { Gazetteer } from '@/lib/reading/names';
import type { MapFeature } from '@/lib/scenario/types';

/** A unit that others may be sent to or behind. */
export interface NamedUnitRow {
  id: string;
  name: string;
  shortName: string;
  formation: string;
  x: number | null;
  y: number | null;
}

type Printed = readonly Pick<MapFeature, 'layer' | 'name' | 'point' | 'lines' | 'rings'>[];

const placesOf = perObject((features: Printed) => printedPlaces(features).filter(({ layer }) => layer !== 'crossing'));

/** Lists for Control what orders may name: the printed map, every crossing as it is, and the units given. */
export const gazetteerOf = (
  { features, frame }: { features: Printed; frame: Frame },
  crossings: readonly Pick<Crossing, 'id' | 'name' | 'kind' | 'water' | 'x' | 'y' | 'state'>[],
  units: readonly (NamedUnitRow & { team: string })[],
): Gazetteer => ({
  places: placesOf(features),
  crossings: crossings.map(({ x, y, state, ...crossing }) => ({
    ...crossing,
    place: { x, y },
    isBlown: state === 'blown',
  })),
  units: units.map(({ id, name, shortName, formation, team, x, y }) => ({
    id,
    name,
    shortName,
    team,
    brigade: formation,
    place: x === null || y === null ? null : { x, y },
  })),
  frame,
});
