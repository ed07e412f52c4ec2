import type { Frame } from '@/lib/geometry';
import { printedPlaces } from '@/lib/printed-places';
import type { Gazetteer } from '@/lib/reading/names';
import type { MapFeature } from '@/lib/scenario/types';
import type { CrossingState } from '@/lib/words';

/** A crossing as the rows of a game hold it. */
interface NamedCrossingRow {
  id: string;
  name: string;
  kind: string;
  water: string;
  x: number;
  y: number;
  state: CrossingState;
}

/** A unit that others may be sent to or behind. */
export interface NamedUnitRow {
  id: string;
  name: string;
  shortName: string;
  formation: string;
  x: number | null;
  y: number | null;
}

/** What orders may name, for Control: the printed map, every crossing as it is, and the units of one side. */
export const gazetteerOf = (
  {
    features,
    frame,
  }: { features: readonly Pick<MapFeature, 'layer' | 'name' | 'point' | 'lines' | 'rings'>[]; frame: Frame },
  crossings: readonly NamedCrossingRow[],
  units: readonly (NamedUnitRow & { team: string })[],
): Gazetteer => ({
  places: printedPlaces(features).filter(({ layer }) => layer !== 'crossing'),
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
