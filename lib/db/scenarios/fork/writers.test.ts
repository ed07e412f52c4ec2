import { expect, it } from 'vitest';
import { withoutWriters } from './writers';

it('whoever wrote or did something is left out, how a team is played stays', () => {
  const row = {
    id: 'r',
    writtenBy: 'Anna',
    by: 'Map Control',
    seatLabel: 'Control',
    playedBy: 'people',
    slowedBy: 'mud',
    goalBy: 'drawn',
  };
  expect(withoutWriters({ ...row, after: { playedBy: 'control', settledBy: 'Ben' } })).toEqual({
    id: 'r',
    writtenBy: '',
    by: '',
    seatLabel: '',
    playedBy: 'people',
    slowedBy: 'mud',
    goalBy: 'drawn',
    after: { playedBy: 'control', settledBy: '' },
  });
});
