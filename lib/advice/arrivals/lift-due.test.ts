import { describe, expect, it } from 'vitest';
import type { Unit } from '@/lib/db/rows';
import { liftDue, serialsFree } from './lift-due';

const lift = { turn: 5, unitIds: ['a', 'b'], serials: 6 };
const unit = (id: string, arrivalTurn: number, more: Partial<Unit> = {}) =>
  ({ id, arrivalTurn, isOnMap: false, isCaptured: false, isInBox: false, ...more }) as Unit;

describe('§4 step 4: a lift is due when its units are', () => {
  it.each([
    ['as in the scenario', [unit('a', 5), unit('b', 5)], 5],
    ['brought forward', [unit('a', 3), unit('b', 3)], 3],
    ['put back in part: with the first of them', [unit('a', 7), unit('b', 5)], 5],
    ['the first has landed', [unit('a', 5, { isOnMap: true }), unit('b', 7)], 7],
    ['one is in the off-map box', [unit('a', 4, { isInBox: true }), unit('b', 6)], 6],
    [
      'nobody is to come: the scenario’s turn',
      [unit('a', 8, { isOnMap: true }), unit('b', 8, { isCaptured: true })],
      5,
    ],
    ['others do not count', [unit('a', 5), unit('b', 5), unit('c', 2)], 5],
  ] as const)('%s', (_, units, due) => expect(liftDue(lift, units)).toBe(due));
});

describe('§12: serials no air order carries', () => {
  const task = (turn: number, squadrons: number, state: 'ordered' | 'flown' | 'drivenOff', lost = 0) => ({
    turn,
    squadrons,
    state,
    lost,
  });
  it.each([
    ['none laid on', [], 6],
    ['laid on in this turn', [task(6, 4, 'ordered')], 2],
    ['driven off in this turn: it does not fly twice', [task(6, 4, 'drivenOff')], 2],
    ['driven off in an earlier turn: again, without what was lost', [task(5, 6, 'drivenOff', 1)], 5],
    ['never flown in an earlier turn', [task(5, 6, 'ordered')], 6],
    ['flown in part', [task(5, 4, 'flown', 1)], 2],
  ] as const)('%s', (_, tasks, free) => expect(serialsFree(lift, tasks, 6)).toBe(free));
});
