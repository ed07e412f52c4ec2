import { describe, expect, it } from 'vitest';
import type { MapData } from '../core/map-data';
import { projectionAt } from '../core/projection';
import type { Item } from '../labels/item';
import { gathered } from './gather';
import { namedForm } from './stack-form';

/** A river from west to east through y = 0. */
const river: MapData = {
  title: 'A river',
  credit: '',
  frame: { minX: -50, minY: -50, maxX: 50, maxY: 50 },
  features: [
    {
      layer: 'river',
      name: 'Rijn',
      lines: [
        [
          [-50, 0],
          [50, 0],
        ],
      ],
    },
  ],
};

const at = projectionAt(10);

/** Counters named by their formation: the first of each is its headquarters. */
const of = (formation: string, count: number, x: number, y: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${formation} ${i}`,
    kind: 'counter',
    at: at.toScreen({ x: x + (i % 5) / 10, y: y + Math.floor(i / 5) / 10 }),
    symbol: namedForm,
  }));

const belongs = (id: string) => {
  const [formation, number] = id.split(' ');
  return { rank: Number(number) === 0 ? 0 : 1, within: [formation!, formation!.slice(0, 1), 'allied'] };
};

const seen = (items: readonly Item[], sheet: MapData | null = null) =>
  gathered(items, belongs, { form: namedForm, crowdedFrom: 1 }, sheet, at)
    .map(({ id, gathered: others = [] }) => `${id} and ${others.length}`)
    .sort();

describe('counters at a scale', () => {
  it('stay by themselves while there is room about them', () => {
    expect(seen(of('AB', 4, 10, 10))).toEqual(['AB 0 and 0', 'AB 1 and 0', 'AB 2 and 0', 'AB 3 and 0']);
  });

  it('of a crowd are seen as their formations, each where its headquarters is', () => {
    expect(seen([...of('AB', 20, 10, 10), ...of('CD', 15, 11, 10)])).toEqual(['AB 0 and 19', 'CD 0 and 14']);
  });

  it('on two banks of a river are seen on each', () => {
    const both = [
      ...of('AB', 20, 10, 0.5),
      ...of('AB', 15, 10, -3).map((one) => ({ ...one, id: one.id.replace(' ', ' 0') })),
    ];
    expect(seen(both, null)).toEqual(['AB 0 and 34']);
    expect(seen(both, river)).toEqual(['AB 0 and 19', 'AB 00 and 14']);
  });

  it('of too many formations are seen as their corps, where the northernmost headquarters is', () => {
    const formations = Array.from({ length: 40 }, (_, i) =>
      of(`A${i}`, 2, 10 + (i % 8) / 10, 10 - Math.floor(i / 8) / 10),
    );
    expect(seen(formations.flat())).toEqual(['A0 0 and 79']);
  });

  it('are gathered alike in whatever order they come', () => {
    const items = [...of('AB', 20, 10, 10), ...of('CD', 15, 11, 10), ...of('CE', 9, 11, 11)];
    expect(seen([...items].reverse())).toEqual(seen(items));
  });
});
