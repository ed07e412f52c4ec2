import { expect, it } from 'vitest';
import type { MapFeature } from '@/lib/scenario/types';
import { nearestWater } from './nearest-water';

const features: MapFeature[] = [
  {
    layer: 'river',
    name: 'Waal',
    isMajor: true,
    lines: [
      [
        [0, 10],
        [20, 10],
      ],
    ],
  },
  {
    layer: 'canal',
    name: 'Cut',
    lines: [
      [
        [0, 11],
        [20, 11],
      ],
    ],
  },
  {
    layer: 'road',
    name: 'Road',
    lines: [
      [
        [0, 10.5],
        [20, 10.5],
      ],
    ],
  },
];

it('§6 River Crossing: the nearest river or canal, within reach, and no road', () => {
  expect(nearestWater({ x: 5, y: 10.2 }, { features }, 0.5)).toMatchObject({ name: 'Waal', isMajor: true });
  expect(nearestWater({ x: 5, y: 10.7 }, { features }, 0.5)).toMatchObject({ name: 'Cut', isMajor: false });
  expect(nearestWater({ x: 5, y: 11.6 }, { features }, 0.5)).toBeNull();
  expect(nearestWater({ x: 20.4, y: 11.2 }, { features }, 0.5)!.km).toBeCloseTo(0.447, 3);
});

it('the one that is named goes before a nearer one', () => {
  expect(nearestWater({ x: 5, y: 10.8 }, { features }, 1.5, 'Waal')).toMatchObject({ name: 'Waal' });
  expect(nearestWater({ x: 5, y: 10.8 }, { features }, 1.5, 'Maas')).toMatchObject({ name: 'Cut' });
});
