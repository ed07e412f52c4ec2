import { describe, expect, it } from 'vitest';
import { emptyLine } from '@/lib/visibility/forms/order-row';
import { caught } from '../testing/caught';
import { mayOrder, withoutLost } from './order-sheet-checks';

const line = (position: number, counterIds: string[], supportIds: string[] = []) => ({
  ...emptyLine,
  id: `row-${position}`,
  position,
  version: 1,
  counterIds,
  supportIds,
});
const counters = [
  { id: 'fjr', name: 'I/FJR 6', isLost: false, leads: false, keepsUp: false },
  { id: 'kg', name: 'KG Krafft', isLost: true, leads: false, keepsUp: false },
];

describe('orders to units that are lost (§5)', () => {
  it('are refused at the row and column, in the words of the battle', () => {
    expect(caught(() => mayOrder([line(1, ['other']), line(0, ['fjr'], ['kg'])], counters))).toEqual({
      ok: false,
      refusal: {
        code: 'badInput',
        message: 'Row 1: KG Krafft is lost, and takes no more orders. Take it off the row.',
        field: 'lines.1.supportIds',
      },
    });
    expect(caught(() => mayOrder([line(0, ['fjr'])], counters)).ok).toBe(true);
  });

  it('are left out when carried forward; a row with nobody left goes, one without units stays', () => {
    const rows = [line(0, ['kg']), line(1, ['kg', 'fjr'], ['kg']), line(2, [])];
    expect(withoutLost(rows, counters)).toEqual([line(1, ['fjr']), line(2, [])]);
  });
});
