import { describe, expect, it } from 'vitest';
import { afterTurn, type RestState, type TurnSpent } from './rest';

const resting: TurnSpent = { posture: 'rest', kmMoved: 0, wasInContact: false };
const weary: RestState = { restedTurns: 0, stepsLost: 2, hasRecovered: false };
const spent = (turns: readonly TurnSpent[], from = weary) => turns.reduce(afterTurn, from);
const turns = (count: number) => Array.from({ length: count }, () => resting);

describe('§5 Rest, OC-74 (ours)', () => {
  it('eight turns running win nothing back', () =>
    expect(spent(turns(8))).toEqual({ restedTurns: 8, stepsLost: 2, hasRecovered: false }));
  it('the ninth wins back one step', () =>
    expect(spent(turns(9))).toEqual({ restedTurns: 9, stepsLost: 1, hasRecovered: true }));
  it('once: eighteen turns win back no second step', () =>
    expect(spent(turns(18))).toEqual({ restedTurns: 18, stepsLost: 1, hasRecovered: true }));
  it.each<[string, TurnSpent]>([
    ['a contact', { ...resting, wasInContact: true }],
    ['a move', { ...resting, kmMoved: 0.1 }],
    ['another posture', { ...resting, posture: 'tact' }],
    ['non-tactical posture', { ...resting, posture: 'nonTact' }],
    ['no order', { ...resting, posture: null }],
  ])('%s makes the count begin anew', (_, disturbed) => {
    expect(spent([...turns(8), disturbed])).toEqual({ restedTurns: 0, stepsLost: 2, hasRecovered: false });
    expect(spent([...turns(8), disturbed, ...turns(8)])).toMatchObject({ restedTurns: 8, stepsLost: 2 });
  });
  it('a whole unit has nothing to win back, and keeps its one step for later', () => {
    const whole = spent(turns(9), { ...weary, stepsLost: 0 });
    expect(whole).toEqual({ restedTurns: 9, stepsLost: 0, hasRecovered: false });
    const bombed = afterTurn({ ...whole, stepsLost: 1 }, { ...resting, posture: 'tact' });
    expect(spent(turns(9), bombed)).toEqual({ restedTurns: 9, stepsLost: 0, hasRecovered: true });
  });
});
