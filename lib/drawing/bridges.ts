import { asPlace, type Frame, isInFrame } from '@/lib/geometry';
import type { CrossingKind } from '@/lib/words';
import { indexed, meetings } from './meetings';
import { type Path, type Point, squared } from './shape';

/** The lines on which bridges are searched: the roads, railways and waters of a map. */
export interface MapLine {
  layer: string;
  name: string;
  kind?: string | undefined;
  lines?: readonly Path[] | undefined;
}

/** A place where a road or railway goes over a water and no crossing stands. */
export interface BridgeProposed {
  at: Point;
  kind: CrossingKind;
  way: string;
  water: string;
}

/** A crossing this near is the one, km (ours): lines on a map of this scale are drawn a hundred metres off. */
const servesWithinKm = 0.15;

const kindOf = ({ layer, kind }: MapLine): CrossingKind => {
  if (layer === 'rail') return 'railBridge';
  return kind === 'minor' ? 'minorRoadBridge' : 'mainRoadBridge';
};

/**
 * Where a road or railway crosses a river or canal within the frame of the map, away from every crossing: a bridge each. Two that would stand within reach of
 * each other are one, of the greater way.
 */
export function bridgesProposed(
  lines: readonly MapLine[],
  crossings: readonly Point[],
  frame: Frame,
): BridgeProposed[] {
  const waters = indexed(lines.filter(({ layer }) => layer === 'river' || layer === 'canal'));
  const ways = lines.filter(({ layer }) => layer === 'road' || layer === 'rail');
  const rank: readonly CrossingKind[] = ['mainRoadBridge', 'minorRoadBridge', 'railBridge'];
  const found = meetings(ways, waters)
    .filter(({ at }) => isInFrame(frame, asPlace(at)))
    .map(({ over, of, at }) => ({ at, kind: kindOf(over), way: over.name, water: of.name }))
    .sort((one, other) => rank.indexOf(one.kind) - rank.indexOf(other.kind));
  const taken: Point[] = [...crossings];
  return found.filter(({ at }) => {
    const isServed = taken.some((one) => squared(one, at) <= servesWithinKm ** 2);
    if (!isServed) taken.push(at);
    return !isServed;
  });
}
