import { describe, expect, it } from 'vitest';
import type { MapData } from '@/lib/scenario/types';
import { bookSides } from '@/lib/sides';
import { type CounterToMove, measureOn } from './measure-counter';
import { moveCards } from './move-cards';
import { readCard } from './move-goal';
import { timedMove } from './order-of-moves';
import {
  type CardToMove,
  type Chosen,
  gazetteersOf,
  goalOfCard,
  isShort,
  proposeCard,
  routeOfCard,
} from './propose-card';

/** Open ground with a hamlet at 10 20 and another at 10 26; no road anywhere. */
const map: MapData = {
  title: '',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 60, maxY: 60 },
  features: [
    { layer: 'town', name: 'Heide', point: [10, 20] },
    { layer: 'town', name: 'Berg', point: [10, 26] },
  ] as MapData['features'],
};

const counter = (id: string, row: number, more: Partial<CounterToMove> & { orders?: string; action?: string } = {}) => {
  const { orders = 'To Heide.', action = 'move', ...rest } = more;
  return {
    ...{ id, name: id, shortName: id, formation: '', side: 'german', teamKey: 'kg', teamName: 'KG' },
    ...{ x: 10, y: 14, kmMoved: 0, turnShareMoved: 0, way: [], moveNote: '', slowedBy: [], version: 1 },
    ...{
      isOnMap: true,
      isCaptured: false,
      isInContact: false,
      arm: 'infantry',
      flags: [],
      mover: 'foot',
      sizePoints: 1,
    },
    order: {
      ...{ lineId: `row ${row}`, number: row, grouping: '', orders, posture: 'tact', action, isAccepted: true },
      ...{ goal: '', goalBy: null },
    },
    ...rest,
  } as unknown as CounterToMove;
};

/** The proposals of all cards of these counters, the rows in order. */
function proposed(units: readonly CounterToMove[], chosen: Chosen = {}) {
  const counters = new Map(units.map((unit) => [unit.id, unit]));
  const onMap = {
    counters: units,
    crossings: [],
    pairs: [],
    daypart: 'morning',
    weather: 'fair',
    rulebook: 'literal2011',
  };
  const measure = measureOn(onMap as never, map, ({ slowedBy }) => slowedBy);
  const ground = { mapData: map, crossings: [], counters, sides: bookSides.sides, measure };
  const names = gazetteersOf(map, [], counters);
  const cards = moveCards(units, []);
  return cards.map((card) => {
    const goal = goalOfCard(card as CardToMove, readCard(card, names[card.side]).move, chosen);
    const route = goal && routeOfCard(card as CardToMove, goal, ground);
    return {
      proposal: route && proposeCard(card as CardToMove, route, chosen, ground),
      timed: timedMove(card, route, { daypart: 'morning', cards }),
    };
  });
}

describe('the proposal of a card (§5, §6, §7)', () => {
  it('units go straight where there is no road, in a column, each as far behind as the one before is long', () => {
    const proposal = proposed([counter('a', 1), counter('b', 1, { x: 10, y: 13 })])[0]!.proposal!;
    expect(proposal).toMatchObject({
      to: { name: 'Heide' },
      way: [
        { x: 10, y: 14 },
        { x: 10, y: 20 },
      ],
      use: 'straight',
      next: null,
      mode: 'tactical',
      isAbreast: false,
      places: [
        { x: 10, y: 20, waits: false },
        { x: 10, y: 19, waits: false },
      ],
      tests: [],
    });
    expect(isShort(proposal)).toBe(false);
  });

  it('words that name no place propose nothing', () => {
    expect(proposed([counter('a', 1, { orders: 'Go forward.' })])).toEqual([{ proposal: null, timed: null }]);
  });

  it('they come as far as the enemy whom they meet, and no further without a reason', () => {
    const enemy = { ...counter('x', 2, { y: 19 }), side: 'allied', order: null } as CounterToMove;
    const proposal = proposed([counter('a', 1, { orders: 'To Berg.' }), enemy])[0]!.proposal!;
    expect(isShort(proposal)).toBe(true);
    // §6: by day in the open, two kilometres from the enemy at 10 19.
    expect(proposal.legal!.way.at(-1)).toEqual({ x: 10, y: 17 });
  });

  it('who follows others comes to stand behind their column, and moves after them', () => {
    const [leader, follower] = proposed([
      counter('Lehr', 1, { y: 18, sizePoints: 2 }),
      counter('b', 2, { y: 10, orders: 'Follow Lehr.' }),
    ]);
    expect(follower!.proposal).toMatchObject({
      isFollowing: true,
      way: [
        { x: 10, y: 10 },
        { x: 10, y: 16 },
      ],
    });
    expect(leader!.timed!.behind).toBeUndefined();
    expect(follower!.timed!.behind).toBe('row 1');
  });

  it('where Control sends them outranks their words', () => {
    const to = { name: '120 140', kind: 'grid' as const, place: { x: 12, y: 14 } };
    const proposal = proposed([counter('a', 1)], { to })[0]!.proposal!;
    expect(proposal).toMatchObject({ to: { name: '120 140' }, whole: { km: 2 } });
  });
});
