import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapFeature } from '@/lib/scenario/types';
import { crossingsChanged } from './crossings-used';

/** A canal along km 10 north with a bridge at km 5 and one at km 15 east; one at km 25 is blown. */
const map: { features: MapFeature[] } = {
  features: [
    {
      layer: 'canal',
      name: 'Wilhelmina Canal',
      lines: [
        [
          [0, 10],
          [30, 10],
        ],
      ],
    },
  ],
};
const crossings = [
  { id: 'west', x: 5, y: 10, state: 'safe' as const },
  { id: 'east', x: 15, y: 10, state: 'tested' as const },
  { id: 'blown', x: 25, y: 10, state: 'blown' as const },
];
const changed = (before: [number, number][], after: [number, number][]) =>
  crossingsChanged(before, after, crossings, map);

describe('§7: what a change of a way means for the crossings', () => {
  it('over a bridge it has come; told again beside it, it has not gone over', () => {
    expect(
      changed(
        [],
        [
          [5, 8],
          [5, 12],
        ],
      ),
    ).toEqual({ came: ['west'], went: [] });
    expect(
      changed(
        [
          [5, 8],
          [5, 12],
        ],
        [
          [5, 8],
          [15, 8],
          [15, 12],
        ],
      ),
    ).toEqual({ came: ['east'], went: ['west'] });
    expect(
      changed(
        [
          [5, 8],
          [5, 12],
        ],
        [],
      ),
    ).toEqual({ came: [], went: ['west'] });
  });
  it('neither over a blown bridge nor far from any, nor where a leg only cuts across a bend', () => {
    expect(
      changed(
        [],
        [
          [25, 8],
          [25, 12],
        ],
      ),
    ).toEqual({ came: [], went: [] });
    expect(
      changed(
        [],
        [
          [10, 8],
          [10, 12],
        ],
      ),
    ).toEqual({ came: [], went: [] });
  });

  const place = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom(4, 7, 13, 16));
  const way = fc.array(place, { maxLength: 4 });
  it('after any changes of a way the passages are those of the way as it stands, whichever desk changed it', () => {
    fc.assert(
      fc.property(fc.array(way, { minLength: 1, maxLength: 6 }), (ways) => {
        const passed = new Set<string>();
        let before: [number, number][] = [];
        for (const after of ways) {
          const { came, went } = changed(before, after);
          for (const id of went) expect(passed.delete(id)).toBe(true);
          for (const id of came) {
            expect(passed.has(id)).toBe(false);
            passed.add(id);
          }
          before = after;
        }
        expect([...passed].sort()).toEqual(changed([], before).came.sort());
      }),
      { numRuns: 500 },
    );
  });
});
