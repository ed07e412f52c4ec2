import { describe, expect, it } from 'vitest';
import { lengthKm } from '@/lib/geometry';
import { AimStore } from './aim';

describe('a distance measured on the map', () => {
  it('is the sum of its straight legs', () => {
    expect(
      lengthKm([
        { x: 70, y: 75 },
        { x: 73, y: 79 },
        { x: 73, y: 77.5 },
      ]),
    ).toBeCloseTo(6.5);
  });

  it('is nothing from one place, or from none', () => {
    expect(lengthKm([{ x: 70, y: 75 }])).toBe(0);
    expect(lengthKm([])).toBe(0);
  });

  it('tells whoever draws it of each change, until it is put away', () => {
    const store = new AimStore();
    let told = 0;
    const end = store.subscribe(() => {
      told += 1;
    });
    store.set({ points: [{ x: 1, y: 2 }] });
    store.clear();
    expect(told).toBe(2);
    expect(store.get()).toEqual({ points: [], cursor: null, by: 'pointer' });
    end();
    store.clear();
    expect(told).toBe(2);
  });
});
