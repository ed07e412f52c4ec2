import { describe, expect, it } from 'vitest';
import { arrowWays, nearestIn } from './nearest-in';

const here = { x: 100, y: 100 };
const to = (key: string, ...places: [x: number, y: number][]) =>
  nearestIn(
    arrowWays[key]!,
    here,
    places.map(([x, y]) => ({ x, y })),
  );

describe('the nearest in a direction', () => {
  it('is the nearest of those that lie that way', () => {
    expect(to('ArrowRight', [300, 100], [160, 110], [110, 160], [40, 100])).toBe(1);
    expect(to('ArrowLeft', [300, 100], [160, 110], [110, 160], [40, 100])).toBe(3);
    expect(to('ArrowDown', [300, 100], [160, 110], [110, 160], [40, 100])).toBe(2);
    expect(to('ArrowUp', [100, 20], [100, 60])).toBe(1);
  });

  it('lies ahead rather than to the side, however near that is', () => {
    // 20 to the right and 30 down is more down than right.
    expect(to('ArrowRight', [120, 130], [400, 100])).toBe(1);
  });

  it('is to the side where nothing lies ahead, so that every arrow leads on as long as anything lies on that side', () => {
    expect(to('ArrowRight', [120, 130], [110, 300])).toBe(0);
  });

  it('is none where nothing lies on that side', () => {
    expect(to('ArrowRight', [100, 20], [60, 100])).toBe(-1);
    expect(to('ArrowRight')).toBe(-1);
  });
});
