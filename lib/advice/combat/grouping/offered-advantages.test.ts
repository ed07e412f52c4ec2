import { describe, expect, it } from 'vitest';
import { groundSaid } from '../ground-said';
import { offeredAdvantages } from './offered-advantages';

const bridge = { id: 'arnhem', name: 'Arnhem – Rhine road bridge' };

describe('OC-133: holding a river crossing', () => {
  const holds = { holds: [bridge] };
  it('is offered to a defender that holds it, against an attacker who comes over it or for it', () =>
    expect(offeredAdvantages(holds, 'defender', [{}, { comesFor: ['arnhem'] }])).toEqual([
      {
        words: 'holds the crossing Arnhem – Rhine road bridge',
        why: 'it is within 500 m, and an attacker comes over it or for it',
        rule: '§9 Factors note 1, OC-133',
      },
    ]));
  it('not against those who come for nothing or for another, and not to an attacker', () => {
    expect(offeredAdvantages(holds, 'defender', [{}])).toEqual([]);
    expect(offeredAdvantages(holds, 'defender', [{ comesFor: ['oosterbeek'] }])).toEqual([]);
    expect(offeredAdvantages(holds, 'attacker', [{ comesFor: ['arnhem'] }])).toEqual([]);
    expect(offeredAdvantages({}, 'defender', [{ comesFor: ['arnhem'] }])).toEqual([]);
  });
});

describe('§9 Factors note 1: ground as an order describes it', () => {
  it.each([
    ['Hold the ridge and shell the road.', 'overlooks the enemy', 'Hold the ridge'],
    ['From the high ground, attack Bras.', 'overlooks the enemy', 'From the high ground'],
    ['Dig in overlooking the bridge', 'overlooks the enemy', 'overlooking'],
    ['Stay in the prepared positions.', 'prepared defences', 'prepared positions'],
    ['We hold the old farm at Prieuré.', 'holds a strongpoint', 'hold the old farm'],
  ])('%s', (orders, words, quoted) => expect(groundSaid(orders)).toContainEqual({ words, quoted }));
  it.each(['Take the ridge.', 'Attack the farm and the hill behind it.', 'Move to Elst', ''])(
    'what is only an aim is none: %s',
    (orders) => expect(groundSaid(orders)).toEqual([]),
  );
  it('is offered to both sides alike', () => {
    const said = { groundSaid: groundSaid('Attack down from the heights') };
    for (const role of ['attacker', 'defender'] as const)
      expect(offeredAdvantages(said, role, [])).toEqual([
        { words: 'overlooks the enemy', why: 'its order says “from the heights”', rule: '§9 Factors note 1' },
      ]);
  });
});
