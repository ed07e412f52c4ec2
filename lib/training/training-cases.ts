import { trainingBridges } from './bridges';
import { trainingCombats } from './combats';
import { trainingMoves } from './moves';
import { trainingReports } from './reports';
import type { TrainingCase } from './training-case';

/** The twenty cases of the trainer, in the order of the book's chapters of the turn. */
export const trainingCases: readonly TrainingCase[] = [
  ...trainingCombats,
  ...trainingMoves,
  ...trainingBridges,
  ...trainingReports,
];

/** A case by its id; none where there is no such case. */
export const trainingCaseOf = (id: string): TrainingCase | undefined => trainingCases.find((one) => one.id === id);
