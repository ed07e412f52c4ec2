import { describe, expect, test } from 'vitest';
import type { CombatResult } from '@/lib/words';
import { resultFor, resultsTable, rowOf } from './results-table';

/** Every integer margin from −30 to 40, as ranges typed in from the printed table. */
const normal: [number, number, CombatResult][] = [
  [-30, -2, 'attackersBadlyBeaten'],
  [-1, 4, 'confusedCombat'],
  [5, 7, 'limitedSuccess'],
  [8, 11, 'success'],
  [12, 40, 'totalSuccess'],
];
const badTerrain: [number, number, CombatResult][] = [
  [-30, 1, 'attackersBadlyBeaten'],
  [2, 6, 'confusedCombat'],
  [7, 11, 'limitedSuccess'],
  [12, 19, 'success'],
  [20, 40, 'totalSuccess'],
];
const each = (ranges: [number, number, CombatResult][]) =>
  ranges.flatMap(([from, to, result]) =>
    Array.from({ length: to - from + 1 }, (_, index): [number, CombatResult] => [from + index, result]),
  );

describe('§9 Results Table', () => {
  test('the cases below hold every integer from −30 to 40 once in each column', () => {
    const integers = Array.from({ length: 71 }, (_, index) => index - 30);
    expect(each(normal).map(([margin]) => margin)).toEqual(integers);
    expect(each(badTerrain).map(([margin]) => margin)).toEqual(integers);
  });
  test.each(each(normal))('normal %d → %s', (margin, result) => {
    expect(resultFor(margin, 'normal')).toBe(result);
  });
  test.each(each(badTerrain))('bad terrain %d → %s', (margin, result) => {
    expect(resultFor(margin, 'badTerrain')).toBe(result);
  });
  test.each([
    [11.5, 'success'],
    [7.75, 'limitedSuccess'],
    [4.5, 'confusedCombat'],
    [-1.25, 'attackersBadlyBeaten'],
    [-1.5, 'attackersBadlyBeaten'],
  ])('OC-12: normal %d → %s, halves and quarters are not rounded', (margin, result) => {
    expect(resultFor(margin, 'normal')).toBe(result);
  });
  test.each([
    [19.5, 'success'],
    [11.75, 'limitedSuccess'],
    [6.5, 'confusedCombat'],
    [1.5, 'attackersBadlyBeaten'],
  ])('OC-12: bad terrain %d → %s', (margin, result) => {
    expect(resultFor(margin, 'badTerrain')).toBe(result);
  });
  test('OC-12: binary dust does not cost a row', () => {
    expect(resultFor(0.1 + 0.2 + 11.7 - 1e-12, 'normal')).toBe('totalSuccess');
  });
  test('steps lost by attackers and defenders, row by row', () => {
    expect(resultsTable.map((row) => [row.result, row.attackersLose, row.defendersLose])).toEqual([
      ['totalSuccess', 1, 2],
      ['success', 1, 1],
      ['limitedSuccess', 1, 1],
      ['confusedCombat', 1, 1],
      ['attackersBadlyBeaten', 1, 0],
    ]);
  });
  test('retreats, and note 3: from a city on a Total success only', () => {
    expect(resultsTable.map((row) => [row.retreat, row.retreatsFromCity])).toEqual([
      ['1d6', true],
      ['1d3', false],
      ['2km', false],
      [null, false],
      [null, false],
    ]);
  });
  test('OC-52, OC-53: counter-attacks', () => {
    expect(resultsTable.map((row) => row.counterAttack)).toEqual([
      'noneThisTurnOrNext',
      'noneThisTurn',
      'ifOrdered',
      'noneThisTurn',
      'ifOrdered',
    ]);
  });
  test('OC-55: supply points per defending unit', () => {
    expect(resultsTable.map((row) => row.supplyPointsLost)).toEqual([2, 1, 1, 0, 0]);
  });
  test('special results: what a successful overrun allows and costs', () => {
    expect(rowOf('totalSuccess').overrun).toEqual({ remainingMovementShare: 0.5, extraSteps: 0, furtherAttack: true });
    expect(rowOf('success').overrun).toEqual({ remainingMovementShare: 0.5, extraSteps: 1, furtherAttack: true });
    expect(rowOf('limitedSuccess').overrun).toEqual({
      remainingMovementShare: 0.25,
      extraSteps: 1,
      furtherAttack: false,
    });
    expect(rowOf('confusedCombat').overrun).toBeNull();
    expect(rowOf('attackersBadlyBeaten').overrun).toBeNull();
  });
});
