import { describe, expect, it } from 'vitest';
import { handInTime, happening, type TurnDate, turnAfter, whenSeen } from './turn-words';

const afternoon: TurnDate = { turn: 5, date: '1944-09-18', daypart: 'afternoon' };

const running = { isBegun: true, isEnded: false };

describe('turns in words (§3, §5)', () => {
  it('night follows the afternoon of the same day', () =>
    expect(turnAfter(afternoon)).toEqual({ turn: 6, date: '1944-09-18', daypart: 'night' }));
  it('the next day’s morning follows the night', () =>
    expect(turnAfter({ turn: 6, date: '1944-09-18', daypart: 'night' })).toEqual({
      turn: 7,
      date: '1944-09-19',
      daypart: 'morning',
    }));
  it.each([
    [5, 'just now'],
    [4, 'this morning'],
    [3, 'last night'],
    [2, 'yesterday afternoon'],
    [1, 'yesterday morning'],
    [0, 'night of 16/17 September'],
    [-1, '16 September'],
  ])('in the afternoon of turn 5, turn %i was %s', (seen, words) => expect(whenSeen(afternoon, seen)).toBe(words));
  it('§4 phase as what is happening', () =>
    expect(happening({ ...running, phase: 'combat', daypart: 'afternoon' })).toBe('Afternoon is being fought'));
  it('before the game begins', () =>
    expect(happening({ ...running, isBegun: false, phase: 'orders', daypart: 'afternoon' })).toBe(
      'The game has not begun',
    ));
  it('once Game Control has ended the battle nothing is written, and no sheet is taken', () => {
    expect(happening({ ...running, isEnded: true, phase: 'orders', daypart: 'night' })).toBe('The battle is over');
    const clock = { isEnded: true, phase: 'orders', now: '2026-11-28T10:00:00.000Z', pausedAt: null } as const;
    expect(handInTime({ clock, longerUntil: null })).toBe('closed');
    expect(handInTime({ clock: { ...clock, isEnded: false }, longerUntil: null })).toBe('open');
  });
});
