import { describe, expect, it } from 'vitest';
import type { FightFacts, OwnFact } from '../facts';
import { briefingOf } from './briefing';
import { byWeight } from './fights-in-order';

const unit = (losses: OwnFact['losses'], effectiveness: OwnFact['effectiveness'] = 'capable') =>
  ({ losses, effectiveness, movement: 'stayed' }) as OwnFact;
const fight = (id: string, outcome: FightFacts['outcome'], ...own: OwnFact[]) => ({ id, outcome, own }) as FightFacts;

describe('the order of a briefing (ours)', () => {
  it('own fights by weight, then the enemy met by probes', () => {
    const fights = [
      fight('probe', null, unit('none'), unit('none')),
      fight('held, light losses', 'heldOn', unit('light')),
      fight('lost its ground, heavy losses', 'lostGround', unit('heavy')),
      fight('held, one unit taken', 'heldOn', unit('heavy', 'captured')),
      fight('held, two units', 'heldOn', unit('light'), unit('none')),
    ];
    expect(byWeight(fights).map(({ id }) => id)).toEqual([
      'held, one unit taken',
      'lost its ground, heavy losses',
      'held, two units',
      'held, light losses',
      'probe',
    ]);
  });

  it('what was mistaken, fights, moves, what was seen, and last what was heard of requests', () => {
    const body = [
      'The report of 18 SEP 2200 was mistaken.',
      'ARNHEM',
      'They hold on.',
      'They are tired.',
      'MOVES AND MESSAGES',
      'The Irish Guards stand at 440 050.',
      'Of the Typhoons you asked for nothing is known.',
    ].join('\n\n');
    const requests = [{ factId: 'r', what: 'the Typhoons', heard: '' }];
    expect(briefingOf({ body, requests }, [{ source: 'air reconnaissance', body: 'Tanks in the wood.' }])).toEqual([
      { title: '', paragraphs: ['The report of 18 SEP 2200 was mistaken.'] },
      { title: 'ARNHEM', paragraphs: ['They hold on.', 'They are tired.'] },
      { title: 'MOVES AND MESSAGES', paragraphs: ['The Irish Guards stand at 440 050.'] },
      { title: 'SEEN: AIR RECONNAISSANCE', paragraphs: ['Tanks in the wood.'] },
      { title: 'REQUESTS', paragraphs: ['Of the Typhoons you asked for nothing is known.'] },
    ]);
  });

  it('without a report only what was seen is told', () => {
    expect(briefingOf(null, [])).toEqual([]);
  });
});
