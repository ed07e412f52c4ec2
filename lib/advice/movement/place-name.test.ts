import { expect, it } from 'vitest';
import type { MapData } from '@/lib/scenario/types';
import { nameOfPlace, placeInWords } from './place-name';

const map = {
  features: [
    { layer: 'town', name: 'Maleme', point: [40, 40] },
    { layer: 'road', name: 'N1', point: [36, 36] },
  ],
} as unknown as MapData;

it('a fight is named after the nearest place of the map: by its name within 3 km, else by the way it lies from it', () => {
  expect(placeInWords({ x: 40, y: 37 }, map)).toBe('Maleme');
  expect(placeInWords({ x: 36, y: 36 }, map)).toBe('south-west of Maleme');
  expect(placeInWords({ x: 40, y: 90 }, map)).toBe('north of Maleme');
  expect(placeInWords({ x: 36, y: 36 }, { features: [] } as unknown as MapData)).toBeNull();
  expect(nameOfPlace({ x: 36, y: 36 }, map)).toBeNull();
});
