import { beforeAll, expect, test } from 'vitest';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import type { LedgerEntry, LedgerKind, Truth } from './kinds';
import { truthTracks } from './truth-tracks';

let scenario: Scenario;
beforeAll(async () => {
  const read = await loadScenario('arnhem-bridge');
  if (!read.ok) throw new Error('no scenario');
  scenario = read.scenario;
});

/** Entries numbered in their order. */
const ledger = (...entries: [LedgerKind, string, Truth | null, Truth | null][]): LedgerEntry[] =>
  entries.map(([kind, subjectId, before, after], at) => ({ number: at + 1, kind, subjectId, before, after }));

const game = (turn: number): [LedgerKind, string, Truth | null, Truth | null] => [
  'game',
  'g',
  { turn: turn - 1 },
  { turn },
];

test('a unit that is taken, one that comes into being, one of another arm, and a turn taken back', () => {
  const { x, y } = scenario.units.find(({ id }) => id === 'A087')!.place;
  const { tracks, turns } = truthTracks(
    scenario,
    scenario.grid!,
    ledger(
      ['game', 'g', null, { turn: 5, phase: 'orders' }],
      ['unit', 'A087', { x }, { x: x + 1 }],
      game(6),
      ['unit', 'A087', { x: x + 1, isCaptured: false }, { x: null, isCaptured: true, isOnMap: false }],
      ['unit', 'A096', { arm: 'antiTank' }, { arm: 'infantry' }],
      ['raisedUnit', 'new', null, { teamId: 't', side: 'german', echelon: 'company', nation: 'GER' }],
      ['unit', 'new', null, { name: 'Alarm', shortName: 'Al', formation: 'KG', arm: 'infantry', isOnMap: true, x, y }],
      game(7),
      ['game', 'g', { turn: 7 }, { turn: 6 }],
    ),
  );
  expect(turns.map(({ number }) => number)).toEqual([5, 6]);
  const of = (id: string) => tracks.find((track) => track.id === id)!;
  expect(of('A087').states.map(({ at, place }) => [at, place === null])).toEqual([
    ['1944-09-18T14:00:00Z', false],
    ['1944-09-18T22:00:00Z', false],
    ['1944-09-19T06:00:00Z', true],
  ]);
  expect(of('A096').symbol).toBe('10031000151211000000');
  expect(of('new')).toMatchObject({ name: 'Alarm', side: 'german', symbol: '10061000151211000000', nation: 'GER' });
  expect(of('new').states.map(({ at }) => at)).toEqual(['1944-09-19T06:00:00Z']);
});
