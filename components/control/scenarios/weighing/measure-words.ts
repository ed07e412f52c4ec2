import type { Measure } from '@/lib/desks/control/scenarios/weighing/weighed';
import type { Side } from '@/lib/words';

/** What is measured, as the head of a column has it. */
export const measureWords = ({ allied, german }: Record<Side, string>): Record<Measure, string> => ({
  heldAllied: `Objectives, ${allied}`,
  heldGerman: `Objectives, ${german}`,
  lostAllied: `Steps lost, ${allied}`,
  lostGerman: `Steps lost, ${german}`,
  short: 'Rows moved part of their way',
  waiting: 'Units waiting to cross',
  idle: 'Idle teams',
});
