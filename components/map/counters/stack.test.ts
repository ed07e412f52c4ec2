import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap } from '../core/projection';
import { counterForm, dealOut, layOut, type StackGroup, type StackItem } from './stack';

const at = (id: string, x: number, y: number, band = 'allied'): StackItem => ({ id, x, y, band });
const only = (groups: StackGroup[]): StackGroup => {
  expect(groups).toHaveLength(1);
  return groups[0]!;
};
const counters = (groups: StackGroup[]) =>
  groups.flatMap((group) =>
    (group.isPile ? group.slots.slice(0, 1) : group.slots).map(({ x, y }) => ({ x, y, width: 64, height: 46 })),
  );

describe('counters on the screen', () => {
  it('lie on their place while there is room', () => {
    const group = only(layOut([at('2-para', 500, 300)]));
    expect(group.slots).toEqual([{ id: '2-para', x: 468, y: 277 }]);
    expect(group.leaders).toEqual([]);
  });

  it('of one place stand side by side, with one leader and one pin', () => {
    const group = only(layOut([at('a', 500, 300), at('b', 500, 300), at('c', 500, 300)]));
    expect(group.slots.map(({ x }) => x - group.box.x)).toEqual([0, 66, 132]);
    expect(group.pins).toEqual([{ x: 500, y: 300 }]);
    expect(group.leaders.map(({ from }) => from)).toEqual([{ x: 500, y: 300 }]);
  });

  it('of one place take a second row after four', () => {
    const group = only(layOut(['a', 'b', 'c', 'd', 'e'].map((id) => at(id, 0, 0))));
    expect(group.slots[4]).toEqual({ id: 'e', x: group.box.x, y: group.box.y + 48 });
  });

  it('of two sides at one place are not mixed', () => {
    const groups = layOut([at('a', 0, 0), at('g', 0, 0, 'german'), at('b', 0, 0)]);
    expect(groups.map((group) => group.slots.map(({ id }) => id))).toEqual([['a', 'b'], ['g']]);
  });

  it('are piled up above eight, and the pile can be dealt out', () => {
    const ids = Array.from({ length: 9 }, (_, i) => `u${i}`);
    const pile = only(layOut(ids.map((id) => at(id, 300, 300))));
    expect(pile.isPile).toBe(true);
    const dealt = dealOut(pile);
    expect(dealt.isPile).toBe(false);
    expect(dealt.slots.map(({ id }) => id)).toEqual(ids);
    expect(new Set(dealt.slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
  });

  it('of a pile are dealt out inside the window', () => {
    const pile = only(layOut(Array.from({ length: 12 }, (_, i) => at(`u${i}`, 5, 5))));
    const { box } = dealOut(pile, counterForm, { x: 0, y: 0, width: 900, height: 600 });
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
  });

  it('without any room go onto the pile of their neighbour', () => {
    const items = Array.from({ length: 120 }, (_, i) => at(`u${i}`, (i % 12) * 24, Math.floor(i / 12) * 24));
    const groups = layOut(items);
    expect(groups.flatMap(({ slots }) => slots.map(({ id }) => id)).sort()).toEqual(items.map(({ id }) => id).sort());
    expect(groups.some(({ isPile, slots }) => isPile && slots.length > 1)).toBe(true);
  });

  it('never cover each other where there is room, and a moved one has a leader to its place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 1000 }), fc.boolean()), {
          minLength: 1,
          maxLength: 40,
        }),
        (places) => {
          const items = places.map(([x, y, isGerman], i) => at(`u${i}`, x, y, isGerman ? 'german' : 'allied'));
          const groups = layOut(items);
          expect(groups.flatMap(({ slots }) => slots.map(({ id }) => id)).sort()).toEqual(
            items.map(({ id }) => id).sort(),
          );
          const boxes = counters(groups);
          boxes.forEach((a, i) => {
            for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false);
          });
          for (const group of groups) {
            const isOnPlace = group.pins.some((pin) => overlap(group.box, { ...pin, width: 0, height: 0 }, 1e-6));
            if (!isOnPlace) expect(group.leaders).toHaveLength(1);
          }
        },
      ),
      { numRuns: 60, seed: 17091944 },
    );
  });

  it('lie the same in whatever order they come', () => {
    const items = Array.from({ length: 30 }, (_, i) => at(`u${i}`, (i * 37) % 300, (i * 91) % 200));
    expect(layOut([...items].reverse())).toEqual(layOut(items));
  });
});
