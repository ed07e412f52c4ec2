import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, overlap, projectionAt } from '../core/projection';
import { layAround } from '../counters/lay-around';
import { crowd, crowded, runs, sheet, zooms } from './crowd-for-tests';
import { type Layout, layOut } from './labeller';
import { drawn, overprints } from './overprints-for-tests';
import { around, isInside } from './room';
import { grownAbout, roomForSlips } from './slips';

/** A flag with a name on it, and a counter with everything on it, px. */
const flag = { width: 69, height: 14 };
const large = { width: 64, height: 46 };

const symbolsOf = ({ laid }: Layout): Box[] => [...laid.values()].flatMap(({ box }) => box ?? []);

/** Boxes that lie over what is drawn of a layout, but for what they are about, or over each other. */
const over = (boxes: readonly { box: Box; about: Box }[], layout: Layout): Box[] =>
  boxes.flatMap(({ box, about }, i) => {
    const others = [
      ...drawn(layout).filter((one) => !isInside(one, about)),
      ...boxes.slice(0, i).map((one) => one.box),
    ];
    return others.some((other) => overlap(box, other, -0.01)) ? [box] : [];
  });

describe.each(zooms)('what is there for a moment, at %d px per km', (scale) => {
  const at = projectionAt(scale);

  it('is a flag on every counter: none lies over anything, those without room are left out', () => {
    fc.assert(
      fc.property(crowd, (ones) => {
        const layout = layOut(sheet, crowded(ones, scale), at);
        const abouts = symbolsOf(layout);
        const places = roomForSlips(
          abouts.map((about) => ({ about, ...flag })),
          layout,
          12,
          null,
        );
        expect(
          over(
            places.flatMap((box, i) => (box ? [{ box, about: abouts[i]! }] : [])),
            layout,
          ),
        ).toEqual([]);
      }),
      { ...runs, numRuns: 3 },
    );
  });

  it('is a counter that grows: into free room alone', () => {
    fc.assert(
      fc.property(crowd, (ones) => {
        const layout = layOut(sheet, crowded(ones, scale), at);
        for (const about of symbolsOf(layout).filter(({ width, height }) => width < 64 && height < 46)) {
          const box = grownAbout({ about, ...large }, layout, null);
          if (!box) continue;
          expect(isInside(about, box)).toBe(true);
          expect(over([{ box, about }], layout)).toEqual([]);
        }
      }),
      { ...runs, numRuns: 3 },
    );
  });

  it('is an opened pile: all else keeps clear of it, and overprints nothing', () => {
    fc.assert(
      fc.property(crowd, (ones) => {
        const items = crowded(ones, scale);
        const base = layOut(sheet, items, at);
        const piles = [...base.laid.values()].filter(({ kind, folded }) => kind === 'counter' && folded.length > 0);
        for (const { id, box, folded } of piles.slice(0, 1)) {
          const tray = around({ x: box!.x, y: box!.y }, 274, 148);
          const { layout, beneath } = layAround(base, [{ ids: [id, ...folded], box: tray }], items, sheet, at);
          expect(drawn(layout).filter((one) => overlap(one, tray, -0.01))).toEqual([]);
          expect(overprints(layout)).toEqual([]);
          // Each is laid out, lies in the pile, or is counted beneath it.
          const ids = ({ laid }: Layout) => [...laid.values()].flatMap((one) => [one.id, ...one.folded]);
          const counted = [...ids(layout), id, ...folded, ...beneath];
          expect(new Set(counted)).toEqual(new Set([...ids(base), ...ids(layout)]));
          expect(counted.length).toBe(new Set(counted).size);
          // What lay clear of it lies where it lay.
          for (const was of base.laid.values()) {
            const now = layout.laid.get(was.id);
            if (was.box && now?.box && !overlap(was.box, tray, 2))
              expect([now.box.x, now.box.y]).toEqual([expect.closeTo(was.box.x, 6), expect.closeTo(was.box.y, 6)]);
          }
        }
      }),
      { ...runs, numRuns: 3 },
    );
  });
});
