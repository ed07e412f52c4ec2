import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bandName, bandOf, readEntered, whyBandsFail } from './entered';

const bands = (...pairs: [number | null, number | null][]) => pairs.map(([from, to]) => ({ from, to }));

describe('bands of a table', () => {
  it('are whole: every number once', () => {
    expect(whyBandsFail(bands([null, 2], [3, 6], [7, null]), null, null)).toBeUndefined();
    expect(whyBandsFail(bands([1, 6], [7, 8], [9, 10]), 1, 10)).toBeUndefined();
  });

  it('a hole, an overlap, a wrong end: where it is and what would be right', () => {
    expect(whyBandsFail(bands([null, 2], [4, null]), null, null)).toEqual({
      at: 1,
      field: 'from',
      message: 'Nothing is said for 3: this band begins at 3.',
    });
    expect(whyBandsFail(bands([null, 2], [2, null]), null, null)).toEqual({
      at: 1,
      field: 'from',
      message: '2 stands in two bands: this one begins at 3.',
    });
    expect(whyBandsFail(bands([1, 6], [7, 9]), 1, 10)).toEqual({
      at: 1,
      field: 'to',
      message: 'The last band ends at 10.',
    });
    expect(whyBandsFail(bands([0, null]), null, null)?.message).toBe(
      'The first band begins without an end: leave “from” empty.',
    );
    expect(whyBandsFail(bands([null, null], [3, null]), null, null)).toEqual({
      at: 0,
      field: 'to',
      message: 'Only the last band may be without an end: say where this one ends.',
    });
    expect(whyBandsFail(bands([1, 6], [7, 5]), 1, 10)?.message).toBe(
      'A band ends where it begins or above: 7 or more.',
    );
    expect(whyBandsFail([], 1, 10)?.message).toBe('No band is given: say at least one.');
  });

  it('are found by a number and printed', () => {
    const three = bands([null, -3], [-2, 6], [7, null]);
    expect([-9, -3, -2, 6, 7, 40].map((value) => three.indexOf(bandOf(three, value)))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(three.map(bandName)).toEqual(['≤ −3', '−2 to 6', '7+']);
    expect(bandName({ from: 4, to: 4 })).toBe('4');
  });
});

describe('what somebody enters', () => {
  it('is read, or refused at its first wrong field', () => {
    const schema = z.strictObject({ rows: z.array(z.int('A whole number.')) });
    expect(readEntered(schema, { rows: [1] })).toEqual({ ok: true, value: { rows: [1] } });
    expect(readEntered(schema, { rows: [1, 1.5] })).toEqual({
      ok: false,
      code: 'entered',
      rule: 'data',
      message: 'A whole number.',
      field: 'rows.1',
    });
  });
});
