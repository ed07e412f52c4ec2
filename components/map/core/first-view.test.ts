import { describe, expect, it } from 'vitest';
import { firstView } from './first-view';
import { placeUnder } from './projection';

/** A tall sheet, 90 by 117 km. */
const frame = { minX: 15, minY: -14, maxX: 105, maxY: 103 };
const corners = (view: ReturnType<typeof firstView>) => [
  placeUnder(view, { x: 0, y: view.height }),
  placeUnder(view, { x: view.width, y: 0 }),
];

describe('the first look at a map', () => {
  it('shows what was asked for, in both directions', () => {
    const look = { centre: { x: 60, y: 50 }, kmAcross: 20, kmUp: 40 };
    expect(corners(firstView(look, frame, 1000, 500))).toEqual([
      { x: 20, y: 30 },
      { x: 100, y: 70 },
    ]);
  });

  it('fills the window where a tall sheet lies in a wide one, and shows nothing beyond the frame', () => {
    const look = { centre: { x: 50, y: 90 }, kmAcross: 90, kmUp: 117, fills: true as const };
    expect(corners(firstView(look, frame, 900, 500))).toEqual([
      { x: 15, y: 53 },
      { x: 105, y: 103 },
    ]);
  });

  it('fills a tall window with a part of the sheet', () => {
    const look = { centre: { x: 20, y: 40 }, kmAcross: 200, fills: true as const };
    const [low, high] = corners(firstView(look, frame, 450, 1170));
    expect([low, high]).toEqual([
      { x: 15, y: -14 },
      { x: 60, y: 103 },
    ]);
  });
});
