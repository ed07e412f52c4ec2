import type { CombatResult, CounterAttack, ResultsColumn } from '@/lib/words';
import { faces } from './dice';
import { tidy } from './score';
import type { Odds, Overrun } from './types';

/** The retreat of defenders in the open: by one die of the combat, or a fixed distance. */
type Retreat = '1d6' | '1d3' | '2km';

/** One printed row of the Results Table. */
export interface ResultsRow {
  result: CombatResult;
  /** Least margin for the row, by column. */
  normal: number;
  badTerrain: number;
  /** Steps due per contact unit. */
  attackersLose: number;
  defendersLose: number;
  retreat: Retreat | null;
  /** In a city or fortified area too (note 3). */
  retreatsFromCity: boolean;
  counterAttack: CounterAttack;
  supplyPointsLost: number;
  overrun: Overrun | null;
}

/** §9 Results Table, row by row. Counter-attacks by OC-52 and OC-53. */
export const resultsTable: readonly ResultsRow[] = [
  {
    result: 'totalSuccess',
    normal: 12,
    badTerrain: 20,
    attackersLose: 1,
    defendersLose: 2,
    retreat: '1d6',
    retreatsFromCity: true,
    counterAttack: 'noneThisTurnOrNext',
    supplyPointsLost: 2,
    overrun: { remainingMovementShare: 0.5, extraSteps: 0, furtherAttack: true },
  },
  {
    result: 'success',
    normal: 8,
    badTerrain: 12,
    attackersLose: 1,
    defendersLose: 1,
    retreat: '1d3',
    retreatsFromCity: false,
    counterAttack: 'noneThisTurn',
    supplyPointsLost: 1,
    overrun: { remainingMovementShare: 0.5, extraSteps: 1, furtherAttack: true },
  },
  {
    result: 'limitedSuccess',
    normal: 5,
    badTerrain: 7,
    attackersLose: 1,
    defendersLose: 1,
    retreat: '2km',
    retreatsFromCity: false,
    counterAttack: 'ifOrdered',
    supplyPointsLost: 1,
    overrun: { remainingMovementShare: 0.25, extraSteps: 1, furtherAttack: false },
  },
  {
    result: 'confusedCombat',
    normal: -1,
    badTerrain: 2,
    attackersLose: 1,
    defendersLose: 1,
    retreat: null,
    retreatsFromCity: false,
    counterAttack: 'noneThisTurn',
    supplyPointsLost: 0,
    overrun: null,
  },
  {
    result: 'attackersBadlyBeaten',
    normal: Number.NEGATIVE_INFINITY,
    badTerrain: Number.NEGATIVE_INFINITY,
    attackersLose: 1,
    defendersLose: 0,
    retreat: null,
    retreatsFromCity: false,
    counterAttack: 'ifOrdered',
    supplyPointsLost: 0,
    overrun: null,
  },
];

/** The row a margin comes to. Halves and quarters are compared as they are (OC-12). */
export function resultFor(margin: number, column: ResultsColumn): CombatResult {
  return resultsTable.find((row) => tidy(margin) >= row[column])!.result;
}

/** The results of the six faces. */
export const oddsOf = (attackersScore: number, defendersScore: number, column: ResultsColumn): Odds[] =>
  faces.map((die) => {
    const margin = attackersScore - defendersScore + die;
    return { die, margin, result: resultFor(margin, column) };
  });

/** The row of a result. */
export function rowOf(result: CombatResult): ResultsRow {
  return resultsTable.find((row) => row.result === result)!;
}
