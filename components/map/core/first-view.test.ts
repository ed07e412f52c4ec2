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

  it('keeps to the sheet, with a rim of 4 km, where that holds what is asked for', () => {
    const look = { centre: { x: 20, y: 90 }, kmAcross: 50, kmUp: 40, keepsToSheet: true as const };
    // 72 km across are 40 km up, pushed in from the left and from the top.
    expect(corners(firstView(look, frame, 900, 500))).toEqual([
      { x: 11, y: 67 },
      { x: 83, y: 107 },
    ]);
  });

  it('shows all that is asked for of a tall sheet in a wide window, the sheet in the middle', () => {
    const look = { centre: { x: 50, y: 45 }, kmAcross: 60, kmUp: 100, keepsToSheet: true as const };
    // 100 km up are 180 km across: 45 km of nothing on either side of the sheet.
    expect(corners(firstView(look, frame, 900, 500))).toEqual([
      { x: -30, y: -5 },
      { x: 150, y: 95 },
    ]);
  });

  it('shows no more than the whole sheet', () => {
    const look = { centre: { x: 20, y: 40 }, kmAcross: 500, keepsToSheet: true as const };
    const [low, high] = corners(firstView(look, frame, 450, 585));
    expect([low, high]).toEqual([
      { x: 15, y: -14 },
      { x: 105, y: 103 },
    ]);
  });
});
