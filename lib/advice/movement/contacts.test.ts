import { describe, expect, test } from 'vitest';
import type { MapData, MapFeature } from '@/lib/scenario/types';
import { areInContact, pairsInContact } from './contacts';

const square = (layer: MapFeature['layer'], west: number): MapFeature => ({
  layer,
  name: layer,
  rings: [
    [
      [west, 0],
      [west + 10, 0],
      [west + 10, 10],
      [west, 10],
    ],
  ],
});
const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 40, maxY: 10 },
  features: [square('closecountry', 0), square('badterrain', 10), square('fortified', 20)],
};
const stands = (x: number, y: number) => ({ isOnMap: true, isCaptured: false, x, y });

describe('§6 Passing By: 2 km in the open, 1 km in close country', () => {
  test.each([
    ['in close country', 5, false],
    ['in bocage', 15, false],
    ['in a fortified place, which is no close country', 25, true],
    ['in the open', 35, true],
  ])('1.5 km apart %s', (_, x, isContact) => {
    expect(areInContact({ x, y: 4 }, { x, y: 5.5 }, map, 'morning')).toBe(isContact);
    expect(pairsInContact([stands(x, 4)], [stands(x, 5.5)], map, 'morning')).toHaveLength(isContact ? 1 : 0);
  });
  test.each([5, 15, 25, 35])('1 km apart at %d east, by day and by night', (x) => {
    for (const daypart of ['morning', 'night'] as const)
      expect(areInContact({ x, y: 4 }, { x, y: 5 }, map, daypart)).toBe(true);
  });
});
