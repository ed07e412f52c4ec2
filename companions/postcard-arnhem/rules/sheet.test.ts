import { describe, expect, test } from 'vitest';
import { testSet } from '.';
import { cornersOf, edgeBetween, type Point, sheetOf } from './sheet';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** Of two hexes that touch: twice the distance from the middle to a side, where a corner lies 48 from the middle. */
const apart = 48 * Math.sqrt(3);

describe('the map as it is drawn', () => {
  test('all hexes that touch by the sides lie side by side, and no others', () => {
    const { centres } = sheetOf(testSet);
    const drawn: string[] = [];
    for (const [a, from] of centres)
      for (const [b, to] of centres) if (a < b && distance(from, to) < apart * 1.05) drawn.push([a, b].join(' '));
    // The road from Belgium is drawn next to A1 and C1 as well: the map says that it touches the frontier alone.
    const said = testSet.sides.map(({ between }) => [...between].sort().join(' '));
    expect(drawn.filter((pair) => !pair.includes('south')).sort()).toEqual(
      said.filter((pair) => !pair.includes('south')).sort(),
    );
    expect(distance(centres.get('south')!, centres.get('B1')!)).toBeCloseTo(apart);
  });

  test('which columns lie lower is read off the sides', () => {
    const hexes = [
      { id: 'a', column: 1, row: 1 },
      { id: 'b', column: 2, row: 2 },
      { id: 'c', column: 2, row: 1 },
    ].map((hex) => ({ ...testSet.hexes[0]!, ...hex }));
    const side = (...between: [string, string]) => ({ between, road: 'none' as const, river: false });
    // "a" touches row 1 and row 2 of the next column: its own column lies lower.
    const { centres } = sheetOf({ hexes, sides: [side('a', 'b'), side('a', 'c')] });
    expect(centres.get('a')!.y).toBeGreaterThan(centres.get('c')!.y);
    expect(centres.get('a')!.y).toBeLessThan(centres.get('b')!.y);
  });

  test('a side is an edge of both hexes: its ends are corners of each', () => {
    const { centres, width, height } = sheetOf(testSet);
    for (const { between } of testSet.sides) {
      const [a, b] = between.map((hex) => centres.get(hex)!) as [Point, Point];
      for (const end of edgeBetween(a, b))
        for (const hex of [a, b])
          expect(Math.min(...cornersOf(hex).map((corner) => distance(corner, end)))).toBeLessThan(1e-6);
    }
    for (const centre of centres.values())
      for (const { x, y } of cornersOf(centre)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6);
        expect(Math.max(x - width, y - height)).toBeLessThanOrEqual(1e-6);
      }
  });
});
