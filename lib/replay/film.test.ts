import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FilmMaker, FilmReader, type Thing } from './film';

describe('a film', () => {
  it('holds what came, what changed and what went, and nothing that stayed as it was', () => {
    const maker = new FilmMaker();
    maker.put(0, 'unit/A', { x: 1, y: 2 });
    maker.put(1, 'unit/A', { x: 1, y: 2 });
    maker.put(2, 'unit/A', { x: 1, y: 3 });
    maker.put(3, 'unit/A', null);
    maker.put(4, 'unit/A', null);
    expect(maker.film).toEqual([
      [0, 'unit/A', { x: 1, y: 2 }],
      [2, 'unit/A', { y: 3 }],
      [3, 'unit/A', null],
    ]);
  });

  it('shows any moment, forwards and backwards', () => {
    const reader = new FilmReader([
      [0, 'unit/A', { x: 1 }],
      [2, 'unit/A', { x: 2 }],
      [2, 'unit/B', { x: 9 }],
      [5, 'unit/A', null],
    ]);
    const shown = (moment: number) => Object.fromEntries(reader.at(moment));
    expect(shown(0)).toEqual({ 'unit/A': { x: 1 } });
    expect(shown(5)).toEqual({ 'unit/B': { x: 9 } });
    expect(shown(2)).toEqual({ 'unit/A': { x: 2 }, 'unit/B': { x: 9 } });
    expect(shown(1)).toEqual({ 'unit/A': { x: 1 } });
    expect(reader.momentsOf(new Set(['unit/A']))).toEqual([0, 2, 5]);
  });

  it('shows the same wherever one jumps to, over more changes than lie between two frames that are kept', () => {
    const puts = fc.array(fc.tuple(fc.nat(30), fc.option(fc.record({ x: fc.nat(5), y: fc.nat(5) }), { freq: 8 })), {
      minLength: 700,
      maxLength: 900,
    });
    fc.assert(
      fc.property(puts, fc.array(fc.nat(899), { minLength: 20, maxLength: 20 }), (all, jumps) => {
        const maker = new FilmMaker();
        const there = new Map<string, Thing>();
        const frames = all.map(([unit, fields], moment) => {
          maker.put(moment, `unit/${unit}`, fields);
          if (fields) there.set(`unit/${unit}`, { ...there.get(`unit/${unit}`), ...fields });
          else there.delete(`unit/${unit}`);
          return Object.fromEntries(there);
        });
        const reader = new FilmReader(maker.film);
        for (const jump of jumps) {
          const moment = jump % all.length;
          expect(Object.fromEntries(reader.at(moment))).toEqual(frames[moment]);
        }
      }),
      { numRuns: 10, seed: 1944 },
    );
  });
});
