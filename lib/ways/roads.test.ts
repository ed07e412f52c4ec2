import { describe, expect, it } from 'vitest';
import type { MapData } from '@/lib/scenario/types';
import { kmOffRoad, roadWay } from './roads';

/** A road along km 10 north, one that crosses it at km 20 east, one that ends 200 m short of it; a canal at km 15 north. */
const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 60, maxY: 40 },
  features: [
    {
      layer: 'road',
      name: '',
      lines: [
        [
          [0, 10],
          [60, 10],
        ],
      ],
    },
    {
      layer: 'road',
      name: '',
      lines: [
        [
          [20, 0],
          [20, 30],
        ],
      ],
    },
    {
      layer: 'road',
      name: '',
      lines: [
        [
          [40, 30],
          [40, 10.2],
        ],
      ],
    },
    {
      layer: 'canal',
      name: 'Zuid Canal',
      lines: [
        [
          [0, 15],
          [60, 15],
        ],
      ],
    },
  ],
};
const at = (x: number, y: number) => ({ x, y });

describe('ways by road (§6 Movement)', () => {
  it('turns where roads cross, and where one all but touches another', () => {
    expect(roadWay(at(5, 10), at(20, 25), map)).toEqual([at(5, 10), at(20, 10), at(20, 25)]);
    expect(roadWay(at(20, 20), at(40, 20), map)).toEqual([
      at(20, 20),
      at(20, 10),
      at(40, 10),
      at(40, 10.2),
      at(40, 20),
    ]);
  });
  it('goes straight to the nearest road, by the way-points, and straight to its end', () => {
    expect(roadWay(at(5, 11), at(10, 9), map)).toEqual([at(5, 11), at(5, 10), at(10, 10), at(10, 9)]);
    expect(roadWay(at(5, 10), at(30, 10), map, [at(20, 5)])).toContainEqual(at(20, 5));
  });
  it('leads round a place that is closed, or nowhere where no other road leads there', () => {
    const square = {
      features: [
        {
          layer: 'road' as const,
          name: '',
          lines: [
            [
              [0, 0],
              [10, 0],
            ],
            [
              [0, 0],
              [0, 5],
              [10, 5],
              [10, 0],
            ],
          ] as [number, number][][],
        },
      ],
    };
    expect(roadWay(at(0, 0), at(10, 0), square)).toEqual([at(0, 0), at(10, 0)]);
    expect(roadWay(at(0, 0), at(10, 0), square, [], [at(5, 0.3)])).toEqual([at(0, 0), at(0, 5), at(10, 5), at(10, 0)]);
    expect(roadWay(at(0, 0), at(10, 0), square, [], [at(5, 0), at(5, 5)])).toBeNull();
  });
  it('leads nowhere on a map without roads', () => expect(roadWay(at(0, 0), at(1, 1), { features: [] })).toBeNull());
  it('knows what of a way lies further than a kilometre off any road', () => {
    expect(kmOffRoad([at(0, 10), at(10, 10)], map)).toBe(0);
    expect(kmOffRoad([at(0, 5), at(10, 5)], map)).toBeCloseTo(10, 6);
  });
});
