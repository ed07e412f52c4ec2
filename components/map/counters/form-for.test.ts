import { describe, expect, it } from 'vitest';
import { elbowRoom, formFor } from './form-for';

/** Seven places in a row, `apart` px from one to the next. */
const row = (apart: number) => Array.from({ length: 7 }, (_, i) => ({ x: 400 + i * apart, y: 300 }));

describe('how large counters are drawn', () => {
  it('hangs on how far off the sixth neighbour is, for six counters in ten', () => {
    // From the ends of the row the sixth lies 6 steps away, then 5, then 4, from the middle 3: 3 4 4 5 5 6 6.
    // Six in ten of seven are the first five.
    expect(elbowRoom(row(10))).toBe(50);
  });

  it('is full among so few that none has a sixth neighbour', () =>
    expect(formFor(row(1).slice(1))).toMatchObject({ width: 64, height: 46 }));

  it('grows as one comes nearer: with their names, then with everything on them', () => {
    // Five steps of room: 15, 95 and 100 px.
    expect([3, 19, 20].map((apart) => [formFor(row(apart)).width, formFor(row(apart)).height])).toEqual([
      [52, 25],
      [52, 25],
      [64, 46],
    ]);
  });

  it('is never less than a finger needs, 24 px', () => {
    for (const apart of [0, 3, 20])
      expect(Math.min(formFor(row(apart)).width, formFor(row(apart)).height)).toBeGreaterThanOrEqual(24);
  });
});
