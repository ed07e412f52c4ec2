import { describe, expect, it } from 'vitest';
import { factsOf, listsOf } from './case-entry-words';

describe('a kept case read back', () => {
  it('tells what is set, in words, and leaves names as they were written', () => {
    expect(
      factsOf({
        id: 'x',
        arm: 'antiTank',
        profile: '5-0',
        stepsLost: 1,
        formation: '50 Northumbrian Div',
        isPrepared: true,
        standFast: false,
        flags: ['lightInfantry'],
        turnShareMoved: 0.25,
      }),
    ).toEqual([
      'arm: anti-tank',
      'formation: 50 Northumbrian Div',
      'prepared',
      'flags: light infantry',
      'turn share moved 0.25',
    ]);
    expect(factsOf({ a: 12, b: 10, escorted: { by: 'b', transportSerials: 6, bomberSquadrons: 0 } })).toEqual([
      'side A, squadrons 12',
      'side B, squadrons 10',
      'escorted by: side B',
      'transport serials 6',
    ]);
    expect(
      factsOf({ kind: 'transport', carries: { id: 'A087', profile: '6-5', stepsLost: 0 } }, () => '2 Para'),
    ).toEqual(['kind: transport', 'carries 2 Para 6-5']);
  });
  it('finds every list that has rows, in forces too', () => {
    const put = {
      daypart: 'night',
      attacker: { leadFormation: 'A', units: [{ id: 'a' }], air: [] },
      slowedBy: ['snow'],
    };
    expect(listsOf(put)).toEqual([{ title: 'Attackers', rows: [{ id: 'a' }] }]);
    expect(factsOf(put)).toEqual(['when: night', 'attackers led by A', 'slowed by: snow']);
  });
});
