import type { ScenarioProblem } from './types';

/** What is told of the files of a scenario while they are read. */
export interface Told {
  /** Faults: with one of them nothing is loaded. */
  problems: ScenarioProblem[];
  /** What hinders nothing but should be known. */
  notes: ScenarioProblem[];
}

export const nothingTold = (): Told => ({ problems: [], notes: [] });
