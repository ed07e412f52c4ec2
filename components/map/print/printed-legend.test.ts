import { expect, it } from 'vitest';
import { legendRoom } from './printed-legend';

it('the legend of a sheet takes its lower left corner, 100 by 50 mm with its rim', () => {
  // At 1:100,000 a km is a cm, 37.7953 px; 100 mm are 377.953 px, 50 mm 188.976 px.
  const { x, y, width, height } = legendRoom({ name: 'A1', minX: 10, maxX: 29, minY: 20, maxY: 46 }, 100_000);
  expect(x).toBeCloseTo(377.953, 2);
  expect(y).toBeCloseTo(-755.906 - 188.976, 2);
  expect([width, height]).toEqual([expect.closeTo(377.953, 2), expect.closeTo(188.976, 2)]);
});
