import { describe, expect, it } from 'vitest';
import { formationOf } from './attached-formation';

describe('§9 Combat Assumptions: attached to another formation', () => {
  const unit = { formation: '1 Para Bde', attachedTo: '4 Para Bde', attachedFrom: 6 };
  it('it takes one turn: with its own until then', () => {
    expect([5, 6, 7].map((turn) => formationOf(unit, turn))).toEqual(['1 Para Bde', '4 Para Bde', '4 Para Bde']);
  });
  it('attached to nobody: with its own', () => {
    expect(formationOf({ ...unit, attachedTo: null, attachedFrom: null }, 9)).toBe('1 Para Bde');
  });
});
