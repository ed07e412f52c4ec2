import { expect, it } from 'vitest';
import type { IssuedOnMap } from '@/lib/db/issued/map-issued';
import type { PhaseBegun } from '@/lib/db/issued/phases-begun';
import { stagesOf } from './told-stages';

const begun: PhaseBegun[] = [
  { number: 0, turn: 1, phase: 'orders' },
  { number: 5, turn: 1, phase: 'collection' },
  { number: 9, turn: 1, phase: 'movement' },
  { number: 20, turn: 1, phase: 'briefing' },
  { number: 30, turn: 2, phase: 'orders' },
];
const counter = (id: string, name: string, x: number) => ({ id, name, x, y: 1, asOf: '2026-11-30T12:00:00Z' });
const issued: IssuedOnMap[] = [
  { number: 0, kind: 'counter', rows: [counter('zz', '1 Para', 1), counter('aa', '2 Para', 1)], withdrawn: [] },
  { number: 12, kind: 'counter', rows: [counter('zz', '1 Para', 3)], withdrawn: [] },
  { number: 30, kind: 'counter', rows: [counter('zz', '1 Para', 4)], withdrawn: ['aa'] },
];

it('is what was issued by the end of each part of a turn; what an act that begins a phase issues belongs to that phase', () => {
  const seen = stagesOf(issued, begun).map(({ turn, stage, lies }) => [
    turn,
    stage,
    [...lies].map(([key, { name, x }]) => `${key} ${name} at ${x}`),
  ]);
  expect(seen).toEqual([
    [1, 'orders', ['counter/1 1 Para at 1', 'counter/2 2 Para at 1']],
    [1, 'movement', ['counter/1 1 Para at 3', 'counter/2 2 Para at 1']],
    [1, 'letters', ['counter/1 1 Para at 3', 'counter/2 2 Para at 1']],
    [2, 'orders', ['counter/1 1 Para at 4']],
  ]);
});

it('has no id that a team’s browsers know, and no hour of the hall', () => {
  const written = JSON.stringify(stagesOf(issued, begun).map(({ lies }) => [...lies]));
  expect(written).not.toMatch(/zz|aa|2026/);
});

it('has an arrow of each row of orders, from where its first unit was when the turn began, in all parts of the turn', () => {
  const goals = [
    { turn: 1, counterIds: ['zz', 'aa'], action: 'attack' as const, goal: '45.20 28.05' },
    { turn: 1, counterIds: ['nobody'], action: 'move' as const, goal: '45.20 28.05' },
  ];
  const arrows = stagesOf(issued, begun, goals).map(({ turn, lies }) => [
    turn,
    [...lies].filter(([key]) => key.startsWith('order/')).map(([, thing]) => thing),
  ]);
  const arrow = {
    points: [
      [1, 1],
      [45.2, 28.05],
    ],
    text: 'Attack',
  };
  expect(arrows).toEqual([
    [1, [arrow]],
    [1, [arrow]],
    [1, [arrow]],
    [2, []],
  ]);
});
