import { isFortifiedArea } from '@/lib/scenario/ground';
import type { MapFeature } from '@/lib/scenario/types';

const layerWords: Partial<Record<MapFeature['layer'], string>> = {
  builtup: 'built-up',
  wood: 'woods',
  closecountry: 'close country',
  badterrain: 'bad terrain',
  fortified: 'a fortified place',
  marsh: 'marsh',
};

/** A wood that is only called after a place beside it may reach ten kilometres beyond: its name says nothing. */
const isOnlyNear = ({ layer, name }: MapFeature): boolean => layer === 'wood' && name.startsWith('Woods near ');

/** An area of the map as a reason names it: its name and what it is, or what it is alone. */
export function areaWords(area: MapFeature): string {
  const { layer, name, kind } = area;
  const what =
    layer === 'builtup' && kind === 'city'
      ? 'a city'
      : layer === 'badterrain' && kind
        ? kind
        : isFortifiedArea(area)
          ? layerWords.fortified!
          : (layerWords[layer] ?? layer);
  return name && !isOnlyNear(area) ? `${name}, ${what}` : what;
}
