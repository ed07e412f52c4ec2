import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundOf, pixelOf, type TiePoint, tieOf } from './map-tie';

/** 100 px a km, north up: the corner at the top left lies at 10 east, 50 north. */
const northUp = (px: number, py: number): TiePoint => ({ px, py, x: 10 + px / 100, y: 50 - py / 100 });
const fitOf = (points: TiePoint[], width = 2000, height = 1000) => {
  const reading = tieOf(points, width, height);
  if (!reading.ok) throw new Error(reading.message);
  return reading;
};
const refusalOf = (points: TiePoint[], width = 2000, height = 1000) => {
  const reading = tieOf(points, width, height);
  if (reading.ok) throw new Error('it was tied');
  return reading;
};

describe('tying a picture by two points', () => {
  test('a picture with north up: 10 m a pixel, and no turn', () => {
    const fit = fitOf([northUp(100, 100), northUp(1900, 900)]);
    expect(fit.kind).toBe('similarity');
    expect(fit.isExact).toBe(true);
    expect(fit.metresPerPixel).toBeCloseTo(10, 6);
    expect(fit.tie.a).toBeCloseTo(0.01, 9);
    expect(fit.tie.b).toBeCloseTo(0, 9);
    expect(fit.tie.c).toBeCloseTo(10, 9);
    expect(fit.tie.d).toBeCloseTo(0, 9);
    expect(fit.tie.e).toBeCloseTo(-0.01, 9);
    expect(fit.tie.f).toBeCloseTo(50, 9);
    expect(fit.rmsMetres).toBeCloseTo(0, 6);
  });

  test('a picture turned by a quarter: what points right on it points north on the ground', () => {
    const { tie } = fitOf([
      { px: 0, py: 0, x: 20, y: 40 },
      { px: 1000, py: 0, x: 20, y: 50 },
    ]);
    expect(groundOf(tie, { px: 500, py: 0 })).toEqual({ x: expect.closeTo(20, 9), y: expect.closeTo(45, 9) });
    // Down on the picture is a quarter further to the right of north: east.
    expect(groundOf(tie, { px: 0, py: 500 })).toEqual({ x: expect.closeTo(25, 9), y: expect.closeTo(40, 9) });
  });
});

describe('tying a picture by three or more', () => {
  test('a scan stretched by a tenth to the right', () => {
    const stretched = (px: number, py: number): TiePoint => ({ px, py, x: 10 + px / 110, y: 50 - py / 100 });
    const fit = fitOf([stretched(0, 0), stretched(1980, 0), stretched(0, 1000)]);
    expect(fit.kind).toBe('affine');
    expect(fit.isExact).toBe(true);
    expect(fit.tie.a).toBeCloseTo(1 / 110, 9);
    expect(fit.tie.e).toBeCloseTo(-0.01, 9);
    expect(fit.rmsMetres).toBeCloseTo(0, 6);
  });

  test('four corners of a square, one of them 400 m too far east: 100 m is left at each', () => {
    // An affine fit of a square's corners leaves a quarter of one corner's error at each of them, to and fro.
    const corners = [northUp(0, 0), northUp(1000, 0), northUp(0, 1000), northUp(1000, 1000)];
    const fit = fitOf(
      corners.map((corner, index) => (index === 3 ? { ...corner, x: corner.x + 0.4 } : corner)),
      1000,
      1000,
    );
    expect(fit.isExact).toBe(false);
    expect(fit.leftoverMetres.map(Math.round)).toEqual([100, 100, 100, 100]);
    expect(fit.rmsMetres).toBeCloseTo(100, 6);
  });

  test('pixels and ground lead into each other', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: 0.001, max: 0.05, noNaN: true }),
        fc.integer({ min: -200, max: 6200 }),
        fc.integer({ min: -200, max: 6200 }),
        (turn, kmPerPixel, px, py) => {
          const place = (at: { px: number; py: number }): TiePoint => ({
            ...at,
            x: 60 + kmPerPixel * (Math.cos(turn) * at.px + Math.sin(turn) * at.py),
            y: 40 + kmPerPixel * (Math.sin(turn) * at.px - Math.cos(turn) * at.py),
          });
          const points = [
            { px: 10, py: 20 },
            { px: 5900, py: 40 },
            { px: 200, py: 5800 },
            { px: 5500, py: 5900 },
          ].map(place);
          const fit = fitOf(points, 6000, 6000);
          expect(fit.rmsMetres).toBeLessThan(0.001);
          expect(fit.metresPerPixel).toBeCloseTo(kmPerPixel * 1000, 3);
          const there = groundOf(fit.tie, { px, py });
          expect(there.x).toBeCloseTo(place({ px, py }).x, 6);
          const back = pixelOf(fit.tie, there);
          expect(back.px).toBeCloseTo(px, 3);
          expect(back.py).toBeCloseTo(py, 3);
        },
      ),
    );
  });
});

describe('points that do not tie', () => {
  test('none, and one alone', () => {
    expect(refusalOf([]).message).toMatch(/Tie two points/);
    expect(refusalOf([northUp(100, 100)]).message).toMatch(/second one far from it/);
  });

  test('two that are nearer than a tenth of the picture', () => {
    expect(refusalOf([northUp(100, 100), northUp(250, 100)]).message).toBe(
      'The points lie too near to each other: at most 150 px apart on the picture. Take points at least 200 px apart, best in opposite corners.',
    );
    expect(tieOf([northUp(100, 100), northUp(300, 100)], 2000, 1000).ok).toBe(true);
  });

  test('three in a line, and what would be right', () => {
    const { message } = refusalOf([northUp(0, 0), northUp(600, 300), northUp(1200, 600)]);
    expect(message).toBe(
      'The 3 points lie in a line: across it the map could lie anyhow. Move one, or tie one more, to the side of that line, at least 68 px off it.',
    );
    expect(tieOf([northUp(0, 0), northUp(600, 400), northUp(1200, 600)], 2000, 1000).ok).toBe(true);
  });

  test('two at the same point, on the picture or on the ground', () => {
    expect(refusalOf([northUp(100, 100), northUp(1900, 900), northUp(104, 103)])).toMatchObject({
      point: 2,
      message: 'Points 1 and 3 are the same point of the picture. Move one of them.',
    });
    expect(refusalOf([northUp(100, 100), { ...northUp(1900, 900), x: 11, y: 49 }])).toMatchObject({
      point: 1,
      message: 'Points 1 and 2 have the same place on the ground. Give each its own reference.',
    });
  });

  test('a picture that would lie as in a mirror', () => {
    const a = northUp(0, 0);
    const b = northUp(2000, 0);
    const c = northUp(0, 1000);
    expect(refusalOf([{ ...a, x: b.x, y: b.y }, { ...b, x: a.x, y: a.y }, c]).message).toMatch(/as in a mirror/);
  });
});
