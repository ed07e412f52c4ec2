import { describe, expect, it } from 'vitest';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { PlanLine } from './plan';
import { contact, counter, desk } from './testing/desk';
import { writeTurn } from './write-turn';

const map = {
  frame: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
  features: [{ layer: 'town', name: 'Son', point: [52, 50] as const }],
};
const plan: PlanLine[] = [
  { fromTurn: 1, toTurn: 9, task: 'take', place: 'Son', axis: [], units: [], isLastStand: false },
];
const corps: Pick<PlayerDesk, 'command' | 'links'> = {
  command: { higher: { name: 'XXX Corps', returns: 'none' as never }, under: [] },
  links: [
    { id: 'up', toName: 'XXX Corps', means: 'wireless' },
    { id: 'side', toName: '43 Division', means: 'telephone' },
  ],
};
/** The messages of a staff with these things on its desk, by sixty seeds. */
const said = (given: Partial<PlayerDesk>) =>
  Array.from({ length: 60 }, (_, seed) =>
    writeTurn(desk({ counters: [counter({ id: '1' })], ...corps, ...given }), map, { plan, temper: 'steady', seed }),
  ).map(({ messages }) => messages);
const upward = (given: Partial<PlayerDesk>) =>
  said(given).map((messages) => messages.filter(({ linkId }) => linkId !== null));

describe('a staff reports to the HQ above it', () => {
  it('by its own line, in about two of three turns, once', () => {
    const all = upward({});
    expect(new Set(all.flat().map(({ linkId }) => linkId))).toEqual(new Set(['up']));
    const counts = all.map(({ length }) => length);
    expect(Math.max(...counts)).toBe(1);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(30);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(8);
  });
  it('what it does, and where the enemy is by what it was told', () => {
    const texts = upward({ contacts: [contact({ x: 52.5, y: 50, label: 'about three battalions' })] })
      .flat()
      .map(({ text }) => text);
    for (const text of texts) {
      expect(text).toMatch(/525 500/);
      expect(text).toMatch(/ 3 b/);
      expect(text).not.toMatch(/[{}]/);
    }
    expect(new Set(texts).size).toBeGreaterThan(8);
  });
  it('that it has seen nobody, where nobody was reported', () => {
    for (const { text } of upward({}).flat()) expect(text).toMatch(/Nobody|contact|no enemy|no en/i);
  });
  it('not where there is no HQ above, or no way through to it', () => {
    expect(upward({ command: { higher: null, under: [] } }).flat()).toEqual([]);
    expect(upward({ links: [{ id: 'up', toName: 'XXX Corps', means: 'none' }] }).flat()).toEqual([]);
    expect(upward({ links: [] }).flat()).toEqual([]);
  });
});

it('the same desk and staff write the same messages', () => {
  expect(said({})).toEqual(said({}));
});
