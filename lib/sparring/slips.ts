import type { Chance } from '@/lib/chance';
import type { LineWords } from '@/lib/visibility/forms/order-columns';

/** The mistakes of people who write their first order sheets. Each is one that Control has seen. */
const slips: readonly ((row: LineWords) => LineWords)[] = [
  // They attack the turn they arrive.
  (row) => (row.action === 'prepare' ? { ...row, action: 'attack' } : row),
  // They circle Move where they mean Attack.
  (row) => (row.action === 'attack' ? { ...row, action: 'move' } : row),
  // They march on a road where they should be ready to fight.
  (row) => (row.action === 'attack' ? { ...row, posture: 'nonTact' } : row),
  // Nobody has looked at how the row is read.
  (row) => ({ ...row, goalBy: null, goal: '' }),
  // They forget the guns.
  (row) => ({ ...row, supportIds: [] }),
];

/** The rows as somebody new to it writes them: one of four has a mistake. */
export const withSlips = (rows: readonly LineWords[], chance: Chance): LineWords[] =>
  rows.map((row) => (chance.onceIn(4) ? chance.oneOf(slips)(row) : row));
