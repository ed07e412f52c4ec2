import { describe, expect, it } from 'vitest';
import type { MapData } from '@/lib/scenario/types';
import { openWaters, waterWords } from './water-obstacles';

/** A major river along km 10 north, a canal along km 20 north, a bridge over each at km 50 east, the canal's blown. */
const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 100, maxY: 40 },
  features: [
    {
      layer: 'river',
      name: 'Waal',
      isMajor: true,
      lines: [
        [
          [0, 10],
          [60, 10],
          [100, 10],
        ],
      ],
    },
    {
      layer: 'canal',
      name: 'Wilhelmina Canal',
      lines: [
        [
          [0, 20],
          [100, 20],
        ],
      ],
    },
    {
      layer: 'road',
      name: '',
      kind: 'main',
      lines: [
        [
          [50, 0],
          [50, 40],
        ],
      ],
    },
  ],
};
const crossings = [
  { x: 50, y: 10, state: 'untested' as const },
  { x: 50, y: 20, state: 'blown' as const },
];

describe('waters a leg crosses (§6 River Crossing)', () => {
  it('none where it stays on its bank', () => {
    expect(openWaters({ x: 10, y: 1 }, { x: 90, y: 9 }, map, crossings)).toEqual([]);
  });

  it('none where a standing bridge is at hand', () => {
    expect(openWaters({ x: 49, y: 5 }, { x: 51, y: 15 }, map, crossings)).toEqual([]);
  });

  it('a major river away from its bridge', () => {
    expect(openWaters({ x: 40, y: 5 }, { x: 40, y: 15 }, map, crossings)).toEqual([
      { name: 'Waal', isMajor: true, kmToCrossing: 10 },
    ]);
  });

  it('a blown bridge carries nobody', () => {
    expect(openWaters({ x: 50, y: 15 }, { x: 50, y: 25 }, map, crossings)).toEqual([
      { name: 'Wilhelmina Canal', isMajor: false, kmToCrossing: 10, blown: 'the crossing' },
    ]);
    expect(openWaters({ x: 50, y: 15 }, { x: 50, y: 25 }, map, [])[0]?.kmToCrossing).toBeNull();
  });

  it('§6, OC-105: nobody over a major river, foot and recce over a canal at half the turn, others not', () => {
    const waal = { name: 'Waal', isMajor: true, kmToCrossing: 10 };
    const canal = { name: 'Wilhelmina Canal', isMajor: false, kmToCrossing: 3.25 };
    expect(waterWords(waal, 'foot')).toBe('No bridge or ferry over the Waal, 10.0 km from the nearest crossing.');
    expect(waterWords(canal, 'foot')).toBe('Over the Wilhelmina Canal without a bridge: half the turn.');
    expect(waterWords(canal, 'recce')).toBe('Over the Wilhelmina Canal without a bridge: half the turn.');
    expect(waterWords(canal, 'tank')).toBe(
      'It needs a bridge over the Wilhelmina Canal, 3.3 km from the nearest crossing.',
    );
  });
});
