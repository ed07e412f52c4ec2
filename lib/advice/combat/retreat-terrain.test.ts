import { describe, expect, it } from 'vitest';
import type { Crossing, Unit } from '@/lib/db/rows';
import type { MapData } from '@/lib/scenario/types';
import { proposeRetreats, type Stands, waysBackOver } from './propose-retreats';
import { retreatTerrain } from './retreat-terrain';

/** A major river along km 10 north with a bridge at km 20 east; a town and a wood north of it, a town south of it. */
const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 40, maxY: 40 },
  features: [
    {
      layer: 'river',
      name: 'Rijn',
      isMajor: true,
      lines: [
        [
          [0, 10],
          [100, 10],
        ],
      ],
    },
    { layer: 'town', name: 'Oosterbeek', point: [10, 12] },
    { layer: 'town', name: 'Driel', point: [10, 9.5] },
    { layer: 'town', name: 'Paris', point: [39, 39] },
    {
      layer: 'wood',
      name: 'Bilderberg - Mariendaal',
      rings: [
        [
          [4.8, 11.8],
          [5.7, 11.8],
          [5.7, 12.7],
          [4.8, 12.7],
        ],
      ],
    },
    { layer: 'crossing', name: 'Arnhem – road bridge', kind: 'mainRoadBridge', point: [20, 10] },
  ],
};
const bridge = { x: 20, y: 10, name: 'Arnhem – road bridge', kind: 'mainRoadBridge', state: 'untested' } as Crossing;
const unit = (id: string, side: Unit['side'], x: number, y: number, more: Partial<Unit> = {}) =>
  ({ id, side, x, y, isOnMap: true, isCaptured: false, profile: '5-3-2-1-0', stepsLost: 0, ...more }) as Unit;
const ground = (at: { x: number; y: number }, crossings = [bridge], units: Unit[] = []) =>
  retreatTerrain(map, crossings, units, [at]);
const place = ({ x, y }: { x: number; y: number }) => [x, y];

describe('§9 Results Table note 1: what a retreat is proposed from', () => {
  it('towns, places of woods and both ends of a bridge in reach', () =>
    expect(ground({ x: 10, y: 14 }).refuges.map(({ kind, name, x, y }) => [kind, name, x, y])).toEqual([
      ['town', 'Oosterbeek', 10, 12],
      ['town', 'Driel', 10, 9.5],
      ['wood', 'Bilderberg – Mariendaal', 5, 12],
      ['wood', 'Bilderberg – Mariendaal', 5, 12.5],
      ['wood', 'Bilderberg – Mariendaal', 5.5, 12],
      ['wood', 'Bilderberg – Mariendaal', 5.5, 12.5],
      ['farSideOfBridge', 'the road bridge of Arnhem', 20, 10.5],
      ['farSideOfBridge', 'the road bridge of Arnhem', 20, 9.5],
    ]));
  it('a place of a large wood is named after the nearest town, not after the far end of the wood', () => {
    const large: MapData = {
      ...map,
      features: [
        { layer: 'town', name: 'Shaumyan', point: [2, 2] },
        { layer: 'town', name: 'Goytkh', point: [28, 20] },
        {
          layer: 'wood',
          name: 'Forest of Shaumyan',
          rings: [
            [
              [1, 1],
              [31, 1],
              [31, 21],
              [1, 21],
            ],
          ],
        },
      ],
    };
    const names = (x: number, y: number) => {
      const { refuges } = retreatTerrain(large, [], [], [{ x, y }]);
      return refuges.find((one) => one.kind === 'wood' && one.x === x && one.y === y)?.name;
    };
    expect(names(28, 18)).toBe('the woods south of Goytkh');
    expect(names(2.5, 2)).toBe('the woods at Shaumyan');
    // The middle of the wood, and a place that no town is near to.
    expect(names(16, 11)).toBe('Forest of Shaumyan');
    expect(names(8, 15)).toBe('Forest of Shaumyan');
  });
  it('no bridge that is blown, and no ferry', () => {
    const kinds = (crossing: Crossing) => ground({ x: 20, y: 14 }, [crossing]).refuges.map(({ kind }) => kind);
    expect(kinds({ ...bridge, state: 'blown' })).not.toContain('farSideOfBridge');
    expect(kinds({ ...bridge, kind: 'civilianFerry' })).not.toContain('farSideOfBridge');
  });
  it('of the units, those that could still do harm', () =>
    expect(
      ground(
        { x: 10, y: 14 },
        [],
        [
          unit('whole', 'german', 10, 15),
          unit('spent', 'german', 10, 15, { stepsLost: 4 }),
          unit('taken', 'german', 10, 15, { isCaptured: true }),
          unit('far', 'german', 39, 39),
        ],
      ).standing.map(({ id }) => id),
    ).toEqual(['whole']));
});

