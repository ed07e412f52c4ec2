import { describe, expect, it } from 'vitest';
import { stateInWords } from './weighing-words';

const underWay = {
  plays: 20,
  progress: { done: 26, of: 160, plays: 3, leftMs: 600_000 },
  isBegun: true,
  isHeldUp: false,
  endedAt: null,
  endedBecause: '',
  broken: [],
};
const broken = [{ number: 2, turn: 6, words: 'no counter' }];

describe('the state of a weighing', () => {
  it.each([
    [underWay, '3 of 20 plays done, 26 of 160 turns. About 10 minutes left.'],
    [
      { ...underWay, progress: { ...underWay.progress, leftMs: 41_000 } },
      '3 of 20 plays done, 26 of 160 turns. About 50 s left.',
    ],
    [
      { ...underWay, progress: { ...underWay.progress, leftMs: 7_500_000 } },
      '3 of 20 plays done, 26 of 160 turns. About 2 h 5 min left.',
    ],
    [
      { ...underWay, progress: { done: 0, of: 160, plays: 0, leftMs: null } },
      '0 of 20 plays done, 0 of 160 turns. An estimate comes with the first turn.',
    ],
    [{ ...underWay, isBegun: false }, 'It begins in a moment.'],
    [{ ...underWay, isHeldUp: true }, 'It stands still as long as a hall plays here. 3 of 20 plays done.'],
    [{ ...underWay, endedAt: '2026-11-30T04:00:00Z' }, '20 plays, all done.'],
    [
      { ...underWay, endedAt: '2026-11-30T04:00:00Z', endedBecause: 'stopped by Game Control' },
      'Ended after 3 of 20 plays: stopped by Game Control.',
    ],
    [{ ...underWay, endedAt: '2026-11-30T04:00:00Z', broken }, '20 plays, all done. One of them broke.'],
  ])('%#', (told, words) => expect(stateInWords(told)).toBe(words));
});
