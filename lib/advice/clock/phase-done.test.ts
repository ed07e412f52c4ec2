import { expect, it } from 'vitest';
import type { Phase } from '@/lib/words';
import { isPhaseDone, type WorkLeft } from './phase-done';

/** §4: nothing is left of the whole turn. */
const nothing: WorkLeft = {
  ...{ missing: 0, unaccepted: 0, combats: 0, choices: 0, untold: 0, arrivals: 0 },
  isMovementDone: true,
};

it.each<[Phase, Partial<WorkLeft>[]]>([
  ['orders', [{ missing: 1 }]],
  ['collection', [{ missing: 1 }, { unaccepted: 1 }]],
  ['movement', [{ isMovementDone: false }]],
  ['combat', [{ combats: 1 }, { choices: 1 }]],
  ['briefing', [{ untold: 1 }]],
  ['reinforcements', [{ arrivals: 1 }]],
])('%s is done when its own work is, and not before', (phase, open) => {
  expect(isPhaseDone(phase, nothing)).toBe(true);
  for (const left of open) expect(isPhaseDone(phase, { ...nothing, ...left })).toBe(false);
});
