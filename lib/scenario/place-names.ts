import { isNamedLayer } from '@/lib/printed-places';
import type { ScenarioFiles } from './read-files';

/** The names that the finder of a map knows, as its files have them. */
export const placeNames = ({ map, ground, crossings }: ScenarioFiles): Set<string> =>
  new Set([
    ...[...(map?.features ?? []), ...(ground?.features ?? [])].flatMap(({ properties: { layer, name } }) =>
      isNamedLayer(layer) ? [name] : [],
    ),
    ...crossings.rows.map(({ value }) => value.name),
  ]);
