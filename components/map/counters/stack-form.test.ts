import { describe, expect, it } from 'vitest';
import { type Box, overlap } from '../core/projection';
import { dealOut, layOut, layOutCrowd, type StackGroup, type StackItem } from './stack';
import { counterForm, elbowRoom, formFor } from './stack-form';

/** Seven places in a row, `apart` px from one to the next. */
const row = (apart: number): StackItem[] =>
  Array.from({ length: 7 }, (_, i) => ({ id: `u${i}`, band: 'allied', x: 400 + i * apart, y: 300 }));
const afar = formFor(row(4));
const at = (id: string, x: number, y: number, band = 'allied'): StackItem => ({ id, x, y, band });
const ids = (group: StackGroup) => group.slots.map(({ id }) => id);

describe('how large counters are drawn', () => {
  it('hangs on how far off the sixth neighbour is, for six counters in ten', () => {
    // From the ends of the row the sixth lies 6 steps away, then 5, then 4, from the middle 3: 3 4 4 5 5 6 6.
    // Six in ten of seven are the first five.
    expect(elbowRoom(row(10))).toBe(50);
  });

  it('is full among so few that none has a sixth neighbour', () =>
    expect(formFor(row(1).slice(1))).toMatchObject({ width: 64, height: 46 }));

  it('grows as one comes nearer: piles of any two, of three, of five, then full counters', () => {
    const drawn = (apart: number) => {
      const { width, height, pileAbove } = formFor(row(apart));
      return [width, height, pileAbove];
    };
    // Five steps of room: 15, 20, 35 and 70 px.
    expect([3, 4, 7, 14].map(drawn)).toEqual([
      [36, 26, 1],
      [36, 26, 2],
      [36, 26, 4],
      [64, 46, 4],
    ]);
  });

  it('is never less than a finger needs, 24 px', () => {
    for (const apart of [0, 3, 4, 7, 14])
      expect(Math.min(formFor(row(apart)).width, formFor(row(apart)).height)).toBeGreaterThanOrEqual(24);
  });
});

describe('counters seen from afar', () => {
  it('lie over their place, two of one place side by side, without a leader', () => {
    const [group] = layOut([at('a', 500, 300), at('b', 500, 300)], afar);
    // Two of 36 px and 2 px between them: 74 px around x = 500; 26 px around y = 300.
    expect(group).toMatchObject({
      isPile: false,
      box: { x: 463, y: 287, width: 74, height: 26 },
      slots: [
        { id: 'a', x: 463, y: 287 },
        { id: 'b', x: 501, y: 287 },
      ],
      leaders: [],
    });
  });

  it('are a pile on their place from three on, though 20 px lie between the first and the last', () => {
    const groups = layOut([at('a', 500, 300), at('b', 510, 300), at('c', 520, 300)], afar);
    expect(groups.map(ids)).toEqual([['a', 'b', 'c']]);
    // Counter and edges, 42 by 32 px, around 510, 300.
    expect(groups[0]).toMatchObject({ isPile: true, box: { x: 489, y: 284, width: 42, height: 32 }, leaders: [] });
  });

  it('of two sides at one place lie next to each other, each in its own pile', () => {
    const groups = layOut(
      ['a', 'b', 'c', 'g', 'h', 'i'].map((id) => at(id, 500, 300, id < 'd' ? 'allied' : 'german')),
      afar,
    );
    expect(groups.map(ids)).toEqual([
      ['a', 'b', 'c'],
      ['g', 'h', 'i'],
    ]);
    expect(overlap(groups[0]!.box, groups[1]!.box)).toBe(false);
  });

  it('never lie beyond the edge of the sheet, whoever is in the way', () => {
    // A sheet of 10 by 10 km at 60 px per km; twelve places in its lower right corner.
    const places = Array.from({ length: 12 }, (_, i) => ({
      id: `u${i}`,
      band: i % 2 ? 'allied' : 'german',
      x: 10 - (i % 4) * 0.3,
      y: Math.floor(i / 4) * 0.3,
    }));
    const toScreen = ({ x, y }: { x: number; y: number }) => ({ x: x * 60, y: -y * 60 });
    const frame = { minX: 0, minY: 0, maxX: 10, maxY: 10 };
    const groups = layOutCrowd(places, { scale: 60, toScreen }, frame);
    expect(groups.flatMap(ids).sort()).toEqual(places.map(({ id }) => id).sort());
    for (const { box } of groups) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(600);
      expect(box.y).toBeGreaterThanOrEqual(-600);
      expect(box.y + box.height).toBeLessThanOrEqual(0);
    }
  });

  it('of one place at the edge are drawn inward, and keep their leader only when they leave their place', () => {
    const within: Box = { x: 0, y: 0, width: 600, height: 400 };
    const [edge] = layOut([at('a', 2, 200)], afar, [], within);
    expect(edge).toMatchObject({ box: { x: 0, y: 187, width: 36, height: 26 }, leaders: [] });
  });

  it('lie no further off than twice their reach, however many there are', () => {
    const items = Array.from({ length: 120 }, (_, i) =>
      at(`u${i}`, 300 + ((i * 37) % 400), 300 + ((i * 91) % 300), i % 2 ? 'allied' : 'german'),
    );
    for (const { leaders } of layOut(items, afar))
      for (const { from, to } of leaders)
        expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeLessThanOrEqual(2 * afar.reach);
  });
});

describe('a pile of small counters', () => {
  it('is dealt out as full counters, in as many rows as a narrow window needs', () => {
    const pile = layOut(
      Array.from({ length: 30 }, (_, i) => at(`u${i < 10 ? `0${i}` : i}`, 200, 400)),
      afar,
    )[0]!;
    // 358 px hold five of 64 px with 2 px between them: 328 px wide; thirty are six rows of 46 px: 286 px.
    const { box, form } = dealOut(pile, counterForm, { x: 16, y: 16, width: 358, height: 600 });
    expect(form).toBe(counterForm);
    expect(box).toMatchObject({ width: 328, height: 286 });
    expect(box.x).toBeGreaterThanOrEqual(16);
    expect(box.x + box.width).toBeLessThanOrEqual(374);
  });
});
