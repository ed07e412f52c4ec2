import { describe, expect, it } from 'vitest';
import { onBoard } from '@/companions/rules/scene';
import type { MapData, MapFeature } from '@/lib/scenario/types';
import { openGround, sceneOf } from './scene';

const square = (
  layer: MapFeature['layer'],
  name: string,
  [west, south]: [number, number],
  kind?: string,
): MapFeature => ({
  layer,
  name,
  ...(kind ? { kind } : {}),
  rings: [
    [
      [west, south],
      [west + 2, south],
      [west + 2, south + 2],
      [west, south + 2],
    ],
  ],
});
/** A river from west to east at 10, a city north of it, a wood south of it. */
const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 40, maxY: 20 },
  features: [
    {
      layer: 'river',
      name: 'Neder Rijn',
      lines: [
        [
          [0, 10],
          [40, 10],
        ],
      ],
    },
    square('builtup', 'Arnhem', [9, 10.2], 'city'),
    square('wood', '', [9, 6]),
    { layer: 'town', name: 'Arnhem', point: [10, 12] },
    { layer: 'town', name: 'Elden', point: [10, 7.5] },
    { layer: 'town', name: 'Nijmegen', point: [10, 0] },
    { layer: 'town', name: 'Goch', point: [40, 0] },
  ],
};
const unit = (id: string) => ({ id, name: id, side: 'allied', arm: 'paras', flags: [], stepsLost: 0 }) as const;
const bridge = { id: 'road', name: 'Rhine bridge', water: 'Neder Rijn', state: 'safe', isPrepared: true } as const;
const atBridge = { ...bridge, x: 10, y: 10 };
const city = { ...openGround, isBuiltUp: true, isCity: true };

describe('the scene of a combat', () => {
  const scene = sceneOf(
    { name: 'The ramp', at: { x: 10, y: 10.4 }, ground: { ...city, isFortified: true } },
    [
      { unit: unit('holds'), at: null },
      { unit: unit('near'), at: { x: 10.1, y: 10.5 } },
      { unit: unit('north'), at: { x: 10, y: 12 } },
      { unit: unit('south'), at: { x: 10, y: 7 } },
      { unit: unit('south too'), at: { x: 10, y: 7.2 } },
      { unit: unit('east'), at: { x: 14, y: 10.4 } },
    ],
    [atBridge, { ...bridge, id: 'far', name: 'Far bridge', x: 12, y: 10 }],
    map,
  );

  it('has the ground as Control has it first, then the bridges near it, then where others stand', () => {
    expect(scene.places.map(({ name, what }) => [name, what])).toEqual([
      ['The ramp', 'city and fortified; the Neder Rijn 0.4 km away'],
      ['Rhine bridge', 'over the Neder Rijn, intact, prepared for demolition'],
      ['Beside it, in Arnhem', 'city'],
      ['North of it, in Arnhem', 'city'],
      ['South of it, woods near Elden', 'woods'],
      ['East of it, open ground near Arnhem', 'open ground'],
    ]);
    expect(scene.places[4]!.ground).toEqual({ ...openGround, isWoods: true });
  });

  it('says of each unit where it stands', () => {
    expect(scene.units.map(({ id, place }) => [id, place])).toEqual([
      ['holds', 'The ramp'],
      ['near', 'Beside it, in Arnhem'],
      ['north', 'North of it, in Arnhem'],
      ['south', 'South of it, woods near Elden'],
      ['south too', 'South of it, woods near Elden'],
      ['east', 'East of it, open ground near Arnhem'],
    ]);
  });

  it('knows the towns within 15 km, the nearest first, and what a board calls the nearest that it has', () => {
    expect(scene.towns).toEqual(['Arnhem', 'Elden', 'Nijmegen']);
    expect(onBoard(scene, ['Nijmegen', 'Arnhem', 'Goch'])).toBe('Arnhem');
    expect(onBoard(scene, ['Goch', 'Nijmegen'])).toBe('Nijmegen');
    expect(onBoard(scene, ['Goch'])).toBeNull();
    expect(scene.landing).toBeNull();
  });
});

it('a bridge that is played out is named once, and a blown one is told as blown', () => {
  const { places } = sceneOf(
    { name: 'Rhine bridge', at: atBridge, ground: openGround, what: 'over the Neder Rijn, blown' },
    [],
    [atBridge],
    map,
  );
  expect(places).toEqual([{ name: 'Rhine bridge', ground: openGround, what: 'over the Neder Rijn, blown' }]);
});

it('a landing knows the ground of its zone and of six places 2 km around, clockwise from the west', () => {
  const zone = { name: 'DZ X', at: { x: 8, y: 11 }, ground: openGround };
  const { landing } = sceneOf(zone, [], [], map, '1 Airborne');
  // Two km to the east lies the city; north-east and south-east are only 1 km to the east.
  expect(landing).toEqual({
    division: '1 Airborne',
    ground: openGround,
    around: [openGround, openGround, openGround, city, openGround, openGround],
  });
});