describe('§9 Results Table note 1: the places proposed', () => {
  const from = (x: number, y: number): Stands => ({ side: 'allied', x, y, startX: x, startY: y });
  const proposed = (at: Stands, enemy: Stands, retiresKm: number, crossings = [bridge]) =>
    proposeRetreats(
      [
        { id: 'own', side: 'defender', retiresKm },
        { id: 'enemy', side: 'attacker', retiresKm: 0 },
      ],
      (id) => (id === 'own' ? at : { ...enemy, side: 'german' }),
      ground(at, crossings),
    ).get('own')!;

  it('to Oosterbeek, 2 km, where 3 km are due; Driel lies over the river', () => {
    const [first, ...others] = proposed(from(10, 14), from(10, 15), 3);
    expect(first).toMatchObject({ x: 10, y: 12, km: 2, refuge: { name: 'Oosterbeek', kind: 'town' } });
    expect(others.map(({ refuge }) => refuge)).toEqual([null]);
    expect(place(others[0]!)).toEqual([10, 11]);
    expect(others[0]!.near).toBe('south of Oosterbeek');
  });
  it('over a standing bridge to its far side', () =>
    expect(proposed(from(20, 12), from(20, 13), 2)[0]).toMatchObject({
      x: 20,
      y: 9.5,
      km: 2.5,
      refuge: { name: 'the road bridge of Arnhem', kind: 'farSideOfBridge' },
    }));
  it('with the bridge blown nobody crosses: aside along the bank', () => {
    const ways = proposed(from(20, 11.1), from(20, 12), 2, [{ ...bridge, state: 'blown' }]);
    expect(ways.map(({ x, y, isBarred }) => [x, y, isBarred])).toEqual([[21.73, 10.1, false]]);
  });
  it('with water on every side no way is open', () => {
    const ring: MapData = {
      ...map,
      features: [
        {
          layer: 'canal',
          name: 'Moat',
          lines: [
            [
              [19, 19],
              [21, 19],
              [21, 21],
              [19, 21],
              [19, 19],
            ],
          ],
        },
      ],
    };
    const ground = retreatTerrain(ring, [], [], [{ x: 20, y: 20 }]);
    const ways = waysBackOver(from(20, 20), { x: 20, y: 20.5 }, 2, ground);
    expect(ways.map(({ x, y, isBarred }) => [x, y, isBarred])).toEqual([[20, 18, true]]);
  });
  it('never off the map', () => expect(place(proposed(from(0.5, 20), from(1.5, 20), 3).at(-1)!)).toEqual([0, 20]));
  it('OC-62: an attacker goes back to its start line', () => {
    const ways = proposeRetreats(
      [
        { id: 'own', side: 'attacker', retiresKm: 3 },
        { id: 'enemy', side: 'defender', retiresKm: 0 },
      ],
      (id) => (id === 'own' ? { ...from(10, 14), startX: 7, startY: 14 } : { ...from(11, 14), side: 'german' }),
      ground({ x: 10, y: 14 }),
    ).get('own')!;
    expect(ways[0]).toEqual({ x: 7, y: 14, km: 3, refuge: null, isBarred: false, isStartLine: true });
  });
  it('nobody who stays has a place to go to', () =>
    expect(
      proposeRetreats([{ id: 'own', side: 'defender', retiresKm: 0 }], () => from(1, 1), ground({ x: 1, y: 1 })).size,
    ).toBe(0));
  it('the other side’s units near by count, wherever they fight', () => {
    const near = retreatTerrain(map, [bridge], [unit('other', 'german', 10, 11.5)], [{ x: 10, y: 14 }]);
    const ways = waysBackOver({ side: 'allied', x: 10, y: 14 }, { x: 10, y: 15 }, 3, near);
    expect(ways.map(({ refuge }) => refuge?.name)).not.toContain('Oosterbeek');
  });
});
