import { expect, it } from 'vitest';
import type { MoveFact } from '../facts';
import { sayMoves } from './sentences-moves';
import { Voice } from './voice';

const halted = (name: string, gridReference: string, why: string): MoveFact => ({
  factId: `move:${name}`,
  names: [name],
  place: { x: 65.6, y: 78.6, gridReference, words: '' },
  isFinished: false,
  why,
});

it('a reason that several moves share is said once, over them', () => {
  const met = 'Stopped on meeting the enemy';
  const moves = [
    halted('1 Para Bn', '651 792', met),
    halted('2 Para Bn', '656 786', met),
    halted('7 KOSB', '661 819', 'The lane is choked.'),
  ];
  const [shared, other, ...more] = sayMoves(moves, new Voice(moves));
  expect(shared).toBe('Halted on the way: stopped on meeting the enemy\n651 792: 1 Para Bn\n656 786: 2 Para Bn');
  expect(other).toMatch(/7 KOSB .*661 819: The lane is choked/);
  expect(more).toEqual([]);
});
