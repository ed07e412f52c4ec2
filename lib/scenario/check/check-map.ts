import { crossedEdges, indexed, type Legs, legsNear } from '@/lib/drawing/meetings';
import { nearestOn, type Path, type Point, squared } from '@/lib/drawing/shape';
import { isInFrame, type Place } from '@/lib/geometry';
import { least } from '@/lib/values';
import { isAtSea } from '../ground';
import type { Manifest } from '../manifest';
import { toDegrees, toGrid } from '../projection';
import type { ScenarioFiles } from '../read-files';
import { type GroundFile, linesOf, type MapFile } from '../read-map';
import type { Told } from '../told';
import type { MapFeature, ScenarioProblem } from '../types';

/** What of a map contradicts itself: areas whose edges cross, ways that end just short, units in the water, entries without a way. */

/** A way that ends so far from another, or from a bridge, was meant to reach it, m (ours): nearer is how the ends were drawn, further a choice. */
const shortOf = { least: 30, most: 300 };
/** A unit this near to the line of a river that needs a bridge lies in it, m (ours). */
const inRiverM = 30;
/** A unit this near to a crossing is on it, m (ours): the crossings of a map lie a little off its lines. */
const onCrossingM = 150;
/** An entry place with no road this near leads nowhere, km (ours). */
const leadsWithinKm = 2;
/** A bridge with no road this near carries nothing, km (ours): many maps draw main roads alone. */
const carriesWithinKm = 5;

/** A drawing on the flat grid, and where it stands. */
interface Drawing {
  file: string;
  column: string;
  feature: Pick<MapFeature, 'layer' | 'name' | 'kind' | 'isMajor' | 'lines' | 'rings'>;
}

/** Tells what of the map contradicts itself. */
export function checkMap(files: ScenarioFiles, { problems, notes }: Told): void {
  const { manifest, map, ground } = files;
  if (!manifest) return;
  for (const one of beyondGlobe(manifest)) problems.push(one);
  const drawings = [...drawingsOf('map.geojson', map, manifest), ...drawingsOf('ground.geojson', ground, manifest)];
  // What comes with a source of its own was made by a machine that cuts corners: it is read all the same.
  for (const crossed of areasCrossed(drawings)) (crossed.file === 'map.geojson' ? problems : notes).push(crossed);
  for (const one of [waysCutShort(drawings, files, manifest), unitsInWater(drawings, files)].flat()) notes.push(one);
  for (const one of [entriesNowhere(drawings, files), bridgesNowhere(drawings, files)].flat()) notes.push(one);
}

const drawingsOf = (file: string, drawn: MapFile | GroundFile | null, { map: { grid } }: Manifest): Drawing[] =>
  (drawn?.features ?? []).map(({ properties, geometry }, at) => {
    const { layer, name } = properties;
    const feature = { ...properties, layer, name, ...linesOf(geometry, grid) } as Drawing['feature'];
    return { file, column: `features.${at}`, feature };
  });

/** The flat grid holds for a map that lies on one side of the date line, and away from the poles. */
function beyondGlobe({ map: { grid, frame } }: Manifest): ScenarioProblem[] {
  const corners = [frame.minX, frame.maxX].flatMap((x) => [frame.minY, frame.maxY].map((y) => toDegrees([x, y], grid)));
  const wrong = (message: string) => [{ file: 'manifest.json', column: 'map.frame', message }];
  if (corners.some(([lon]) => Math.abs(lon) > 180)) return wrong('lies across the date line: no map is made of it');
  return corners.some(([, lat]) => Math.abs(lat) > 85) ? wrong('lies at a pole: no map is made of it') : [];
}

/** Near which of its points a closed ring crosses itself; null: it does not. */
export function crossingOf(ring: Path): Point | null {
  // The point that closes a ring is its first once more.
  const path = ring.slice(0, -1);
  const crossed = crossedEdges(path, true);
  return crossed && path[crossed[0]]!;
}

const areasCrossed = (drawings: readonly Drawing[]): ScenarioProblem[] =>
  drawings.flatMap(({ file, column, feature: { name, layer, rings = [] } }) =>
    rings.flatMap((ring) => {
      const crossed = crossingOf(ring);
      if (!crossed) return [];
      const [x, y] = crossed;
      const where = `near ${x.toFixed(2)} ${y.toFixed(2)}`;
      return [{ file, column, message: `${name || layer} crosses itself ${where}: move a point of its edge` }];
    }),
  );

const metresTo = (point: Point, near: Point): number => Math.sqrt(squared(point, near)) * 1000;

