import { describe, expect, it } from 'vitest';
import { projectionAt } from '../core/projection';
import type { Item } from '../labels/item';
import { layOut } from '../labels/labeller';
import { dealOut, stacksOf } from './stack';
import { counterForm, namedForm } from './stack-form';

const at = (id: string, x: number, y: number, rank = 0, band = 'allied'): Item => ({
  id,
  kind: 'counter',
  at: { x, y },
  rank,
  band,
  words: [],
  symbol: { width: namedForm.width, height: namedForm.height },
});
const stacks = (items: readonly Item[], scale = 14) =>
  stacksOf(layOut(null, items, projectionAt(scale)), 'counter', namedForm);

describe('counters on the screen', () => {
  it('lie on their place while there is room', () => {
    // 52 by 25 px around 500, 300.
    expect(stacks([at('2-para', 500, 300)])).toEqual([
      {
        key: '2-para',
        form: namedForm,
        slots: [{ id: '2-para', x: 474, y: 287.5 }],
        isPile: false,
        box: { x: 474, y: 287.5, width: 52, height: 25 },
        tab: null,
        leaders: [],
      },
    ]);
  });

  it('of one place lie about it, each with its name, each moved one with a leader', () => {
    const groups = stacks(['a', 'b', 'c', 'd'].map((id) => at(id, 500, 300)));
    expect(groups.map(({ isPile }) => isPile)).toEqual([false, false, false, false]);
    for (const { box, leaders } of groups) {
      const isOver = box.x <= 500 && box.x + 52 >= 500 && box.y <= 300 && box.y + 25 >= 300;
      expect(leaders.map(({ from }) => from)).toEqual(isOver ? [] : [{ x: 500, y: 300 }]);
    }
  });

  it('without room go beneath the nearest of their side, the strongest on top, the count outside', () => {
    const groups = stacks(Array.from({ length: 40 }, (_, i) => at(`u${i}`, 500, 300, i, i % 2 ? 'german' : 'allied')));
    expect(groups.flatMap(({ slots }) => slots)).toHaveLength(40);
    expect(groups.some(({ isPile }) => isPile)).toBe(true);
    for (const { slots } of groups) {
      const ranks = slots.map(({ id }) => Number(id.slice(1)));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      expect(new Set(ranks.map((rank) => rank % 2)).size).toBe(1);
    }
  });
});

describe('a pile', () => {
  it('is dealt out as full counters, in as many rows as a narrow window needs', () => {
    const pile = {
      key: 'u0',
      form: namedForm,
      isPile: true,
      tab: null,
      leaders: [],
      box: { x: 174, y: 387, width: 52, height: 25 },
      slots: Array.from({ length: 30 }, (_, i) => ({ id: `u${i}`, x: 174, y: 387 })),
    };
    // 358 px hold five of 64 px with 2 px between them: 328 px wide; thirty are six rows of 46 px: 286 px.
    const { box, form, slots } = dealOut(pile, counterForm, {
      placeOf: () => undefined,
      keepIn: { x: 16, y: 16, width: 358, height: 600 },
    });
    expect(form).toBe(counterForm);
    expect(box).toMatchObject({ width: 328, height: 286 });
    expect(box.x).toBeGreaterThanOrEqual(16);
    expect(box.x + box.width).toBeLessThanOrEqual(374);
    expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
  });
});
