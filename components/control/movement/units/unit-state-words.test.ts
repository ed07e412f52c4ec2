import { describe, expect, it } from 'vitest';
import { attachmentWords, restWords } from './unit-state-words';

describe('how a unit stands, in words', () => {
  it('§9 Combat Assumptions: with whom it fights, and from when', () => {
    expect(attachmentWords({ attachedTo: null, attachedFrom: null }, 2)).toBe('');
    expect(attachmentWords({ attachedTo: '43 Wessex', attachedFrom: 3 }, 2)).toBe('Attached to 43 Wessex from turn 3.');
    expect(attachmentWords({ attachedTo: '43 Wessex', attachedFrom: 3 }, 3)).toBe('Attached to 43 Wessex.');
  });
  it('OC-74 (ours): how long it has rested, and whether it has won its step back', () => {
    expect(restWords({ restedTurns: 0, hasRecovered: false })).toBe('');
    expect(restWords({ restedTurns: 1, hasRecovered: false })).toBe('At rest for a turn; nine turns recover a step.');
    expect(restWords({ restedTurns: 4, hasRecovered: false })).toBe(
      'At rest for 4 turns running; nine turns recover a step.',
    );
    expect(restWords({ restedTurns: 12, hasRecovered: true })).toBe('It has recovered its one step.');
  });
});