/** Roads and railways that end a little before a bridge or another way. */
function waysCutShort(drawings: readonly Drawing[], files: ScenarioFiles, { map: { frame, grid } }: Manifest) {
  const most = shortOf.most / 1000;
  const bridges = files.crossings.rows.map(({ value }) => ({
    name: value.name,
    isRail: value.kind === 'railBridge',
    at: toGrid([value.lon, value.lat], grid),
  }));
  return (['road', 'rail'] as const).flatMap((layer) => {
    const ways = drawings.filter(({ feature }) => feature.layer === layer);
    const legs = indexed(ways.map((way) => ({ way, lines: way.feature.lines })));
    return ways.flatMap(({ file, column, feature: { name, lines = [] } }) =>
      lines.flatMap((line) =>
        [line[0]!, line.at(-1)!].flatMap((end): ScenarioProblem[] => {
          if (!isInFrame(frame, { x: end[0], y: end[1] })) return [];
          const bridge = bridges
            .filter(({ isRail, at }) => isRail === (layer === 'rail') && metresTo(end, at) <= shortOf.most)
            .sort((one, other) => metresTo(end, one.at) - metresTo(end, other.at))[0];
          const others = legsNear(legs, end, most).filter(({ leg }) => !isPartOf(leg, line));
          const gap = least(others.map(({ leg }) => metresTo(end, nearestOn(end, ...leg))));
          const toBridge = bridge ? metresTo(end, bridge.at) : Number.POSITIVE_INFINITY;
          const isJoined = Math.min(gap, toBridge) < shortOf.least;
          const nearest = Math.min(gap, toBridge);
          if (isJoined || nearest > shortOf.most) return [];
          const before = toBridge <= gap ? bridge!.name : layer === 'rail' ? 'another railway' : 'another road';
          const way = name || (layer === 'rail' ? 'a railway' : 'a road');
          return [{ file, column, message: `${way} ends ${Math.round(nearest)} m before ${before}` }];
        }),
      ),
    );
  });
}

/** Whether a leg is one of a line's own. */
const isPartOf = ([from, to]: readonly [Point, Point], line: Path): boolean => {
  const at = line.indexOf(from);
  return at >= 0 && (line[at + 1] === to || line[at - 1] === to);
};

/** Units that lie in the sea, in a lake, or in a river that needs a bridge, away from every crossing. */
function unitsInWater(drawings: readonly Drawing[], { units, crossings, placeOf }: ScenarioFiles): ScenarioProblem[] {
  const waters = drawings.map(({ feature }) => feature as MapFeature);
  const seas = { features: waters.filter(({ layer }) => layer === 'sea') };
  const rivers: Legs<MapFeature> = indexed(
    waters.filter(({ layer, isMajor }) => (layer === 'river' || layer === 'canal') && isMajor === true),
  );
  const bridges = crossings.rows.map(({ value }) => pointOf(placeOf(value)!));
  return units.rows.flatMap(({ row, value: unit }) => {
    const place = placeOf(unit);
    if (!place) return [];
    const at = pointOf(place);
    const told = (water: string) => [
      { file: units.file, row, column: 'lon', message: `${unit.name} lies in ${water}` },
    ];
    if (isAtSea(place, seas)) return told('the sea or a lake');
    if (bridges.some((bridge) => metresTo(at, bridge) <= onCrossingM)) return [];
    const [river] = legsNear(rivers, at, inRiverM / 1000).filter(
      ({ leg }) => metresTo(at, nearestOn(at, ...leg)) < inRiverM,
    );
    return river ? told(river.of.name || 'a river') : [];
  });
}

const pointOf = ({ x, y }: Place): Point => [x, y];

/** Entry places with no road near. Off the map they are refused already; a map without roads has none to lead to. */
function entriesNowhere(drawings: readonly Drawing[], { entries, placeOf }: ScenarioFiles): ScenarioProblem[] {
  const roads = indexed(drawings.map(({ feature }) => feature).filter(({ layer }) => layer === 'road'));
  if (roads.legs.length === 0) return [];
  return entries.rows.flatMap(({ row, value: entry }) => {
    const at = pointOf(placeOf(entry)!);
    const near = legsNear(roads, at, leadsWithinKm).some(
      ({ leg }) => squared(at, nearestOn(at, ...leg)) <= leadsWithinKm ** 2,
    );
    const message = `${entry.name} leads nowhere: no road comes within ${leadsWithinKm} km of it`;
    return near ? [] : [{ file: entries.file, row, column: 'lon', message }];
  });
}

/** Road bridges that no road comes near. A map without roads has none to lead over them. */
function bridgesNowhere(drawings: readonly Drawing[], { crossings, placeOf }: ScenarioFiles): ScenarioProblem[] {
  const roads = indexed(drawings.map(({ feature }) => feature).filter(({ layer }) => layer === 'road'));
  if (roads.legs.length === 0) return [];
  return crossings.rows.flatMap(({ row, value: crossing }) => {
    if (crossing.kind !== 'mainRoadBridge' && crossing.kind !== 'minorRoadBridge') return [];
    const at = pointOf(placeOf(crossing)!);
    const isNear = legsNear(roads, at, carriesWithinKm).some(
      ({ leg }) => squared(at, nearestOn(at, ...leg)) <= carriesWithinKm ** 2,
    );
    const message = `${crossing.name} is far from every road: none comes within ${carriesWithinKm} km of it`;
    return isNear ? [] : [{ file: crossings.file, row, column: 'lon', message, asks: true as const }];
  });
}
