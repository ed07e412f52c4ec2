import { describe, expect, it } from 'vitest';
import { caught } from '../testing/caught';
import { mayWriteFor } from './sheet-deadlines';

describe('§4, player action 6: which turn’s sheet may be written', () => {
  const words = (turn: number, isLast: boolean) => {
    const answer = caught(() => mayWriteFor({ turn: 5, isLast, endedAt: null }, turn));
    return answer.ok ? 'written' : answer.refusal.message;
  };

  it('this turn’s and the coming one’s, where there is one', () => {
    expect(words(4, false)).toBe('The hour for this sheet has passed. Write for the coming turn.');
    expect(words(5, false)).toBe('written');
    expect(words(6, false)).toBe('written');
    expect(words(7, false)).toBe('It is too early to write for that turn.');
    expect(words(5, true)).toBe('written');
    expect(words(6, true)).toBe('The battle ends with this turn: there is no sheet to write after it.');
  });
});
