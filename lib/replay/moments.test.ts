import { describe, expect, it } from 'vitest';
import type { Phase } from '@/lib/words';
import { type Moment, momentAt, stepped } from './moments';

const moment = (number: number, turn: number, phase: Phase): Moment => ({
  number,
  at: '2026-01-10T09:00:00.000Z',
  turn,
  phase,
  verb: 'move-unit',
  by: 'Map Control',
  about: 'unit/A004',
  team: null,
  words: '',
  isFlagged: false,
});
/** Two acts of orders, one of movement, and two of the next turn. */
const moments = [
  moment(3, 1, 'orders'),
  moment(5, 1, 'orders'),
  moment(6, 1, 'movement'),
  moment(9, 2, 'orders'),
  moment(10, 2, 'orders'),
];

describe('stepping through a battle', () => {
  it('goes by acts, and stays at either end', () => {
    expect(stepped(moments, 1, 'act', 1)).toBe(2);
    expect(stepped(moments, 0, 'act', -1)).toBe(0);
    expect(stepped(moments, 4, 'act', 1)).toBe(4);
  });
  it('goes by the acts of what is followed', () => {
    expect(stepped(moments, 1, 'act', 1, [0, 4])).toBe(4);
    expect(stepped(moments, 4, 'act', -1, [0, 4])).toBe(0);
    expect(stepped(moments, 4, 'act', 1, [0, 4])).toBe(4);
  });
  it('goes to where a phase or a turn begins', () => {
    expect(stepped(moments, 0, 'phase', 1)).toBe(2);
    expect(stepped(moments, 4, 'phase', -1)).toBe(3);
    expect(stepped(moments, 3, 'phase', -1)).toBe(2);
    expect(stepped(moments, 0, 'turn', 1)).toBe(3);
    expect(stepped(moments, 4, 'turn', 1)).toBe(4);
    expect(stepped(moments, 2, 'turn', -1)).toBe(0);
  });
  it('finds the moment of a number, within an act too', () => {
    expect(momentAt(moments, 1)).toBe(0);
    expect(momentAt(moments, 8)).toBe(3);
    expect(momentAt(moments, 99)).toBe(4);
  });
});
