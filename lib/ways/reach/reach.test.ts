import { describe, expect, it } from 'vitest';
import { kmBetween } from '@/lib/geometry';
import type { MapData, MapFeature } from '@/lib/scenario/types';
import { reachOf } from './reach';
import type { Reach, ReachCase } from './reach-case';

const canal: MapFeature = {
  layer: 'canal',
  name: 'Zuid Canal',
  lines: [
    [
      [0, 45],
      [100, 45],
    ],
  ],
};
const river: MapFeature = { ...canal, layer: 'river', name: 'Waal', isMajor: true };
const roadNorth: MapFeature = {
  layer: 'road',
  name: '',
  lines: [
    [
      [50, 0],
      [50, 100],
    ],
  ],
};
const marsh: MapFeature = {
  layer: 'marsh',
  name: '',
  rings: [
    [
      [0, 0],
      [49, 0],
      [49, 100],
      [0, 100],
      [0, 0],
    ],
  ],
};
const mapWith = (...features: MapFeature[]): MapData => ({
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
  features,
});
const here = { x: 50, y: 40 };
const bridge = (state: 'untested' | 'blown') => ({ x: 50, y: 45, name: 'the bridge', state });

const goes = (given: Partial<ReachCase>): Reach =>
  reachOf({
    from: here,
    mover: 'foot',
    mode: 'tactical',
    daypart: 'morning',
    slowedBy: [],
    share: 1,
    map: mapWith(),
    crossings: [],
    rulebook: 'literal2011',
    ...given,
  });

/** The distance of the edge of the country in a direction, km: the furthest of its points within 1.5 km of that line. */
const edgeKm = ({ acrossCountry }: Reach, east: number, north: number): number =>
  Math.max(
    ...acrossCountry
      .flat()
      .map(([x, y]) => ({ x: x - here.x, y: y - here.y }))
      .filter(({ x, y }) => x * east + y * north > 0 && Math.abs(x * north - y * east) < 1.5)
      .map(({ x, y }) => Math.hypot(x, y)),
  );

/** The furthest place on the road, km to the north. */
const northernmost = ({ byRoad }: Reach): number => Math.max(...byRoad.flat().map(([, y]) => y));

describe('how far a unit gets this turn (§6 Movement)', () => {
  it('across country as far as the table has it, in every direction', () => {
    // Foot, tactical: 15 km. Non-tactical: 25 km.
    const edge = goes({}).acrossCountry;
    expect(edge).toHaveLength(1);
    for (const [x, y] of edge[0]!) {
      expect(kmBetween(here, { x, y })).toBeGreaterThan(14);
      expect(kmBetween(here, { x, y })).toBeLessThan(15.5);
    }
    expect(edgeKm(goes({ mode: 'nonTactical' }), 1, 0)).toBeCloseTo(25, 0);
  });

  it('slower over slow ground, by night, in what is left of the turn, and where something halves it', () => {
    // Tanks, tactical: 30 km in the open, 8 km in marsh.
    const tanks = goes({ mover: 'tank', map: mapWith(marsh) });
    expect(edgeKm(tanks, 1, 0)).toBeCloseTo(30, 0);
    expect(edgeKm(tanks, -1, 0)).toBeGreaterThan(8);
    expect(edgeKm(tanks, -1, 0)).toBeLessThan(10);
    // By night a quarter of 15 km (OC-102), halved 7.5 km (OC-103), a third of the turn 5 km.
    expect(edgeKm(goes({ daypart: 'night' }), 1, 0)).toBeCloseTo(3.75, 0);
    expect(edgeKm(goes({ slowedBy: ['bad weather'] }), 1, 0)).toBeCloseTo(7.5, 0);
    expect(edgeKm(goes({ share: 1 / 3 }), 1, 0)).toBeCloseTo(5, 0);
    expect(goes({ share: 0 })).toEqual({ byRoad: [], roadEnds: [], acrossCountry: [] });
  });

  it('over a canal without a bridge for half a turn if it may, and over a major river not at all', () => {
    // Foot: 5 km to the canal are a third of 15 km, the canal half a turn; the sixth that is left is 2.5 km.
    expect(edgeKm(goes({ map: mapWith(canal) }), 0, 1)).toBeCloseTo(7.5, 0);
    expect(edgeKm(goes({ map: mapWith(river) }), 0, 1)).toBeLessThan(6);
    expect(edgeKm(goes({ map: mapWith(canal), mover: 'tank' }), 0, 1)).toBeLessThan(6);
    expect(edgeKm(goes({ map: mapWith(river), crossings: [bridge('untested')] }), 0, 1)).toBeCloseTo(15, 0);
    expect(edgeKm(goes({ map: mapWith(river), crossings: [bridge('blown')] }), 0, 1)).toBeLessThan(6);
  });

  it('by road as far as the table has it, and to a bridge that is blown', () => {
    // Foot: 30 km in road column. Tanks: 64 km.
    const foot = goes({ map: mapWith(roadNorth) });
    expect(northernmost(foot)).toBeCloseTo(70, 5);
    expect(foot.roadEnds).toHaveLength(2);
    expect(goes({ map: mapWith(roadNorth), mover: 'tank' }).roadEnds).toEqual([]);
    const overRiver = mapWith(roadNorth, river);
    expect(northernmost(goes({ map: overRiver, crossings: [bridge('untested')] }))).toBeCloseTo(70, 5);
    expect(northernmost(goes({ map: overRiver, crossings: [bridge('blown')] }))).toBeLessThan(45);
    // The kilometres to the road count: 6 of 30 km.
    expect(northernmost(goes({ map: mapWith(roadNorth), from: { x: 56, y: 40 } }))).toBeCloseTo(64, 5);
  });

  it('by road alone where the table has no other column', () => {
    const guns = goes({ mover: 'towedArtillery', map: mapWith(roadNorth) });
    expect(guns.acrossCountry).toEqual([]);
    expect(northernmost(guns)).toBe(100);
  });

  it('never off the map', () => {
    const edge = goes({ from: { x: 50, y: 95 } }).acrossCountry.flat();
    expect(Math.max(...edge.map(([, y]) => y))).toBeLessThan(101);
    expect(Math.min(...edge.map(([, y]) => y))).toBeCloseTo(80, 0);
  });

  it('no further than where something stops it', () => {
    const stopsAt = ({ y }: { y: number }) => y > 45;
    const stopped = goes({ map: mapWith(roadNorth), stopsAt });
    expect(edgeKm(stopped, 0, 1)).toBeLessThan(6.5);
    expect(edgeKm(stopped, 0, -1)).toBeCloseTo(15, 0);
  });
});
