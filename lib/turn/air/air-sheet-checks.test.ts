import { describe, expect, it } from 'vitest';
import { emptyAirLine } from '@/lib/visibility/forms/air-columns';
import { isGridReference } from '@/lib/visibility/forms/air-form';
import type { AirLineWrite } from '@/lib/visibility/forms/air-writes';
import { caught } from '../testing/caught';
import { checkAirSheet } from './air-sheet-checks';

const row = (id: string, position: number, words: Partial<AirLineWrite> = {}): AirLineWrite => ({
  ...emptyAirLine,
  id,
  position,
  version: 0,
  mission: 'bombing',
  target: 'The bridge',
  counterIds: ['frost'],
  ...words,
});

describe('what a row of an air request sheet must say (§12)', () => {
  it('a mission and where: a target in words, or a grid reference', () => {
    expect(caught(() => checkAirSheet([row('a', 0), row('b', 1, { target: '', at: '746 779' })], [])).ok).toBe(true);
    expect(caught(() => checkAirSheet([row('a', 0), row('b', 1, { mission: null })], []))).toEqual({
      ok: false,
      refusal: { code: 'badInput', message: 'Row 2: circle what is asked for.', field: 'lines.1.mission' },
    });
  });

  it('nothing for what is lost', () => {
    const lost = [{ id: 'frost', name: '2 Para', isLost: true, leads: false, keepsUp: false }];
    expect(caught(() => checkAirSheet([row('a', 0)], lost))).toMatchObject({
      refusal: {
        message: 'Row 1: 2 Para is lost, and needs nothing from the air any more. Take it off the row.',
        field: 'lines.0.counterIds',
      },
    });
  });

  it('a grid reference is four or six figures, with or without a gap, or km with a point', () => {
    for (const good of ['7477', '74 77', '746779', '746 779', '37.25 -3.45', '102.05 96.55'])
      expect(isGridReference(good), good).toBe(true);
    for (const bad of ['74', '74677', '746-779', 'the mill', '746 77', '37.25', '37.25 9655'])
      expect(isGridReference(bad), bad).toBe(false);
  });
});
