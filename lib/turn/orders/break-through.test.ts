import { describe, expect, it } from 'vitest';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { caught } from '../testing/caught';
import { mayBreakThrough } from './break-through';

const counters = [
  { id: 'irish', name: '2 Irish Guards', isLost: false, leads: true, keepsUp: true },
  { id: 'welsh', name: '1 Welsh Guards', isLost: false, leads: false, keepsUp: true },
  { id: 'field', name: '55 Field Regt', isLost: false, leads: false, keepsUp: false },
  { id: 'paras', name: '2 Para', isLost: false, leads: false, keepsUp: false },
];
const line = (position: number, counterIds: string[], action: 'breakThrough' | 'attack' = 'breakThrough') => ({
  ...emptyLine,
  id: `row-${position}`,
  position,
  version: 1,
  counterIds,
  action,
});
const told = (...lines: ReturnType<typeof line>[]) => {
  const answer = caught(() => mayBreakThrough(lines, counters));
  return answer.ok ? 'may' : [answer.refusal.code, answer.refusal.field, answer.refusal.message];
};

describe('OC-66: a break through is for armour and whoever keeps up with it', () => {
  it('is let through, and an attack is not asked', () => {
    expect(told(line(0, ['irish', 'welsh']), line(1, ['paras', 'field'], 'attack'))).toBe('may');
  });

  it('is refused where no counter was issued as armour', () => {
    expect(told(line(0, ['irish']), line(1, ['welsh']))).toEqual([
      'notArmour',
      'lines.1.action',
      'There is no armour in row 2. Only armour can break through: order an attack instead.',
    ]);
  });

  it('is refused for those that cannot keep up, by the names they were issued under', () => {
    expect(told(line(0, ['irish', 'paras']))).toEqual([
      'notArmour',
      'lines.0.action',
      '2 Para cannot keep up with the armour in row 1. Give it a row of its own.',
    ]);
    expect(told(line(0, ['field', 'irish', 'paras']))).toEqual([
      'notArmour',
      'lines.0.action',
      '55 Field Regt and 2 Para cannot keep up with the armour in row 1. Give them a row of their own.',
    ]);
  });
});
