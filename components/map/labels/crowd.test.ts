import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbours } from './crowd';

describe('the nearest of many', () => {
  it('is the one that looking at all of them finds, of two as near the one added first', () => {
    const point = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 60 }), point, (points, from) => {
        const those = neighbours<number>();
        points.forEach((at, i) => {
          those.add(at, i);
        });
        const away = points.map(({ x, y }) => Math.hypot(x - from.x, y - from.y));
        expect(those.nearest(from)).toBe(away.indexOf(Math.min(...away)));
      }),
      { numRuns: 200, seed: 18071944 },
    );
  });

  it('is null while there is none', () => expect(neighbours<number>().nearest({ x: 0, y: 0 })).toBeNull());
});
