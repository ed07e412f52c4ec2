import { describe, expect, it } from 'vitest';
import type { MapData } from '@/lib/scenario/types';
import { type LegCase, measureLeg } from './measure-move';

/** Open ground with a canal at km 15 north. */
const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 60, maxY: 40 },
  features: [
    {
      layer: 'canal',
      name: 'Zuid Canal',
      lines: [
        [
          [0, 15],
          [60, 15],
        ],
      ],
    },
  ],
};
const at = (x: number, y: number) => ({ x, y });

describe('a move by way-points and over water (§6)', () => {
  const move = (more: Partial<LegCase>) =>
    measureLeg({
      from: at(10, 12),
      to: at(10, 18),
      mover: 'foot',
      mode: 'tactical',
      daypart: 'morning',
      weather: 'fair',
      kmBefore: 0,
      shareBefore: 0,
      map,
      crossings: [],
      rulebook: 'literal2011',
      ...more,
    } as LegCase);
  const bars = (more: Partial<LegCase>) => move(more).advice.filter((one) => one.bars);
  it('adds up its legs', () =>
    expect(move({ to: at(13, 12), via: [at(13, 14)] }).km).toBeCloseTo(Math.hypot(3, 2) + 2, 3));
  it('OC-105: on foot over a canal at half the turn, others not at all', () => {
    expect(move({}).turnShareMoved).toBeCloseTo(6 / 15 + 0.5, 4);
    expect(bars({})).toEqual([]);
    expect(bars({ mover: 'tank' })).toMatchObject([{ code: 'noBridge' }]);
  });
  it('a blown bridge is named', () => {
    const crossings = [{ x: 10, y: 15, state: 'blown' as const, name: 'Lock 7' }];
    expect(bars({ mover: 'tank', crossings })[0]!.message).toBe('Lock 7 is blown: no way over the Zuid Canal.');
    expect(bars({ mover: 'tank', crossings: [{ ...crossings[0]!, state: 'safe' }] })).toEqual([]);
  });
  it('OC-103: every cause halves, bad weather once however often it is said', () => {
    expect(move({ to: at(10, 13), slowedBy: ['under fire', 'traffic jams'] }).maxKm).toBeCloseTo(3.75, 2);
    expect(move({ to: at(10, 13), weather: 'bad', slowedBy: ['bad weather'] }).maxKm).toBeCloseTo(7.5, 2);
  });
});
