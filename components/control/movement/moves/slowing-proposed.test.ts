import { expect, it } from 'vitest';
import { slowingProposed } from './move-draft';

const counter = { order: null, isFlakSuppressed: false, isImmobilised: false };
const ordered = (action: 'prepare' | 'move') => ({ order: { action } as never });

it('who prepares, or was bombed this turn, is proposed to be slowed down (§6 Movement)', () => {
  expect(slowingProposed(counter)).toEqual([]);
  expect(slowingProposed({ ...counter, ...ordered('move') })).toEqual([]);
  expect(slowingProposed({ ...counter, ...ordered('prepare') })).toEqual(['preparing for an attack']);
  expect(slowingProposed({ ...counter, isFlakSuppressed: true })).toEqual(['under fire']);
  expect(slowingProposed({ ...counter, ...ordered('prepare'), isImmobilised: true })).toEqual([
    'preparing for an attack',
    'under fire',
  ]);
});
