import type { MapData, MapPoint } from '../core/map-data';
import type { Projection } from '../core/projection';
import { beside, between, type NamesAlong, type Stand, turnOf } from './along';
import { featuresOf } from './sheet';
import { widthOf } from './type';

/** A name may be so much longer than the line it stands along: from further off its region is too small. */
const longerBy = 1.4;
/** Nearer than this nobody asks where a region is, px per km. */
const upTo = 60;
/** The step of the search along the line, and below and above it, px. */
const step = 16;
const rows = [0, -14, 14, -28, 28];
/** The room that a name keeps around it, px. */
const clear = 4;

/** Names of regions in spaced capitals, each along one of its straight lines where there is room. */
export function nameRegions(mapData: MapData, projection: Projection, names: NamesAlong): void {
  if (projection.scale > upTo) return;
  for (const { name, lines = [] } of featuresOf(mapData, 'region')) {
    const said = name.toUpperCase();
    for (const line of lines) names.put(said, 'region', standsAlong(line, widthOf(said, 'region'), projection), clear);
  }
}

/** Where letters so wide may stand along a line: about its middle first. */
function* standsAlong(line: readonly MapPoint[], width: number, { toScreen }: Projection): Generator<Stand> {
  const [a, b] = [line[0]!, line.at(-1)!].map(([x, y]) => toScreen({ x, y }));
  const long = between(a!, b!);
  if (width > longerBy * long) return;
  const turn = Math.abs(a!.y - b!.y) < 1 ? 0 : turnOf(a!, b!);
  for (let away = 0; away <= Math.max(0, (long - width) / 2); away += step)
    for (const along of away === 0 ? [0.5] : [0.5 - away / long, 0.5 + away / long])
      for (const row of rows)
        yield beside({ x: a!.x + along * (b!.x - a!.x), y: a!.y + along * (b!.y - a!.y), turn }, row + 4);
}
