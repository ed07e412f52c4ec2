import { describe, expect, test } from 'vitest';
import {
  countersOn,
  inPieces,
  mmPerKm,
  onPages,
  pageAround,
  pagesOf,
  scaleThatFits,
  sizeOf,
  windowOf,
} from './page-layout';

const a3 = { name: 'A3', isLandscape: true } as const;
const a4 = { name: 'A4', isLandscape: false } as const;

describe('paper', () => {
  test('a sheet turned on its side is as wide as it was high', () => {
    expect(sizeOf(a4)).toEqual({ width: 210, height: 297 });
    expect(sizeOf(a3)).toEqual({ width: 420, height: 297 });
    expect(windowOf(a3)).toEqual({ width: 404, height: 265 });
  });

  test('a kilometre is a centimetre at 1:100,000 and two at 1:50,000', () => {
    expect(mmPerKm(100_000)).toBe(10);
    expect(mmPerKm(50_000)).toBe(20);
    expect(mmPerKm(250_000)).toBe(4);
  });
});

describe('sheets of a map', () => {
  test('ground that fits is one sheet, in its middle', () => {
    expect(pagesOf({ minX: 10, maxX: 30, minY: 0, maxY: 20 }, a3, 100_000)).toEqual([
      { name: 'A1', minX: -0.1999999999999993, maxX: 40.2, minY: -3.25, maxY: 23.25 },
    ]);
  });

  test('80 by 50 km at 1:100,000 on A3 are two rows of two, joined edge to edge, from the north-west', () => {
    const pages = pagesOf({ minX: 0, maxX: 80, minY: 0, maxY: 50 }, a3, 100_000);
    if (!Array.isArray(pages)) throw new Error('too many');
    expect(pages.map(({ name }) => name)).toEqual(['A1', 'A2', 'B1', 'B2']);
    const [a1, a2, b1] = pages;
    expect(a1!.maxX).toBeCloseTo(a2!.minX, 9);
    expect(a1!.minY).toBeCloseTo(b1!.maxY, 9);
    expect(a1!.maxX - a1!.minX).toBeCloseTo(40.4, 9);
    expect(a1!.maxY - a1!.minY).toBeCloseTo(26.5, 9);
    expect(a1!.minX).toBeCloseTo(-0.4, 9);
    expect(a1!.maxY).toBeCloseTo(51.5, 9);
  });

  test('more than sixty are counted, not made', () => {
    expect(pagesOf({ minX: 0, maxX: 80, minY: 0, maxY: 100 }, a4, 25_000)).toEqual({ tooMany: 17 * 16 });
  });

  test('92 by 115 km go on one A3 upright at 1:400,000, and a battle of 20 by 25 km at 1:100,000', () => {
    const upright = { name: 'A3', isLandscape: false } as const;
    expect(scaleThatFits({ minX: 0, maxX: 92, minY: 0, maxY: 115 }, upright)).toBe(400_000);
    expect(scaleThatFits({ minX: 0, maxX: 20, minY: 0, maxY: 25 }, upright)).toBe(100_000);
    expect(scaleThatFits({ minX: 0, maxX: 900, minY: 0, maxY: 900 }, upright)).toBe(400_000);
  });

  test('a place lies in the middle of its sheet', () => {
    const { minX, maxX, minY, maxY } = pageAround({ x: 74, y: 78 }, a3, 50_000);
    expect((minX + maxX) / 2).toBeCloseTo(74, 9);
    expect((minY + maxY) / 2).toBeCloseTo(78, 9);
    expect(maxX - minX).toBeCloseTo(20.2, 9);
  });
});

describe('sheets of counters', () => {
  test('counters of 20 mm: nine across A4, and as many rows as there is room', () => {
    const { columns, rows, height } = countersOn(a4, 20, 0.75);
    expect(height).toBe(15);
    expect(columns).toBe(9);
    expect(rows).toBe(17);
  });

  test('things are parted where the next one no longer fits, and one that never fits stands alone', () => {
    expect(onPages([40, 50, 20, 90, 200, 10], (mm) => mm, 100)).toEqual([[40, 50], [20], [90], [200], [10]]);
    expect(onPages([], (mm: number) => mm, 100)).toEqual([]);
  });

  test('a list is cut into pieces, the last one shorter', () => {
    expect(inPieces([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inPieces([], 4)).toEqual([]);
  });
});
