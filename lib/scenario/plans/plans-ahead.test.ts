import { beforeAll, expect, test } from 'vitest';
import { loadScenario } from '..';
import type { Scenario } from '../types';
import { plansAhead } from './plans-ahead';

let bridge: Scenario;
beforeAll(async () => {
  const loaded = await loadScenario('arnhem-bridge');
  if (!loaded.ok) throw new Error('it is not read');
  bridge = loaded.scenario;
});

const row = (fromTurn: number, toTurn: number, ...units: string[]) => ({
  team: '1-airborne',
  fromTurn,
  toTurn,
  task: 'hold' as const,
  place: 'Arnhem',
  axis: [],
  units,
  isLastStand: false,
  ours: [],
  notes: '',
});
const ahead = (rows: ReturnType<typeof row>[], units: Scenario['units']) =>
  plansAhead({ ...bridge, plans: rows }, units, 6).map(({ fromTurn, toTurn, units: of }) => [fromTurn, toTurn, ...of]);

test('what is over falls away, and what goes on begins with the turn', () => {
  expect(ahead([row(5, 5), row(5, 6, '2 Para'), row(7, 7)], bridge.units)).toEqual([
    [6, 6, '2 Para'],
    [7, 7],
  ]);
});

test('units that are gone are named no more, nor is a task of theirs kept; the rest keeps its row', () => {
  const left = bridge.units.filter(({ id }) => id !== 'A087');
  expect(ahead([row(5, 7, '2 Para', 'A096'), row(5, 7, '1 Para Bde'), row(5, 7)], left)).toEqual([
    [6, 7, 'A096'],
    [6, 7],
  ]);
});

test('a unit that is called otherwise now is named by its id', () => {
  const left = bridge.units.map((unit) => (unit.id === 'A087' ? { ...unit, shortName: 'Frost' } : unit));
  expect(ahead([row(5, 7, '2 Para'), row(5, 7, '1 Para Bde')], left)).toEqual([
    [6, 7, 'A087'],
    [6, 7, '1 Para Bde'],
  ]);
});

test('a game of before plans were kept has none', () => {
  const { plans: _, ...before } = bridge;
  expect(plansAhead(before, bridge.units, 6)).toEqual([]);
});
