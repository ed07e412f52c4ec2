import { describe, expect, it } from 'vitest';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import type { Action } from '@/lib/words';
import type { PrintedMap } from './known';
import type { PlanLine } from './plan';
import { contact, desk, counter as someUnit } from './testing/desk';
import { writeTurn } from './write-turn';

/** Whom a sparring staff sends where, by which rule of thumb. */

const map: PrintedMap = {
  frame: { minX: 0, minY: 0, maxX: 60, maxY: 60 },
  features: [
    { layer: 'town', name: 'Berg', point: [30, 30] },
    { layer: 'town', name: 'Heide', point: [10, 10] },
  ],
};

const counter = (id: string, x: number, y: number, symbol = 'infantry') => someUnit({ id, x, y, symbol });
const enemy = (x: number, y: number, label = 'infantry') => contact({ x, y, label });
const ordered = (action: Action, ...counterIds: string[]) =>
  ({ turn: 4, lines: [{ counterIds, action }] }) as unknown as PlayerDesk['lastSheet'];

const line = (task: PlanLine['task'], more: Partial<PlanLine> = {}): PlanLine => ({
  ...{ fromTurn: 1, toTurn: 6, task, place: 'Berg', axis: [], units: [], isLastStand: false },
  ...more,
});

const written = (given: PlayerDesk, plan: PlanLine[]) =>
  writeTurn(given, map, { plan, temper: 'steady', seed: 7 }).rows.map(({ counterIds, action, goal, supportIds }) => ({
    ...{ units: counterIds.join(), action, goal },
    ...(supportIds.length > 0 ? { guns: supportIds.join() } : {}),
  }));

describe('who is to take a place', () => {
  const near = [counter('a', 28, 30), counter('b', 28, 31)];

  it('attacks when they have made ready and are stronger than what was reported there', () =>
    expect(
      written(desk({ counters: near, contacts: [enemy(30, 30)], lastSheet: ordered('prepare', 'a', 'b') }), [
        line('take'),
      ]),
    ).toEqual([{ units: 'a,b', action: 'attack', goal: '30.00 30.00' }]));

  it('makes ready first', () =>
    expect(
      written(desk({ counters: near, contacts: [enemy(30, 30)], lastSheet: ordered('move', 'a', 'b') }), [
        line('take'),
      ]),
    ).toEqual([{ units: 'a,b', action: 'prepare', goal: '' }]));

  it('waits where the enemy is stronger, but not beyond the last turn of the task', () => {
    const given = desk({
      counters: near,
      contacts: [enemy(30, 30, 'about three battalions')],
      lastSheet: ordered('prepare', 'a', 'b'),
    });
    expect(written(given, [line('take')])).toEqual([{ units: 'a,b', action: 'prepare', goal: '' }]);
    expect(written(given, [line('take', { toTurn: 5 })])).toEqual([
      { units: 'a,b', action: 'attack', goal: '30.00 30.00' },
    ]);
  });
});

describe.each(['reach', 'take'] as const)('who is on the way to a place, to %s it', (task) => {
  const at = (x: number, action: Action) =>
    written(desk({ counters: [counter('a', 10, 30)], contacts: [enemy(x, 30)], lastSheet: ordered(action, 'a') }), [
      line(task),
    ]);

  it('goes on where the enemy is behind it or far from it', () => {
    expect(at(8, 'move')).toEqual([{ units: 'a', action: 'move', goal: '30.00 30.00' }]);
    expect(at(20, 'move')).toEqual([{ units: 'a', action: 'move', goal: '30.00 30.00' }]);
  });

  it('fights the enemy who bars the way, once it has made ready', () => {
    expect(at(12, 'move')).toEqual([{ units: 'a', action: 'prepare', goal: '' }]);
    expect(at(12, 'prepare')).toEqual([{ units: 'a', action: 'attack', goal: '12.00 30.00' }]);
  });
});

describe('guns', () => {
  const foot = counter('a', 29, 30);
  const plan = [line('hold', { units: ['a'] })];

  it('in reach fire for those who fight', () =>
    expect(
      written(desk({ counters: [foot, counter('g', 24, 30, 'artillery')], contacts: [enemy(31, 30)] }), plan),
    ).toEqual([
      { units: 'a', action: 'hold', goal: '', guns: 'g' },
      { units: 'g', action: 'hold', goal: '' },
    ]));

  it('out of reach go to a gun line behind those who fight where they stand', () =>
    expect(
      written(desk({ counters: [foot, counter('g', 8, 30, 'artillery')], contacts: [enemy(31, 30)] }), plan),
    ).toEqual([
      { units: 'a', action: 'hold', goal: '' },
      { units: 'g', action: 'move', goal: '24.00 30.00' },
    ]));
});

it('a headquarters that was left behind sets up behind its troops', () =>
  expect(
    written(desk({ counters: [counter('a', 28, 30), counter('hq', 8, 30, 'hq')] }), [line('hold', { units: ['a'] })]),
  ).toEqual([
    { units: 'a', action: 'hold', goal: '' },
    { units: 'hq', action: 'move', goal: '24.00 30.00' },
  ]));

it('a headquarters stays with half of its troops, however far the others are', () =>
  expect(
    written(desk({ counters: [counter('a', 28, 30), counter('b', 50, 50), counter('hq', 27, 30, 'hq')] }), []),
  ).toEqual([
    { units: 'a,b', action: 'hold', goal: '' },
    { units: 'hq', action: 'hold', goal: '' },
  ]));

it('who is burnt out by the last letter is not sent into an attack, though the letter calls them “it”', () => {
  const body =
    'a Battalion fought half a battalion without a decision; it stands at 280 300, burnt out and no longer able to fight.';
  const given = desk({
    counters: [counter('a', 28, 30)],
    contacts: [enemy(30, 30)],
    reports: [{ body, releasedAt: '1944-09-17T14:00:00.000Z' }] as PlayerDesk['reports'],
    lastSheet: ordered('prepare', 'a'),
  });
  expect(written(given, [line('take')])).toEqual([{ units: 'a', action: 'hold', goal: '' }]);
});

it('the same desk, plan and seed give the same rows, each in other words than the row before', () => {
  const counters = ['a', 'b', 'c', 'd'].map((id, i) => ({ ...counter(id, 28, 30 + i), brigade: id }));
  const rows = () => writeTurn(desk({ counters }), map, { plan: [line('hold')], temper: 'steady', seed: 7 }).rows;
  expect(rows()).toEqual(rows());
  expect(new Set(rows().map(({ orders }) => orders)).size).toBe(4);
});
