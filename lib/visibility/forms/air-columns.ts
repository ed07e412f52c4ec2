import { missionWords } from '@/lib/word-tables';
import { type Columns, emptyRow, type WordsOf } from './columns';

/** The columns of the air request sheet (§12), in their order. */
export const airColumns = {
  mission: { kind: 'choice', words: missionWords },
  target: { kind: 'text', letters: 300 },
  /** Where it is, by the grid: of bombing, the middle of the square. */
  at: { kind: 'reference', letters: 20 },
  timing: { kind: 'text', letters: 120 },
  wish: { kind: 'text', letters: 2000 },
  /** The team's own counters it is for. */
  counterIds: { kind: 'ids', most: 40 },
  /** Squadrons the team was told of. */
  squadronIds: { kind: 'ids', most: 40 },
} as const satisfies Columns;

/** The words that a person writes in one row. */
export type AirWords = WordsOf<typeof airColumns>;

export const emptyAirLine: AirWords = emptyRow(airColumns);
