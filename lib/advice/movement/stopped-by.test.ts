import { expect, it } from 'vitest';
import type { MapData } from '@/lib/scenario/types';
import { stoppedBy } from './stopped-by';

const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
  features: [
    {
      layer: 'wood',
      name: '',
      rings: [
        [
          [60, 0],
          [100, 0],
          [100, 100],
          [60, 100],
          [60, 0],
        ],
      ],
    },
  ],
};

it('a unit meets the enemy at 2 km in the open, and at 1 km in woods and by night (§6 Passing By)', () => {
  const open = stoppedBy([{ x: 50, y: 50 }], map, 'morning');
  expect([47.9, 48.1, 51.9, 52.1].map((y) => open({ x: 50, y }))).toEqual([false, true, true, false]);
  const woods = stoppedBy([{ x: 80, y: 50 }], map, 'morning');
  expect([48.5, 49.1].map((y) => woods({ x: 80, y }))).toEqual([false, true]);
  const night = stoppedBy([{ x: 50, y: 50 }], map, 'night');
  expect([48.5, 49.1].map((y) => night({ x: 50, y }))).toEqual([false, true]);
});

it('by the ground that the enemy stands in, whatever ground the unit comes over (OC-134)', () => {
  const woods = stoppedBy([{ x: 60.5, y: 50 }], map, 'morning');
  expect([59, 59.6].map((x) => woods({ x, y: 50 }))).toEqual([false, true]);
  const open = stoppedBy([{ x: 59.5, y: 50 }], map, 'morning');
  expect([61.6, 61.4].map((x) => open({ x, y: 50 }))).toEqual([false, true]);
});

it('nobody stops it where no enemy stands', () => {
  expect(stoppedBy([], map, 'morning')({ x: 50, y: 50 })).toBe(false);
});
